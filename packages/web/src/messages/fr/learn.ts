/** The frame of a lesson, and its door in the lobby. */
export const learn = {
  'learn.try': 'Positions à essayer : une douzaine de problèmes tirés de vraies parties',
  'learn.older': 'Tu connais 2019 ? Vois en cinq minutes ce que 2006 fait autrement',
  'coach.name': 'Coach',
  'coach.on': 'Coach activé',
  'coach.off': 'Coach désactivé',
  'first.mark': 'Première partie',
  'coach.text': 'Une ligne sous chaque décision : à quoi elle sert et ce qu’elle coûte d’habitude.',
  'first.button': 'Ta première partie, avec un coach',
  'first.text':
    'Plateforme et premières pièces sont déjà posées, les bots sont simples, et une ligne sous chaque décision dit à quoi elle sert.',
  'learn.title': 'Apprendre en jouant',
  'learn.text': 'Dix minutes, une manche préparée, les vrais plateaux. Pas besoin de livre de règles.',
  'learn.button': 'Commencer la leçon',
  'learn.next': 'Suivant',
  'learn.back': 'Retour',
  'learn.go': 'C’est parti',
  'learn.again': 'Recommencer ce chapitre',
  'learn.votes': '{votes, plural, one {# voix} other {# voix}}',
  'learn.place': '{place} sur {count} · {title}',
  'learn.minutes': 'encore {minutes, plural, one {# minute} other {# minutes}} environ',
  'learn.leave': 'Quitter',
  'learn.read-first': 'Lis d’abord ceci, puis appuie sur « {next} ».',
  'learn.won': 'Tu as gagné ta première soirée électorale !',
  'learn.done': 'Tu sais maintenant comment on joue.',
  'learn.result':
    '{points, plural, one {# point} other {# points}} et {rank, selectordinal, one {#re} other {#e}} place.',
  'learn.what-next-2019':
    'Dans une vraie partie, tu choisis d’abord tes cartes et un bloc de départ, et il y a quatre élections. Presque tout le reste, tu viens de le faire.',
  'learn.what-next-2006':
    'Ce sont les différences principales ; le livre de règles les donne toutes. Une partie de cette édition a sept manches, ou cinq.',
  'learn.play': 'Jouer une vraie partie',
  'learn.last-again': 'Rejouer la dernière manche',
  'learn.anew': 'Recommencer la leçon',
};
