export const en = {
  'hint.taken': '{hints, plural, one {Played with one hint.} other {Played with # hints.}}',

  'end.title': 'The game is over',
  'end.winner':
    '{The_parties} {parties_number, select, one {wins} other {win}}{count, plural, one {} other { together}} with {points, plural, one {# point} other {# points}}.',
  'end.steps': 'Where the points came from',
  'end.next-step': 'Next',
  'end.step-by-step': 'Step by step',
  'end.source-bonus': 'Most members',
  'end.total': 'Total',
  'end.rank': 'Rank',
  'end.curves': 'The game as a curve',
  'end.curve-label': '{what}, decision by decision; at the end: {values}',
  'end.rematch': 'Rematch',
  'end.same-deal': 'The same deal again',
  'end.you':
    '{rank, select, 1 {{name}, you win.} 2 {{name}, you come second.} 3 {{name}, you come third.} 4 {{name}, you come fourth.} other {{name}, you come fifth.}}',
  'end.you-share': '{name}, you win together with {names}.',
  'end.watch': 'Step through the game',
  'end.turns': 'The moments that changed most',
  'end.turns-text': 'In points, as they would have counted right then.',
  'end.turn-points': '{sign}{points}',
  'end.curve-hint':
    'This curve shows how far each party was ahead of the average, as points would have counted right then: media, members and money count as they are earned.',
  'end.curve-known': 'Got it',

  'undo.takebacks': '{takebacks, plural, one {Played with one takeback.} other {Played with # takebacks.}}',
  'rematch.yours': 'Your rematch is waiting for the others.',
  'rematch.join': 'Join',
  'rematch.go': 'To the table',

  'word.points': 'Points',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
