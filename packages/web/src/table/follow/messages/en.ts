export const en = {
  'follow.move': 'Move {at} of {of}',
  'follow.then-you': 'then it’s your turn',
  'follow.why': 'Why:',
  'follow.counted': 'If {region} were counted now',
  'follow.points': '{points, plural, one {point} other {points}}',
  'follow.win': 'for the win',
  'follow.back': 'Back one move',
  'follow.pause': 'Pause',
  'follow.skip': 'Skip to now',
  'follow.skip-to-me': 'Skip to me',
  'follow.next': 'Next move',
  'follow.space': 'Space',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
