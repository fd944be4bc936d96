/** The frame of the rulebook: titles, purposes, first steps. */
export const frame = {
  'book.title': 'Règles du jeu',
  'book.search': 'Chercher un mot, par exemple popularité',
  'book.found': '{count, plural, =0 {Rien trouvé} one {# passage} other {# passages}}',
  'book.back': 'Retour',
  'book.print': 'Imprimer',
  'book.contents': 'Sommaire',
  'book.start': 'Pour commencer',
  'book.phases': 'Phase par phase',
  'book.look': 'À consulter',
  'book.game': 'Quel jeu ?',
  'book.goal': 'Le but',
  'book.set-up': 'Mise en place',
  'book.glance': 'Une manche en un coup d’œil',
  'book.glance-text':
    '{rounds, plural, one {Une manche} other {# manches}} comme celle-ci. Chaque fois, la région suivante vote.',
  'book.glance-last':
    '{rounds, plural, one {Une manche} other {# manches}} ; à la dernière, on ne fait que compter.',
  'book.first': 'Tes premiers pas',
  'book.politicians': 'Tous les politiciens',
  'book.polls': 'Tous les sondages',
  'book.seats': 'Sièges par région',
  'book.terms': 'Les mots de A à Z',
  'book.different': 'Ce qui change',
  'book.ours': 'Nos décisions et reconstitutions',
  'book.aid': 'Aide de jeu',
  'book.why': 'À quoi ça sert ?',
  'book.rule': 'Ce que tu fais',
  'book.example': 'Exemple',
  'book.open': 'Ouvrir dans les règles',
  'book.cost': 'Coût',
  'book.main': 'Action principale',
  'book.one-of': 'Puis une de celles-ci',
  'book.does': 'Une de celles-ci',
  'book.votes-for': 'Voix',
  'book.players': 'À 3, 4 ou 5 joueurs',
  'book.reconstructed':
    '° reconstitué : aucune de nos sources ne donne ce nombre. Les valeurs de ta boîte peuvent être saisies dans un paquet de composants.',
  'book.reported':
    '† rapporté par des joueurs de l’édition imprimée ; aucun livret que nous avons pu lire ne l’imprime.',
  'book.in-figures': '{what} : chiffres',
  'book.in-points': 'Points : {what}',
  'book.counts': '{elections} élections en {rounds} manches',
  'book.different-from': '{one} et {other}',
  'goal.2019':
    'Mène ton parti à travers {elections} élections régionales allemandes et finis avec le plus de points. Cinq choses en rapportent :',
  'goal.2006':
    'Mène ton parti à travers {elections} élections régionales allemandes et finis avec le plus de points. Quatre choses en rapportent, et l’argent n’en est pas :',
  'score.mandates': 'pour tes voix, dans chaque région',
  'score.wins':
    '{alone} seul, {several} chacun si plusieurs atteignent {majority}, {coalition} chacun avec un partenaire, {lonely} sans',
  'score.media': '{values} selon l’élection',
  'score.base': '1 chacun',
  'score.base-bonus': '1 chacun ; {most} de plus pour le plus grand nombre, {second} pour le deuxième',
  'score.national':
    '{values} selon la case pour chacune que tu partages ; {secured} de plus si elle est dominante',
  'score.money': '{most} pour le plus riche, {second} pour le deuxième',
  'setup.drawn-sizes':
    'On tire {large} grandes régions et {small} petites. Celle qui vaut le moins vote en premier.',
  'setup.drawn-any': 'On tire {any} régions au hasard. Le premier plateau vote en premier.',
  'setup.opinions':
    'Chaque région reçoit {count} opinions. Visibles au départ, dans l’ordre des élections : {open}.',
  'setup.board-each':
    'Sur le plateau des opinions, il y a pour chaque thème une carte pour et une contre, à échanger plus tard.',
  'setup.board-some': '{count} opinions sont dans la réserve d’échange.',
  'setup.supply':
    'Tu as {money}, {base} adhérents, {meetings} réunions, {media} marqueurs médias, {politicians} politiciens, {donations} contributions{tiles, plural, =0 {} other { et # tuiles de coalition}}.',
  'setup.draft':
    'Tu choisis des cartes dans le draft et en poses {size} comme plateforme. Puis tu choisis un bloc de départ.',
  'setup.dealt':
    'Tu reçois une plateforme de {size} cartes et {hand} autres en main. Puis tu choisis tes options préliminaires.',
  'setup.meetings':
    '{count, plural, one {Une de tes réunions est} other {# de tes réunions sont}} dans chaque région dès le départ.',
  'players.display': 'Il y a {three} cartes visibles à 3 joueurs, {four} à 4 et {five} à 5.',
  'players.parties': 'Les partis que personne ne joue restent dehors : les sondages ne les déplacent pas.',
  'players.same':
    'Le reste est pareil à 3, 4 et 5. Plus on est nombreux, plus 50 voix sont rares et plus le contrôle des médias est cher.',
  'players.same-dice':
    'Tout est pareil à 3, 4 et 5. Plus on est nombreux, plus les coalitions gagnent et plus le contrôle des médias est cher.',
  'hint.1':
    'Tu ne peux pas gagner partout. Choisis une plateforme pour les deux prochaines élections, pas pour toutes.',
  'hint.2': 'Cherche tôt un partenaire : sous 50 voix, c’est souvent une paire proche qui gagne.',
  'hint.3':
    'Garde tes politiciens forts pour les élections qui rapportent le plus. Chacun n’agit qu’une fois.',
  'hint.4': 'Compte ton argent avant chaque phase. Ce que coûte la première place manque aux sondages.',
  'hint.5':
    'Refuse tôt une contribution si tu peux : les adhérents paient à chaque manche et rapportent à la fin.',
  'hint-dice.2':
    'Pose tôt des tuiles de coalition là où quelqu’un partage tes positions. Deux cartes communes suffisent pour demander, trois pour imposer.',
  'hint-dice.5':
    'Suis les opinions nationales : elles amènent des adhérents après chaque élection et des points à la fin.',
  'why.draft':
    'Ta plateforme décide du nombre de voix que rapportent tes réunions. Regarde les opinions visibles avant de choisir.',
  'why.first-platform':
    'Chaque carte en accord avec les opinions d’une région y multiplie tes voix ; chaque désaccord coûte.',
  'why.starting-blocks':
    'Une avance là où tu veux gagner. La plupart aident la région qui vote en premier, et la plus grande.',
  'why.start-player': 'Être premier compte là où la place manque : médias, cartes visibles, égalités.',
  'why.platforms': 'Rapproche ta plateforme des régions qui votent bientôt, ou d’un partenaire que tu veux.',
  'why.media-shares':
    'Contrôler les médias permet d’échanger une opinion, protège des sondages et place un marqueur sur le plateau des médias après l’élection, même sans victoire.',
  'why-older.media-shares':
    'Contrôler les médias permet d’échanger une opinion et protège des sondages ; le marqueur d’un vainqueur compte sur le plateau national.',
  'why.meetings':
    'Les réunions sont des voix à venir : à la fin de la manche elles deviennent des voix, et les voix des points.',
  'why.send-politicians':
    'Les politiciens changent popularité, voix, médias et opinions. Ils agissent dans l’ordre où ils ont été posés.',
  'why.politicians-act':
    'On voit maintenant ce que les autres préparaient. Ne paie que ceux qui en valent encore la peine.',
  'why.politicians-resolve': 'Chaque carte fait une chose. Choisis l’ordre pour que l’une aide la suivante.',
  'why.coalitions':
    'Deux partis comptent leurs voix ensemble. Le bon partenaire gagne des élections que tu perdrais seul.',
  'why.media-influence':
    'Une opinion échangée contre une que tu partages vaut jusqu’à deux de correspondance, et gêne les autres.',
  'why.poll-auctions':
    'Un sondage fait varier la popularité. S’il ne t’aide pas, au moins personne d’autre ne s’en sert, et il amène des adhérents.',
  'why.votes':
    'Seules les voix gagnent, et seules les réunions deviennent des voix. Convertis-les quand popularité et correspondance sont au mieux.',
  'why.last-count': 'Ce qui reste dans la région qui vote est compté maintenant, si peu que ce soit.',
  'why.election':
    'Les voix donnent des sièges, et les sièges des points et de l’argent. La victoire en ajoute.',
  'why.spoils':
    'Le vainqueur porte l’humeur de la région au pays entier : marqueurs et opinions qui comptent à la fin.',
  'why.base-gain':
    'Si les opinions nationales sont les tiennes, des adhérents arrivent après chaque élection.',
  'why.pay-out':
    'De l’argent pour la manche suivante. Puis une contribution : du comptant, ou des adhérents qui paient chaque fois.',
  'why.donations':
    'Le comptant coûte des adhérents, le refus en rapporte. Le plus grand refus est récompensé.',
  'why.next-round': 'C’est au tour de la région suivante, et chaque autre montre une opinion de plus.',
  'why.final-scoring': 'On compte tout ce que tu as construit. Le plus de points l’emporte.',
  'glance.draft': 'Garder quatre cartes',
  'glance.first-platform': 'Poser cinq cartes',
  'glance.starting-blocks': 'Une avance',
  'glance.start-player': 'Miser pour commencer',
  'glance.platforms': 'Changer des cartes',
  'glance.media-shares': '{cost} le marqueur',
  'glance.meetings': 'Des voix à venir',
  'glance.send-politicians': 'Face cachée',
  'glance.politicians-act': 'Payer, puis agir',
  'glance.politicians-resolve': 'Une action chacun',
  'glance.coalitions': 'Trouver un partenaire',
  'glance.media-influence': 'Échanger une opinion',
  'glance.poll-auctions': 'Changer la popularité',
  'glance.votes': 'Réunions en voix',
  'glance.last-count': 'Compter le reste',
  'glance.election': 'Sièges et vainqueur',
  'glance.spoils': 'Au plateau national',
  'glance.base-gain': 'Des adhérents',
  'glance.pay-out': 'L’argent des sièges',
  'glance.donations': 'Prendre ou refuser',
  'glance.next-round': 'Nouvelles opinions',
  'glance.final-scoring': 'Compter les points',
  'ours.values':
    'Aucun livret que nous avons pu lire n’imprime tous les nombres. Les nôtres portent un ° ou le mot « reconstitué » : choisis pour que chaque exemple tombe juste, et signalés partout. Un † signale un nombre rapporté par des joueurs de l’édition imprimée.',
  'ours.R7':
    'Lors d’un échange, la position contraire sur le même thème peut entrer. Pris à la lettre, un des livrets l’interdit ; les exemples des autres le permettent. (R7)',
  'ours.R11':
    'Si plusieurs ont le plus d’argent, chacun reçoit les points du premier et personne ceux du deuxième. Les livrets n’en disent rien. (R11)',
  'ours.R39':
    'Un sondage gardé secret ne sera jamais vu. Les livrets disent seulement qu’il n’est pas publié. (R39)',
  'ours.R17':
    'Une carte qui quitte la plateforme va à la défausse, pas dans la réserve d’échange. L’aide de 1997 se lit des deux façons. (R17)',
  'ours.R0':
    'Tu ne peux pas miser plus que tu n’as. Les règles imprimées de 2019 le punissent ; un programme le refuse simplement. (R0)',
  'ours.R57':
    'Qu’on te demande quelque chose ou non ne dépend que de ce que tous peuvent voir : le silence ne trahit jamais ton argent. (R57)',
};
