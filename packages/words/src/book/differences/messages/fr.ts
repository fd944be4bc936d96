/** What differs between the editions. */
export const differences = {
  'diff.elections': 'Élections et manches',
  'diff.elections.2019': 'Quatre élections en quatre manches, ou sept en cinq',
  'diff.elections.2006':
    'Sept élections en sept manches, ou cinq en cinq ; à la dernière, on ne fait que compter',
  'diff.elections.1997': 'Sept élections en sept manches ; à la dernière, on ne fait que compter',
  'diff.start': 'Le début',
  'diff.start.2019':
    'Cartes choisies dans un draft. Un bloc de cinq avantages, les mêmes dans des régions différentes',
  'diff.start.2006':
    'Plateforme et trois cartes distribuées. Une option de chacune de deux colonnes, même plusieurs fois dans une région',
  'diff.start.1997': 'Comme en 2006',
  'diff.bid': 'Premier joueur',
  'diff.bid.2019': 'Le plus offrant commence. À égalité, on relance une fois, à tour de rôle',
  'diff.bid.2006': 'Le plus offrant désigne le premier joueur. À égalité, on mise encore, puis un dé décide',
  'diff.bid.1997': 'Le plus offrant désigne le premier joueur. À égalité, un dé décide aussitôt',
  'diff.platform': 'Plateforme',
  'diff.platform.2019': 'Prendre parmi les cartes visibles, en échanger jusqu’à deux, en garder une',
  'diff.platform.2006': 'Compléter la main à trois, repiocher une fois, en échanger une',
  'diff.platform.1997': 'Comme en 2006',
  'diff.politicians': 'Politiciens',
  'diff.politicians.2019':
    'Après médias et réunions. On paie quand ils sont retournés, ou on renonce ; une action principale et une secondaire',
  'diff.politicians.2006':
    'Avant médias et réunions. Il faut pouvoir les payer tous ; une action chacun, obligatoire',
  'diff.politicians.1997':
    'Avant médias et réunions. Posés un par un, bluff permis ; la popularité bouge toujours de 1',
  'diff.coalition': 'Coalitions',
  'diff.coalition.2019': 'Trouvées par les règles à l’élection, sans demander',
  'diff.coalition.2006':
    'Une phase à part : une tuile chacun, deux cartes communes pour demander, trois pour imposer',
  'diff.coalition.1997': 'Comme en 2006',
  'diff.media': 'Médias',
  'diff.media.2019':
    '5 000 le marqueur. Échanges après les politiciens, avec le plateau des opinions, qui se vide',
  'diff.media.2006':
    '4 000 le marqueur. Échanges juste après l’achat, dans l’ordre inverse des régions, avec une réserve de six',
  'diff.media.1997':
    '4 000 le marqueur. Échanges juste après l’achat, dans l’ordre des régions, avec une réserve de six',
  'diff.meetings': 'Réunions',
  'diff.meetings.2019':
    'De plus en plus chères : 1 000 pour une, 20 000 pour huit ; 8 au plus dans une région',
  'diff.meetings.2006': '1 000 chacune, quatre nouvelles au plus dans une région et dix en tout',
  'diff.meetings.1997': 'Comme en 2006',
  'diff.polls': 'Sondages',
  'diff.polls.2019':
    'Le dos montre qui monte. Une mise chacun. On ne publie que si on monte, sinon adhérents +3',
  'diff.polls.2006':
    'Achetés sans voir, aux enchères montantes. Une ou deux lignes de n’importe qui, ou deux dés d’adhérents',
  'diff.polls.1997': 'Comme en 2006',
  'diff.votes': 'Voix',
  'diff.votes.2019':
    '(réunions + popularité) × correspondance, chacune au moins 1 ; sans limite ; dès quatre réunions',
  'diff.votes.2006':
    'réunions × (popularité + correspondance), au moins une demi-voix chacune ; 50 au plus ; dès cinq réunions',
  'diff.votes.1997': 'Comme en 2006',
  'diff.win': 'Qui gagne une élection',
  'diff.win.2019': '50 voix seul, ou le plus fort avec un partenaire : 12, 10, 7 ou 5 points',
  'diff.win.2006': 'Le plus de voix, une coalition compte ensemble. Pas de points, mais le plateau national',
  'diff.win.1997': 'Comme en 2006, mais sur un plateau national plein les opinions se décalent',
  'diff.pay': 'Argent et adhérents',
  'diff.pay.2019':
    'Sièges et adhérents paient à chaque manche ; les contributions coûtent ou rapportent des nombres fixes',
  'diff.pay.2006':
    'Les adhérents ne paient qu’aux manches 1, 3 et 5 ; on lance des dés pour les contributions ; les opinions nationales partagées amènent des adhérents',
  'diff.pay.1997': 'Comme en 2006, mais la manche 6 ne paie rien, et les refus sont montrés ensemble',
  'diff.end': 'La fin',
  'diff.end.2019': 'Sièges, victoires, médias, adhérents, et 6 et 3 pour l’argent',
  'diff.end.2006':
    'Sièges, médias, adhérents avec 10 et 6 pour les premiers, opinions nationales. L’argent ne compte pas',
  'diff.end.1997': 'Comme en 2006',
};
