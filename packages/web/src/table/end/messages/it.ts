import type { Messages } from './en.ts';

export const it: Messages = {
  'hint.taken': '{hints, plural, one {Giocata con un consiglio.} other {Giocata con # consigli.}}',

  'end.title': 'La partita è finita',
  'end.winner':
    '{The_parties} {parties_number, select, one {vince} other {vincono}}{count, plural, one {} other { insieme}} con {points, plural, one {# punto} other {# punti}}.',
  'end.steps': 'Da dove vengono i punti',
  'end.next-step': 'Avanti',
  'end.step-by-step': 'Passo per passo',
  'end.source-bonus': 'Bonus iscritti',
  'end.total': 'Totale',
  'end.rank': 'Posto',
  'end.curves': 'La partita in un grafico',
  'end.curve-label': '{what}, decisione per decisione; alla fine: {values}',
  'end.rematch': 'Rivincita',
  'end.same-deal': 'La stessa distribuzione',
  'end.you':
    '{rank, select, 1 {{name}, hai vinto.} 2 {{name}, arrivi al secondo posto.} 3 {{name}, arrivi al terzo posto.} 4 {{name}, arrivi al quarto posto.} other {{name}, arrivi al quinto posto.}}',
  'end.you-share': '{name}, vinci insieme a {names}.',
  'end.watch': 'Ripercorri la partita',
  'end.turns': 'I momenti che hanno cambiato di più',
  'end.turns-text': 'In punti, come sarebbero contati in quel momento.',
  'end.turn-points': '{sign}{points}',
  'end.curve-hint':
    'Questa curva mostra di quanto ogni partito era sopra la media, in punti come sarebbero contati in quel momento: media, iscritti e denaro contano appena ottenuti.',
  'end.curve-known': 'Capito',

  'undo.takebacks':
    '{takebacks, plural, one {Giocata con un annullamento.} other {Giocata con # annullamenti.}}',
  'rematch.yours': 'La tua rivincita aspetta gli altri.',
  'rematch.join': 'Partecipa',
  'rematch.go': 'Al tavolo',

  'word.points': 'Punti',
};
