### Live games in French. What each message is for is said in locales/en/live.ftl.
### Names of sides stand without an article, after a colon.

## The panel below the board

live-summary = Jouer par liens
live-lead = Pour deux joueurs en deux lieux différents : chaque tour produit un lien que l’autre ouvre. Aucun serveur entre les deux, et les deux navigateurs vérifient chaque lancer.
live-first = Premier lancer
live-first-own = à moi
live-first-other = à l’autre joueur
live-strict = Strict : un lien repart après chaque lancer, pour que personne ne puisse prévoir la suite
live-invite = Créer une invitation
live-accept = Accepter l’invitation
live-link = Lien pour l’autre joueur
live-page = Ce que garantissent les parties par liens

## What was agreed, a line each

play-live-side = Votre camp : { $side }
play-live-begins = Premier lancer : { $side }
play-live-strictly = Partie stricte
play-live-checked = Lancers vérifiés : { $number }. Tous découlent des nombres des deux camps.

## What is said when a game begins, goes on, or is opened

play-live-made = L’invitation est prête. Ouvrez sa réponse dans ce navigateur.
play-live-invited = Vous êtes invité à une partie par liens. Acceptez sous le plateau, puis renvoyez le lien.
play-live-accepted = Invitation acceptée. Ouvrez la réponse dans ce navigateur.
play-live-played = { $ply }.
play-live-send = À suivre : { $side }. Envoyez à l’autre joueur le lien placé sous le plateau.
play-live-watched = Ce navigateur ne joue aucun camp dans cette partie : on peut seulement la regarder ici. Un camp ne se joue que dans le navigateur où il a été commencé, et tant que celui-ci garde ses données.
play-live-earlier = C’était un ancien lien de cette partie. La voici telle qu’elle est.
play-live-no-hint = Dans une partie avec quelqu’un qui est ailleurs, le plateau ne donne pas de conseil.

## Why a link is not accepted

play-live-other = Ce lien n’est pas accepté : il raconte la partie autrement qu’elle ne s’est déroulée ici. La voici telle que ce navigateur la connaît.
play-live-bad-throw = Ce lien n’est pas accepté : le lancer { $number } ne découle pas des nombres des deux camps.
play-live-bad-value = Ce lien n’est pas accepté : l’un de ses nombres ne correspond pas à son sceau.
play-live-bad-terms = Ce lien n’est pas accepté : ce qu’il dit de la partie se contredit.
play-live-insecure = Les parties par liens demandent une connexion sécurisée (https) : sans elle, les navigateurs ne vérifient aucun lancer.
play-live-not-kept = Ce navigateur ne garde rien pour ce site ; on ne peut donc pas y jouer de partie par liens.
play-live-too-long = La partie est devenue trop longue pour un lien et ne peut pas continuer.
