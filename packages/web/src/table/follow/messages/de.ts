import type { Messages } from './en.ts';

export const de: Messages = {
  'follow.move': 'Zug {at} von {of}',
  'follow.then-you': 'dann bist du dran',
  'follow.why': 'Warum:',
  'follow.counted': 'Würde {in_region} jetzt gezählt',
  'follow.points': '{points, plural, one {Punkt} other {Punkte}}',
  'follow.win': 'für den Sieg',
  'follow.back': 'Einen Zug zurück',
  'follow.pause': 'Anhalten',
  'follow.skip': 'Weiter bis jetzt',
  'follow.skip-to-me': 'Weiter zu mir',
  'follow.next': 'Nächster Zug',
  'follow.space': 'Leertaste',
};
