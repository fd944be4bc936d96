import type { Messages } from './en.ts';

export const fr: Messages = {
  'hint.taken': '{hints, plural, one {Partie jouée avec un conseil.} other {Partie jouée avec # conseils.}}',

  'end.title': 'La partie est terminée',
  'end.winner':
    '{The_parties} {parties_number, select, one {gagne} other {gagnent}}{count, plural, one {} other { ensemble}} avec {points, plural, one {# point} other {# points}}.',
  'end.steps': 'D’où viennent les points',
  'end.next-step': 'Suite',
  'end.step-by-step': 'Pas à pas',
  'end.source-bonus': 'Bonus d’adhérents',
  'end.total': 'Total',
  'end.rank': 'Rang',
  'end.curves': 'La partie en courbes',
  'end.curve-label': '{what}, décision par décision ; à la fin : {values}',
  'end.rematch': 'Revanche',
  'end.same-deal': 'Rejouer la même donne',
  'end.you':
    '{rank, select, 1 {{name}, tu gagnes.} 2 {{name}, tu finis à la deuxième place.} 3 {{name}, tu finis à la troisième place.} 4 {{name}, tu finis à la quatrième place.} other {{name}, tu finis à la cinquième place.}}',
  'end.you-share': '{name}, tu gagnes avec {names}.',
  'end.watch': 'Revoir la partie',
  'end.turns': 'Les moments qui ont le plus changé',
  'end.turns-text': 'En points, tels qu’ils auraient compté à ce moment-là.',
  'end.turn-points': '{sign}{points}',
  'end.curve-hint':
    'Cette courbe montre l’avance de chaque parti sur la moyenne, en points tels qu’ils auraient compté à ce moment-là : médias, adhérents et argent comptent dès qu’ils sont acquis.',
  'end.curve-known': 'Compris',

  'undo.takebacks':
    '{takebacks, plural, one {Partie avec un retour en arrière.} other {Partie avec # retours en arrière.}}',
  'rematch.yours': 'Ta revanche attend les autres.',
  'rematch.join': 'Rejoindre',
  'rematch.go': 'À la table',

  'word.points': 'Points',
};
