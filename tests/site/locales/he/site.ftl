# Only what shows how a language of the other direction looks; the rest comes from English.
title-page = { $name } · { $site }
skip-to-content = דילוג לתוכן
history = היסטוריה
play-cell-empty = { $square }, ריק
