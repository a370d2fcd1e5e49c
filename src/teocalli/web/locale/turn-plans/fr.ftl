# Le tour jusqu’ici et les plans à comparer, lus dès qu’il y a quelque chose à garder

web-turn-so-far = Ce tour jusqu’ici
web-turn-nothing-changed = Rien gagné ni dépensé pour l’instant.
web-turn-before-after = Avant et après
web-turn-from-to = { $name } : { $before } avant, { $after } maintenant
web-turn-plan = Plan { $name }
web-turn-carry-out = Jouer ce plan
web-turn-forget = Abandonner
web-turn-before = avant
web-turn-now = maintenant
web-turn-take-back = Annuler le tour
web-turn-keep = Garder comme plan { $name }
web-turn-kept = Le plan { $name } est gardé. Essayez autre chose pour comparer.
web-turn-other = { $player }, si l’on comptait maintenant
    .you = Pour vous, si l’on comptait maintenant
web-turn-chance = Chances de victoire
web-turn-weigh = Comparer les chances
web-turn-weighing = Réflexion en cours…
