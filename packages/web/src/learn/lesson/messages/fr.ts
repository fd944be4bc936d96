import type { Messages } from './en.ts';

export const fr: Messages = {
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
