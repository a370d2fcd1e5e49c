### Was viele Partien sagen, auf den Seiten, die es zeigen

teotihuacan-alike-offer = Gleiche Auswahl an Startplättchen
teotihuacan-alike-setup = Gleiche Entscheidung vor der Partie
teotihuacan-alike-workers = Eigene Arbeiter auf den gleichen Feldern, in der gleichen Runde
teotihuacan-alike-round = Gleiche Entscheidung in der gleichen Runde
teotihuacan-alike-era = Gleiche Entscheidung in der gleichen Epoche
teotihuacan-traits-starting = Behaltene Startplättchen
teotihuacan-traits-first_turn = Erste Züge
teotihuacan-traits-technology = Technologien
teotihuacan-traits-acts = Wie oft jede Aktion gewählt wurde
teotihuacan-traits-boards = Wie oft jede Hauptaktion gewählt wurde
teotihuacan-trait-first_turn = { $board }: { $act }
teotihuacan-trait-boards =
    { $count ->
        [0] { $board }: nie
        [one] { $board }: { $count } Mal
       *[other] { $board }: { $count } Mal
    }
teotihuacan-trait-acts-main =
    { $count ->
        [one] { $count } Hauptaktion
       *[other] { $count } Hauptaktionen
    }
teotihuacan-trait-acts-worship = { $count } Mal angebetet
teotihuacan-trait-acts-cocoa = { $count } Mal Kakao gesammelt
teotihuacan-trait-starting = Startplättchen { $first } und { $second }
teotihuacan-trait-places = { $first }, { $second }, { $third }
teotihuacan-trait-level = Pyramidenplättchen auf Ebene { $level }
teotihuacan-trait-crew = Mit { $count } { $count ->
        [one] Arbeiter
       *[other] Arbeitern
    }
