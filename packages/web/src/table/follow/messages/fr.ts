import type { Messages } from './en.ts';

export const fr: Messages = {
  'follow.move': 'Coup {at} sur {of}',
  'follow.then-you': 'ensuite c’est à toi',
  'follow.why': 'Pourquoi :',
  'follow.counted': 'Si on comptait maintenant {in_region}',
  'follow.points': '{points, plural, one {point} other {points}}',
  'follow.win': 'pour la victoire',
  'follow.back': 'Un coup en arrière',
  'follow.pause': 'Pause',
  'follow.skip': 'Passer à maintenant',
  'follow.skip-to-me': 'Passer à mon tour',
  'follow.next': 'Coup suivant',
  'follow.space': 'Espace',
};
