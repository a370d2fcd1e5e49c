"""One game at the terminal: what is shown, what is asked, what is understood, what is kept."""
