import type { Messages } from './en.ts';

export const de: Messages = {
  'hint.taken': '{hints, plural, one {Mit einem Tipp gespielt.} other {Mit # Tipps gespielt.}}',

  'end.title': 'Die Partie ist zu Ende',
  'end.winner':
    '{The_parties} {parties_number, select, one {gewinnt} other {gewinnen}}{count, plural, one {} other { gemeinsam}} mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'end.steps': 'Woher die Punkte kommen',
  'end.next-step': 'Weiter',
  'end.step-by-step': 'Schritt für Schritt',
  'end.source-bonus': 'Bonus',
  'end.total': 'Summe',
  'end.rank': 'Platz',
  'end.curves': 'Die Partie als Kurve',
  'end.curve-label': '{what}, Entscheidung für Entscheidung; am Ende: {values}',
  'end.rematch': 'Revanche',
  'end.same-deal': 'Gleiche Ausgangslage',
  'end.you':
    '{rank, select, 1 {{name}, du gewinnst.} 2 {{name}, du kommst auf Platz zwei.} 3 {{name}, du kommst auf Platz drei.} 4 {{name}, du kommst auf Platz vier.} other {{name}, du kommst auf Platz fünf.}}',
  'end.you-share': '{name}, du gewinnst gemeinsam mit {names}.',
  'end.watch': 'Die Partie durchgehen',
  'end.turns': 'Die Momente, die am meisten änderten',
  'end.turns-text': 'In Punkten, wie sie in diesem Moment gezählt hätten.',
  'end.turn-points': '{sign}{points}',
  'end.curve-hint':
    'Diese Kurve zeigt, wie weit jede Partei vor dem Durchschnitt lag, in Punkten, wie sie in dem Moment gezählt hätten: Medien, Mitglieder und Geld zählen, sobald sie da sind.',
  'end.curve-known': 'Verstanden',

  'undo.takebacks':
    '{takebacks, plural, one {Mit einer Rücknahme gespielt.} other {Mit # Rücknahmen gespielt.}}',
  'rematch.yours': 'Deine Revanche wartet auf die anderen.',
  'rematch.join': 'Mitspielen',
  'rematch.go': 'Zum Tisch',

  'word.points': 'Punkte',
};
