### Pages with plots.

error-no-plots = The plots need matplotlib, which is not installed; “pip install teocalli[report]” installs it.
