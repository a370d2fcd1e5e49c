## Environnements pour les programmes qui apprennent

error-rewards = Les récompenses possibles sont { $known }, et non « { $value } ».
error-vector-actions = Les actions doivent être un tableau à une dimension de { $count } nombres, un par partie, et non un tableau de forme { $given }.
error-games-closed = Ces parties sont fermées : on ne peut plus les faire avancer.
error-games-busy = Un autre fil d’exécution fait déjà avancer ces parties : un seul à la fois peut le faire.
error-agents = Il faut des adversaires pour { $count } places, ou un seul pour toutes, et non pour { $given }.
error-own-seat = La place choisie doit être un nombre de 0 à { $last } ou « random », et non « { $value } ».
error-render-mode = Les modes de rendu possibles sont { $known }, et non « { $value } ».
