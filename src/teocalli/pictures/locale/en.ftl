# Pictures of boards and figures

error-no-pictures = Pictures need libraries that are not installed; “pip install teocalli[pictures]” installs them.
error-no-pixels = Pictures as arrays need libraries that are not installed; “pip install teocalli[environments,pictures]” installs them.
error-no-picture-drawing = { $game } has no picture for this: it brings no drawing, or only one of text and tables; “teocalli show” draws it in the terminal.
error-picture-theme = There is no theme “{ $theme }”; there are auto, light and dark.
error-picture-language = There are no texts in “{ $language }”; there are { $known }.
error-no-such-figure = The rules of { $game } have no figure “{ $figure }”; there are { $known }.
