"""The game Teotihuacan: City of Gods, by the rules T1 to T93."""
