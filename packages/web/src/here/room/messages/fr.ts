import type { Messages } from './en.ts';

export const fr: Messages = {
  'room.gathering': 'Scanne un code, et ton téléphone devient ta main',
  'room.back': 'À la table',
  'room.seats': 'Les places',
  'room.watch': 'Regarder',
  'room.watch-text': 'Les mains, l’argent et les mises secrètes restent sur vos téléphones.',
  'room.asleep': 'Téléphone endormi ? Scanne pour revenir.',
  'room.free': 'Scanne, et ton téléphone devient ta main.',
  'room.nobody': 'Place libre',
  'room.choosing': 'choisit…',
  'room.done': 'fait',
  'room.code': 'Code',
  'room.now': 'Maintenant',
  'room.now-in': 'Maintenant · {phase}',
  'room.over': 'La partie est finie',
  'room.deciding': '{name} : {what}',
  'room.just': 'À l’instant',
  'room.then': 'Ensuite',
  'room.seat-title': 'Ton téléphone, ta main',
  'room.seat-text': 'Tape le code que le grand écran montre à ta place. Il marche une fois.',
  'room.sit': 'S’asseoir',
};
