import type { CliMessages } from './en.ts';

/** What the terminal client says besides the words of the game, in French. */
export const fr: CliMessages = {
  'help.main': `macher — Die Macher, le jeu des élections, dans ton terminal

  macher play       jouer contre des bots, ou à plusieurs sur un même clavier
  macher simulate   faire jouer beaucoup de parties à des bots, et les enregistrer
  macher arena      faire jouer des bots entre eux, et mesurer lequel est le meilleur
  macher sit        faire jouer un programme à toi à une table d’un serveur
  macher replay     parcourir une partie enregistrée, étape par étape
  macher review     revoir une partie : chances, tournants, décisions coûteuses
  macher check      vérifier des enregistrements et des packs de matériel
  macher verify     vérifier que la donne d’une partie enregistrée était honnête
  macher scenario   exécuter des fichiers de scénario et signaler les écarts
  macher components lister toutes les valeurs du jeu et leur origine
  macher bench      mesurer la vitesse du moteur
  macher doctor     rejouer et vérifier toutes les parties stockées par un serveur
  macher backup     copier les données d’un serveur pendant qu’il tourne
  macher move       déménager les données d’un serveur vers PostgreSQL, ou l’inverse
  macher owner      donner un nouveau secret à l’hébergeur d’un serveur
  macher dump       écrire dans un fichier les parties qui peuvent être publiées

  macher COMMANDE --help en dit plus ; dans le dossier du projet, tape
  npm run macher -- COMMANDE. Toutes les commandes acceptent
  --lang en|de|pl|it|fr   la langue ; à défaut, LANG décide

Codes de sortie : 0 tout va bien, 1 erreur dans ce qui a été vérifié ou joué,
2 commande non comprise, 130 interruption.`,
  'help.play': `macher play — jouer une partie

  --ruleset ID      2019-4 (quatre élections, par défaut), 2019-7 (sept élections),
                    2006-7, 2006-5 ou 1997-7
  --players N       de 3 à 5, par défaut 4
  --humans LISTE    combien d’humains jouent (par défaut 1), ou leurs partis : cdu,spd
  --party ID        ton parti : cdu, spd, fdp, gruene ou linke
  --bots LISTE      qui sont les autres : un bot pour toutes les places, ou un par place,
                    par exemple 3,2,2-miser : 0 aléatoire, 1 débutant, 2 fort (par
                    défaut), 3 anticipe, 4 réfléchit à fond ; 2, 3 et 4 aussi avec un
                    caractère : -miser, -baron, -seeker, -organiser, -fighter
  --seed TEXTE      avec la même graine, la donne est la même
  --open-money      l’argent de chacun est visible
  --pack FICHIER    un pack de matériel
  --save FICHIER    où garder la partie (par défaut : un nouveau fichier dans records/)
  --resume FICHIER  reprendre une partie sauvegardée

À chaque question :  ? la règle, les signes et les touches   ?? toutes les règles en bref
                     t le plateau   l le journal   s confirmation oui/non
                     u annuler   q sauvegarder et quitter
On peut annuler dans son propre tour, tant que rien de caché n’a été révélé.`,
  'help.simulate': `macher simulate — des bots jouent beaucoup de parties

  --ruleset ID       par défaut 2019-4
  --players N        de 3 à 5, par défaut 4
  --games N          par défaut 1000
  --seed TEXTE       la première graine (par défaut 1) ; chaque partie a la sienne
  --bots LISTE       un bot pour toutes les places, ou un par place ; par défaut 0,
                     aléatoire
  --records DOSSIER  garder l’enregistrement de chaque partie dans ce dossier
  --reasons          avec --records : aussi les raisons de chaque action des bots, en JSON
  --pack FICHIER     un pack de matériel
  --json             le bilan en JSON`,
  'help.arena': `macher arena — des bots jouent entre eux

  --bots LISTE    qui joue, par exemple 3,2,2,2 ou 3,2x3 ; autant de bots que de joueurs,
                  ou plus : chaque bloc tire alors sa table au sort. 0 aléatoire,
                  1 débutant, 2 fort, 3 anticipe, 4 réfléchit à fond, 2-miser, etc. ;
                  docs/bots
  --bot "CMD"     un programme à toi, placé avant les autres dans la liste ; l’option
                  peut être répétée ; docs/bot-protocol.md
  --ruleset ID    par défaut 2019-4
  --players N     de 3 à 5 ; par défaut, autant que de bots, ou 4
  --games N       par défaut 1024, arrondi au bloc entier supérieur ; un bloc, c’est
                  une donne, jouée dans toutes les rotations des places
  --seed TEXTE    par défaut arena ; avec la même graine, les parties sont les mêmes
  --both          avec deux bots différents : aussi en sens inverse, par exemple 3,2,2,2
                  puis 2,3,3,3
  --sequential BAS,HAUT
                  arrêter dès qu’il est établi que le premier bot gagne au plus BAS ou
                  au moins HAUT pour cent de ses parties ; 5 pour cent de risque d’erreur
                  dans chaque sens
  --shard N/M     ne jouer que la N-ième de M parts du tournoi, sur n’importe quelle
                  machine, dans un fichier à elle
  --times         vérifier chaque action, et indiquer la durée des décisions
  --limit MS      avec --times : une décision plus longue est une erreur
  --time-limit MS temps accordé à un programme pour une décision, par défaut 1000
  --workers N     par défaut : tous les cœurs ; les résultats n’en dépendent pas
  --out FICHIER   où garder les parties terminées (par défaut : un fichier dans arena/)
  --resume        poursuivre les parties de programmes ; celles de nos bots se
                  poursuivent toujours
  --json          le rapport en JSON, une ligne par sens

Ctrl-C arrête ; la même commande reprend avec ce qui est dans son fichier.

macher arena merge FICHIER… --out FICHIER [--json] réunit les parts d’un tournoi, avec le
rapport qu’il aurait eu d’un seul tenant.`,
  'help.replay': `macher replay FICHIER — parcourir une partie enregistrée

  --seat QUI      voir la partie depuis une place : un parti, ou un numéro
                  de place à partir de 1 ; sans cette option, tout est visible
  --all           afficher toutes les étapes sans attendre
  --json          chaque événement, chaque élection et le score final par source

Touches : Entrée suivant   b retour   n phase suivante   r manche suivante
          g N aller à l’étape N   q quitter`,
  'help.review': `macher review FICHIER — revoir une partie terminée

Dit comment les chances de victoire ont évolué, ce qui les a le plus changées et quelles
décisions d’une place ont coûté plus de 2 points. Chacune est comparée à la meilleure que
trouve le niveau 4, d’après ce que la place savait alors. Les chances valent si des bots
prévoyants avaient continué ; avant la première élection, personne ne peut le savoir.
  --seat QUI      de qui : un parti, ou un numéro de place à partir de 1 ; sinon la
                  première personne, ou la place 1
  --workers N     par défaut tous les cœurs ; le résultat ne change pas
  --json          tout ce qui a été trouvé`,
  'help.check': `macher check FICHIER… — vérifier des enregistrements et des packs de matériel

Un enregistrement est rejoué et comparé au résultat qu’il annonce ; un pack est comparé
au schéma docs/component-pack.schema.json. La première erreur est localisée.
  --json          un objet par fichier`,
  'help.verify': `macher verify FICHIER… — vérifier que la donne d’une partie enregistrée était honnête

Rejoue l’enregistrement et vérifie que la graine découle du secret promis avant la partie
et de ce que les joueurs ont ajouté, et que les décisions secrètes n’ont pas changé.
Le code de sortie n’est 0 que si la donne est prouvée et qu’aucun sceau n’est brisé.
  --commitment TEXTE  l’engagement que tu as vu avant la partie, pour comparer
  --json              un objet par fichier`,
  'help.scenario': `macher scenario FICHIER… — exécuter des fichiers de scénario

Un scénario, c’est une position, des actions et ce qui doit en résulter ;
docs/scenarios.md explique comment en écrire un. La commande signale les écarts.
  --json          un objet par fichier`,
  'help.components': `macher components — toutes les valeurs du jeu et leur origine

  --ruleset ID    de quel jeu, par défaut 2019-4
  --pack FICHIER  avec les valeurs d’un pack de matériel
  --json          en JSON`,
  'help.doctor': `macher doctor — rejouer et vérifier toutes les parties stockées par un serveur

Lit le dossier de données (MACHER_DATA, à défaut data), que le serveur tourne ou non,
et ne change aucune partie. La commande dit avec quelle époque des règles chaque table
a commencé, et signale celles où quelque chose ne va pas ou qui sont gelées, et pourquoi.`,
  'help.backup': `macher backup FICHIER — copie complète des données d’un serveur, dans un nouveau fichier

Copie les parties et les joueurs du dossier de données (MACHER_DATA, à défaut data), que
le serveur tourne ou non. docs/hosting.md explique comment restaurer la copie.`,
  'help.move': `macher move DESTINATION — copie complète des données d’un serveur, à un autre endroit

Copie tout du dossier de données (MACHER_DATA, à défaut data) ou de la base (DATABASE_URL)
vers DESTINATION : un dossier, ou l’adresse d’une base PostgreSQL telle que
postgres://macher@localhost/macher. DESTINATION doit être vide, et aucun serveur ne doit
utiliser l’un ou l’autre. Ensuite tout est comparé, et chaque partie y est rejouée, comme
le fait macher doctor. Rien ne change à l’ancien endroit.`,
  'help.owner': `macher owner --new — un nouveau secret pour l’hébergeur d’un serveur

Montre le nouveau secret une seule fois. L’ancien ne vaut plus rien, et qui s’était
connecté avec lui sur /host est déconnecté aussitôt, que le serveur tourne ou non. Les
données sont dans le dossier de données (MACHER_DATA, à défaut data) ou dans la base
(DATABASE_URL). Lance la commande avec le même utilisateur que le serveur.`,
  'help.dump': `macher dump --out FICHIER — des parties terminées en données ouvertes, une par ligne

Écrit les parties d’un serveur (MACHER_DATA, sinon data, ou DATABASE_URL), qu’il tourne ou
non, que toutes les personnes qui y ont joué laissent publier : les privées seulement si
toutes le permettent aussi, celles d’un concours seulement quand il est terminé. Les noms
et tout ce qui a été dit n’y sont pas. FICHIER est remplacé quand tout est écrit.
docs/record-format.md dit comment le lire.

  --out FICHIER   où
  --since JOUR    seulement les parties terminées ce jour-là (UTC) ou après, par exemple
                  2026-01-31`,
  'help.sit': `macher sit TABLE --bot "CMD" — faire jouer un programme à toi à une table

TABLE est l’adresse de la table d’un serveur, telle que ton navigateur la montre ; pour
une table privée le lien entier, avec ce qui suit le #. Le programme lit et écrit des
lignes de JSON : docs/bot-protocol.md. Son jeton est dans MACHER_TOKEN, ou dans un
fichier.

  --bot "CMD"           le programme, comme tu le taperais dans un shell
  --seat PARTI|N        où il s’assoit ; à défaut, à la première place libre
  --token-file FICHIER  où se trouve son jeton, au lieu de MACHER_TOKEN
  --time-limit MS       temps accordé pour une décision, par défaut 10000
  --json                ce qui se passe, une ligne de JSON par événement

Il se déclare prêt, joue jusqu’à la fin de la partie et attend pendant que le serveur
redémarre. Ctrl-C laisse la place à un bot ; la même commande la reprend.`,
  'help.bench': `macher bench — mesurer la vitesse du moteur

  --seconds N     durée de chaque mesure, par défaut 2
  --json          en JSON`,

  'error.unknown-command': 'Commande inconnue : {command}. npm run macher -- --help en donne la liste.',
  'error.usage': '{reason}. npm run macher -- {command} --help en dit plus.',
  'error.option': '--{option} : {reason}',
  'error.must-be-one-of': 'il faut choisir parmi {options}',
  'error.must-be-number': 'il faut un nombre entier de {min} à {max}',
  'error.no-file': 'Indique au moins un fichier',
  'error.no-target': 'Indique la destination : un dossier, ou l’adresse d’une base PostgreSQL',
  'error.no-out': 'Indique avec --out quel fichier écrire',
  'error.no-new':
    '--new crée un nouveau secret ; l’ancien ne peut pas être montré, seule son empreinte est gardée',
  'error.must-be-day': 'doit être un jour, par exemple 2026-01-31',
  'error.file': '{file} : {reason}',
  'error.cannot-read': 'lecture impossible ({reason})',
  'error.cannot-write': 'écriture impossible ({reason})',
  'error.not-json': 'ce n’est pas du JSON ({reason})',
  'error.neither':
    'ce n’est ni un enregistrement ni un pack de matériel : « format » doit valoir macher-record ou macher-pack',
  'error.parties': 'les partis doivent être différents, et pas plus nombreux que les joueurs',
  'error.unexpected': 'inattendu : {text}',
  'error.exists': 'ce fichier existe déjà ; donne un autre nom, ou reprends la partie avec --resume',
  'error.text-length': 'il faut de {min} à {max} caractères',
  'error.bots':
    '{count, plural, =0 {aucun bot} one {# bot} other {# bots}} pour {players} joueurs : indique autant de bots que de joueurs, ou plus, {most} au maximum',
  'error.bots-here': 'indique un seul bot pour toutes les places de bots, ou un par place, soit {seats}',
  'error.unknown-bot': 'le bot {bot} n’existe pas ; il y a {options}',
  'error.both': 'il faut exactement deux bots différents',
  'error.sequential': 'il faut deux pourcentages entre 0 et 100, le plus petit d’abord, par exemple 25,30',
  'error.only-with': 'seulement avec {option}',
  'error.shard': 'doit être une part et le nombre de parts, comme 3/16',
  'error.not-with': 'pas avec {option}',
  'error.merge': 'Indique les fichiers de toutes les parts, et par --out un nouveau fichier pour le tout',
  'error.not-arena':
    'ce fichier existe, mais ce n’est pas un fichier de résultats de macher arena ; indique un autre fichier avec --out',
  'error.other-contest':
    'ce fichier contient les parties d’une autre confrontation ({contest}) ; indique un autre fichier avec --out, ou supprime celui-ci',
  'error.old-programs':
    'ce fichier contient des parties d’un programme qui a pu changer depuis : --resume les poursuit ; sinon, indique un autre fichier avec --out, ou supprime celui-ci',
  'error.changed':
    'la première partie de ce fichier se déroule désormais autrement, donc les bots ou les règles ont changé depuis ; indique un autre fichier avec --out, ou supprime celui-ci',

  'doctor.damage':
    '{count, plural, one {Les données elles-mêmes sont abîmées : # erreur} other {Les données elles-mêmes sont abîmées : # erreurs}}',
  'doctor.result':
    '{tables, plural, one {# table} other {# tables}}, {wrong, plural, =0 {aucune anomalie} one {# avec une anomalie} other {# avec des anomalies}}{frozen, plural, =0 {} one {, dont # gelée} other {, dont # gelées}}',
  'dump.done': '{games, plural, =0 {Aucune partie} one {# partie} other {# parties}} dans {file}.',
  'dump.left-out': 'Écartées :',
  'dump.bots': '{count} : seuls des bots ont joué',
  'dump.gone': '{count} : une personne qui a joué a supprimé son compte',
  'dump.consent': '{count} : une personne qui a joué ne le permet pas',
  'dump.contest': '{count} : le concours n’est pas terminé',
  'dump.continued': '{count} : suite d’une partie enregistrée',
  'dump.unreadable': '{count} : illisible ; macher doctor dit pourquoi',
  'backup.done': 'La sauvegarde est dans {file}',
  'ok.record':
    '{file} : enregistrement d’une partie ({ruleset}, {players} joueurs), {actions} actions, {state, select, over {résultat exact} other {pas encore terminée}}',
  'ok.reasons':
    '{file} : pourquoi les bots ont décidé ainsi, à côté d’un enregistrement ; il n’y a rien à vérifier',
  'ok.pack':
    '{file} : pack de matériel pour {edition}, « {name} », {count, plural, =0 {aucune valeur remplacée} one {# valeur remplacée} other {# valeurs remplacées}}',
  'verify.found': '{file} : {finding}',
  'verify.commitment': 'Engagement : {commitment}',
  'verify.same-position': 'La dernière position est bien celle qui a été enregistrée.',
  'verify.no-check':
    'La dernière position n’a pas pu être vérifiée : l’enregistrement n’a pas de somme de contrôle.',
  'verify.unknown-check':
    'La dernière position n’a pas pu être vérifiée : ce programme ne connaît pas la formule de « {check} ».',
  'ok.scenario': '{file} : comme prévu',
  'differs.scenario': '{file} : {count, plural, one {# écart} other {# écarts}}',
  'differs.line': '  {path} : attendu {expected}, trouvé {found}',

  'play.which': 'Quel jeu ?',
  'play.option': '{ruleset}, {players} joueurs',
  'play.default': '(Entrée)',
  'play.how-strong': 'De quelle force sont les autres ?',
  'level.0': 'aléatoire : n’importe quoi, pourvu que les règles le permettent',
  'level.1': 'débutant : sensé, mais facile à percer à jour',
  'level.2': 'fort : connaît la valeur des choses',
  'level.3': 'anticipe',
  'level.4': 'réfléchit à fond : le plus fort',
  'play.you-are': 'Tu joues {the_party}.',
  'play.invalid': 'Réponds comme indiqué.',
  'play.pass-keyboard': 'Au clavier : {party}. Les autres ne regardent pas ; Entrée pour commencer.',
  'play.pass-undo': 'u annule la dernière décision {of_party}.',
  'play.saved':
    'Partie sauvegardée dans {file}. Pour la reprendre :\n  npm run macher -- play --resume {file}',
  'play.winner':
    '{The_parties} {count, plural, one {{parties_number, select, many {gagnent} other {gagne}}} other {gagnent ensemble}} avec {points} points.',
  'play.record': 'Enregistrement de la partie : {file}',
  'play.enter-to-go-on': 'Entrée pour continuer',
  'play.confirm': 'Entrée pour confirmer, u pour annuler',
  'play.swift': 'Les décisions comptent maintenant aussitôt ; s demande de nouveau confirmation.',
  'play.not-swift': 'Les décisions sont de nouveau confirmées ; avec s, elles comptent aussitôt.',
  'play.undone': 'C’est annulé.',
  'play.nothing-to-undo':
    'Rien à annuler : quelque chose a été révélé, ou la décision n’était pas la tienne.',
  'play.keys':
    'Touches : ? règle, signes et touches, ?? toutes les règles en bref, t plateau, l journal, s confirmation oui/non, u annuler, q sauvegarder et quitter',
  'play.legend':
    'Signes : (a+ b−) accord dans la région a, désaccord dans la région b ; corr. correspondance ; → voix si toutes les réunions étaient converties maintenant ; vict. points de victoire dans l’état actuel, ou ✓ ; plateau des médias : points pour le marqueur qui y va après l’élection, celui du vainqueur ou de qui contrôle les médias ; 2× thème clé ; ! une seule fois par région et par manche ; ▒▒ opinion cachée ; ☎ tuile de coalition ; ? argent caché.',
  'play.reconstructed': '* valeur reconstituée : aucune source ne l’indique (npm run macher -- components)',
  'play.so-far': 'Depuis ta dernière décision',
  'play.more-news': '… avant, encore {count, plural, one {# ligne} other {# lignes}} : tape l',

  'input.pick': 'Numéro',
  'input.pick-or-pass': 'Numéro, ou - pour passer',
  'input.pick-or-skip': 'Numéro, ou - pour y renoncer',
  'input.pick-many': '{count} numéros, par exemple {example}',
  'input.amount': 'En milliers (3 = {example})',
  'input.amount-or-pass': 'En milliers (3 = {example}), ou - pour passer',
  'input.exchange':
    'Lettre de la plateforme et numéro de la main, par exemple w2 x1 ; - pour ne rien échanger',
  'input.keep': 'Que gardes-tu ?',
  'input.meetings': 'Nouvelles réunions ({regions}), par exemple 3 0 2 ; - pour ne rien acheter',
  'input.send': 'Numéro du politicien et lettre de la région, par exemple 1a 4c ; - pour n’envoyer personne',
  'input.yes-no': 'o/n',
  'input.yes': 'o',
  'input.no': 'n',
  'input.turn-in': 'Combien, ou - pour aucune',
  'input.block-regions':
    '{benefit} : {count, plural, one {lettre d’une région} other {lettres de # régions différentes}}',
  'input.block-regions-any':
    '{benefit} : {count, plural, one {lettre d’une région} other {lettres de # régions, la même autant de fois que tu veux}}',
  'input.not-now': 'Impossible maintenant : {deeds}',
  'input.same-issue': 'thème déjà pris',
  'input.out': 'Quelle opinion sort ? - pour passer',
  'input.swap': 'Lettre de la plateforme et numéro de la main, par exemple w2 ; - pour ne rien échanger',
  'input.discard': 'Numéros des cartes à défausser, par exemple 1 3 ; - pour n’en défausser aucune',
  'input.lay': 'Numéro du politicien et lettre de la région, par exemple 2c ; - pour passer',
  'input.lines': 'Un ou deux numéros, par exemple 1 3 ; - pour garder le sondage secret',
  'input.region-or-pass': 'Lettre d’une région, ou - pour passer',
  'input.pick-or-stop': 'Numéro, ou - pour arrêter',
  'input.in': 'Laquelle entre ?',
  'input.command': 'Entrée suivant, b retour, n phase, r manche, g N, q quitter',

  'preview.cost': 'Coût : {cost}, reste : {left}.',
  'preview.votes':
    '{meetings, plural, one {# réunion} other {# réunions}} : {votes, plural, one {# voix} other {# voix}}, total {total} et {mandates, plural, one {# siège} other {# sièges}}.',
  'preview.agreement': 'Correspondance : {changes}.',
  'preview.possible-votes': 'Voix si toutes les réunions étaient converties : {changes}.',
  'preview.platform': 'Ta plateforme serait : {cards}.',
  'preview.costs': 'Coût selon le nombre dans une région : {costs}.',

  'board.round': 'Manche {round} sur {rounds}',
  'board.set-up': 'Mise en place',
  'board.start-player': 'premier joueur',
  'board.current': 'élection cette manche',
  'board.mandates': 'sièges',
  'board.maximum': 'maximum {points}',
  'board.politicians': 'politiciens',
  'board.party': 'parti',
  'board.trend': 'pop.',
  'board.meetings': 'réun.',
  'board.media': 'médias',
  'board.media-control': '{mark} contrôle des médias : plus de marqueurs dans la région que tout autre parti',
  'board.votes': 'voix',
  'board.agreement': 'corr.',
  'board.win': 'vict.',
  'board.you': 'toi',
  'board.money': 'argent',
  'board.base': 'adhér.',
  'board.hand': 'main',
  'board.platform': 'plateforme',
  'board.supply':
    'réserve : {meetings, plural, one {# réunion} other {# réunions}}, {media, plural, one {# marqueur média} other {# marqueurs médias}}',
  'board.donations': 'contributions',
  'board.display': 'cartes visibles',
  'board.opinion-board': 'plateau des opinions',
  'board.media-board': 'plateau des médias',
  'board.points': 'points',
  'board.poll-top': 'sondage du dessus',
  'board.national': 'plateau national',
  'board.pool': 'réserve d’échange',
  'board.secured': 'dominante',
  'board.tiles': 'tuiles de coalition',
  'board.coalition': 'coalition',
  'board.kept': 'gardées jusqu’ici',
  'board.face-down': 'face cachée',

  'result.title': 'Score final',
  'result.total': 'Total',
  'result.rank': 'Rang',

  'move.progress': 'Lignes : {done} sur {games}, {rate} par seconde, reste {left}',
  'simulate.progress': 'Parties : {done} sur {games}, {rate} par seconde, reste {left}',
  'simulate.summary':
    '{games, plural, one {# partie} other {# parties}} ({ruleset}, {players} joueurs) en {seconds} s : {rate} par seconde.',
  'simulate.decisions': 'Décisions par partie : {mean}, de {min} à {max}.',
  'simulate.seat': 'Place',
  'simulate.wins': 'Victoires',
  'simulate.points': 'Points',
  'simulate.outcomes': 'Élections',
  'simulate.records': 'Les enregistrements sont dans {folder}.',

  'arena.pair': '{name} : {value}',
  'arena.contest': '{ruleset}, {players} joueurs, graine {seed} : {bots}',
  'arena.line': 'ligne {line}',
  'arena.title':
    '{games, plural, one {# partie} other {# parties}} ({ruleset}, {players} joueurs), graine {seed} : {bots}',
  'arena.bot': 'Bot',
  'arena.seats': 'Places',
  'arena.wins': 'Victoires %',
  'arena.wilson': 'Wilson 95 %',
  'arena.bootstrap': 'Par donne 95 %',
  'arena.margin': 'Avance',
  'arena.rank': 'Rang',
  'arena.worst': 'Pire place',
  'arena.legend':
    'Une victoire partagée compte par fractions ; à force égale, chacun obtient {share} %. Wilson considère toutes les parties comme indépendantes ; « par donne » regroupe les parties d’une même donne, et c’est à cet intervalle qu’il faut se fier. Avance : points d’avance sur la meilleure des autres places, avec l’intervalle à 95 % par donne.',
  'arena.rating': 'Classement',
  'arena.interval': '95 %',
  'arena.ratings':
    'Classement, comme aux échecs : la moyenne est 0, et 400 points de plus, c’est dix contre un dans une partie à deux.',
  'arena.verdict':
    '{state, select, above {C’est établi : {bot} gagne au moins {high} % de ses parties.} below {C’est établi : {bot} gagne au plus {low} % de ses parties.} other {On ne sait pas encore si {bot} gagne au plus {low} % ou au moins {high} % de ses parties : il faudrait augmenter --games.}} (logarithme du rapport de vraisemblance : {llr} ; seuils : {lower} et {upper} ; risque d’erreur : 5 %)',
  'arena.faults':
    '{bot} : {count, plural, one {# décision a été prise} other {# décisions ont été prises}} par le niveau 0 à sa place ({kinds}).',
  'arena.times':
    'Durée des décisions, sur cette machine, dans {games, plural, one {# partie jouée} other {# parties jouées}} cette fois. Aucun autre chiffre n’en dépend.',
  'arena.no-times': 'Pas de durée des décisions : toutes les parties étaient déjà dans le fichier.',
  'arena.decisions': 'Décisions',
  'arena.mean': 'Moyenne',
  'arena.max': 'Max.',
  'arena.too-slow': '{bot} a mis {time} pour une décision ; la limite est de {limit}.',
  'arena.missing':
    '{missing, plural, one {Il manque # bloc sur {blocks}} other {Il manque # blocs sur {blocks}}} : joue les autres parts, puis réunis-les de nouveau.',
  'arena.kept':
    '{kept, plural, one {# partie était} other {# parties étaient}} déjà dans {file} ; parties jouées cette fois : {games, number}.',
  'arena.rate':
    '{games, plural, one {# partie} other {# parties}} en {seconds} s : {rate} par seconde, {workers, plural, one {# fil d’exécution} other {# fils d’exécution}}. Résultats dans {file}.',
  'arena.stopped':
    'Arrêt. Parties dans {file} : {done, number} sur {games, number} ; la même commande reprend à partir de là.',
  'arena.faulty':
    '{bot} a échoué {count} fois ; la dernière fois : {kind}, {detail}. Dernières lignes de son stderr :',
  'arena.broken': 'Un fil d’exécution a échoué :',

  'fault.late': 'trop tard',
  'fault.not-json': 'pas d’objet JSON',
  'fault.too-long': 'réponse trop longue',
  'fault.refused': 'contraire aux règles',
  'fault.gone': 'programme terminé',

  'sit.no-table': 'Indique la table, par son adresse dans ton navigateur',
  'sit.no-link': '{text} n’est pas l’adresse d’une table, comme https://macher.example/t/NS8tCaEcaBLj',
  'sit.in-browser':
    '{text} est une table dans un navigateur : un programme ne peut s’asseoir qu’à la table d’un serveur',
  'sit.no-bot': 'Indique avec --bot quel programme joue',
  'sit.no-token': 'Il n’y a pas de jeton dans MACHER_TOKEN ; ton compte sur le serveur t’en donne un',
  'sit.odd-token': 'Ce n’est pas le jeton d’un programme : il doit commencer par macher_',
  'sit.seated': 'Place {seat}, {party} : prêt',
  'sit.begun': '{ruleset} à {players} joueurs : le programme joue {party}',
  'sit.place': '{rank}. {party} : {points}',
  'sit.fault': 'Essai {tries} sur {most} : {kind}, {detail}',
  'sit.lost':
    'Le serveur ne répond pas ({reason}) ; prochain essai dans {seconds, plural, one {# seconde} other {# secondes}}',
  'sit.found': 'Le serveur répond de nouveau',
  'sit.returned': 'Un bot le remplaçait ; le programme reprend',
  'sit.abandoned': 'La partie a été arrêtée sans résultat.',
  'sit.frozen': 'Le serveur ne peut plus suivre cette partie : elle est gelée.',
  'sit.full': 'Aucune place n’est libre.',
  'sit.begun-already': 'La partie a commencé, et le programme n’y a pas de place.',
  'sit.seat-lost': 'Le programme n’a plus de place à cette table.',
  'sit.resigned': 'Le programme a abandonné : un bot joue jusqu’à la fin.',
  'sit.faulty':
    'Le programme a échoué trop souvent et laisse sa place à un bot. La même commande la reprend.',
  'sit.stopped': 'Interrompu : le programme quitte sa place. La même commande la reprend.',
  'sit.unheard': 'Le serveur ne sait pas que la place a été quittée : il attend toujours le programme.',
  'sit.no-programs': 'Cette table n’admet pas de programmes.',
  'sit.blocked': 'La personne qui a ouvert la table a bloqué le programme.',
  'sit.refused': 'La table ne lui donne pas de place : {detail}',
  'sit.unreachable': 'Il n’y a pas de serveur à cette adresse ({detail}).',
  'sit.no-server': 'Ce qui répond à cette adresse n’est pas un serveur Macher.',
  'sit.not-signed-in':
    'Le jeton n’est pas valable, ou ne l’est plus : ton compte sur le serveur t’en donne un autre.',
  'sit.no-such-table': 'Cette table n’existe pas sur ce serveur.',
  'sit.not-invited': 'La table est privée : indique le lien entier, avec ce qui suit le #.',
  'sit.closed': 'Le serveur refuse : {detail}',

  'replay.title': '{ruleset}, graine {seed} : {parties}',
  'replay.step': 'Étape {step} sur {steps}',
  'replay.dealt': 'La donne',
  'replay.end': 'Fin de l’enregistrement.',
  'review.progress': '{done} sur {games} examinées',
  'review.title':
    '{ruleset} : {party}, {points} points, {rank, plural, one {1ʳᵉ} other {#ᵉ}} place sur {players}',
  'review.unfinished': '{ruleset} : {party}, partie non terminée',
  'review.chances': 'Chances de victoire, si des bots prévoyants avaient continué',
  'review.place': 'Manche {round}, {phase}',
  'review.unknown': 'Avant la première élection, personne ne peut le savoir.',
  'review.turning': 'Tournants',
  'review.no-turning': 'Aucune décision isolée n’a beaucoup changé.',
  'review.turn': '{before} → {after} : {text}',
  'review.decisions': '{count, plural, one {# décision examinée} other {# décisions examinées}}',
  'review.costly':
    '{count, plural, one {Une a coûté plus de 2 points} other {# ont coûté plus de 2 points, environ {total} en tout}}.',
  'review.nothing': 'Aucune décision n’a coûté plus de 2 points.',
  'review.cost': '{place} : environ {points, plural, one {# point} other {# points}}, à {give} près',
  'review.did': 'Décidé',
  'review.better': 'Mieux',
  'review.why': 'Pourquoi',

  'components.path': 'élément',
  'components.value': 'valeur',
  'components.origin': 'origine',
  'components.print': 'imprimé',
  'components.reported': 'rapporté',
  'components.ours': 'reconstitué',
  'components.pack': 'pack',
  'components.counts':
    '{print, plural, one {# valeur imprimée} other {# valeurs imprimées}}, {reported, plural, one {# rapportée} other {# rapportées}} par des joueurs, {ours, plural, one {# reconstituée} other {# reconstituées}}, {pack} du pack.',
};
