import type { Messages } from './en.ts';

export const it: Messages = {
  'follow.move': 'Mossa {at} di {of}',
  'follow.then-you': 'poi tocca a te',
  'follow.why': 'Perché:',
  'follow.counted': 'Se ora si contasse {in_region}',
  'follow.points': '{points, plural, one {punto} other {punti}}',
  'follow.win': 'per la vittoria',
  'follow.back': 'Una mossa indietro',
  'follow.pause': 'Pausa',
  'follow.skip': 'Salta a ora',
  'follow.skip-to-me': 'Salta a me',
  'follow.next': 'Mossa successiva',
  'follow.space': 'Spazio',
};
