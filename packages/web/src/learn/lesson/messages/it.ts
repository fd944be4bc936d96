import type { Messages } from './en.ts';

export const it: Messages = {
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.go': 'Si gioca',
  'learn.again': 'Ricomincia il capitolo',
  'learn.votes': '{votes, plural, one {# voto} other {# voti}}',
  'learn.place': '{place} di {count} · {title}',
  'learn.minutes': 'ancora circa {minutes, plural, one {# minuto} other {# minuti}}',
  'learn.leave': 'Esci',
  'learn.read-first': 'Prima leggi qui, poi premi «{next}».',
  'learn.won': 'Hai vinto la tua prima notte elettorale!',
  'learn.done': 'Ora sai come si gioca.',
  'learn.result': '{points, plural, one {# punto} other {# punti}} e {rank}º posto.',
  'learn.what-next-2019':
    'In una partita vera prima scegli le carte Programma e un blocco iniziale, e le elezioni sono quattro. Quasi tutto il resto l’hai appena fatto.',
  'learn.what-next-2006':
    'Queste sono le differenze principali; il regolamento le ha tutte. Una partita di questa edizione ha sette turni, o cinque.',
  'learn.play': 'Gioca una partita vera',
  'learn.last-again': 'Rigioca l’ultimo turno',
  'learn.anew': 'Ricomincia la lezione',
};
