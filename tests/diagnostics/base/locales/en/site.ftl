site-title = Races
