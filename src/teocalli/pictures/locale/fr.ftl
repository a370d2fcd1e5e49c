# Images de plateaux et figures

error-no-pictures = Les images demandent des bibliothèques qui ne sont pas installées ; « pip install teocalli[pictures] » les installe.
error-no-pixels = Les images en tableaux de nombres demandent des bibliothèques qui ne sont pas installées ; « pip install teocalli[environments,pictures] » les installe.
error-no-picture-drawing = { $game } n’a pas d’image pour cela : le jeu n’apporte aucun dessin, ou seulement un dessin fait de texte et de tableaux ; « teocalli show » le dessine dans le terminal.
error-picture-theme = Il n’y a pas de thème « { $theme } » ; il y a auto, light et dark.
error-picture-language = Il n’y a pas de textes en « { $language } » ; il y a { $known }.
error-no-such-figure = Les règles de { $game } n’ont pas de figure « { $figure } » ; il y a { $known }.
