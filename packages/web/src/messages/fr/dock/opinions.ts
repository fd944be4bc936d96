/** Decisions about public opinion: influence and the national board. */
export const dockOpinions = {
  'influence.out': 'Laquelle sort {in_region} ?',
  'influence.in': 'Laquelle entre ?',
  'influence.choose-out': 'Choisis l’opinion qui sort',
  'influence.choose-in': 'Choisis l’opinion qui entre',
  'influence.confirm': '{out} → {in}',

  'promote.choose': 'Vers le plateau national, ou non ?',
  'promote.yes': 'Déplacer un marqueur pour {points, plural, one {# point} other {# points}}',
  'promote.no': 'Ne rien déplacer',
  'promote.moves':
    'Il disparaît {from_region} pour de bon ; {left, plural, =0 {tu n’y as pas d’autre marqueur} one {il t’y reste un autre marqueur} other {il t’y reste # autres marqueurs}}.',
  'promote.returns': 'Les marqueurs restés là reviennent dans ta réserve.',

  'national.choose': 'Choisis une opinion, ou arrête',
  'national.enough': 'Arrêter ici',
  'national.confirm': 'Placer sur le plateau national : {card}',
  'national.confirm-for': '{replaced} → {card}',
  'national.choose-replaced': 'Laquelle remplacer ?',
  'national.enters': 'entre, place {space}',
  'national.secures': 'devient dominante, place {space}',
  'national.turns': 'inverse l’opinion, place {space}',
  'national.takes-place': 'prend la place d’une autre',
  'national.is-secured': 'déjà dominante',
  'national.is-full': 'pas de place',
  'national.nobody': 'aucun point ne change',
  'national.board': 'Plateau national, points à la fin',
  'national.secured': 'dominante',
  'national.free':
    '{free, plural, =0 {Toutes les places sont prises.} one {Une place est libre.} other {# places sont libres.}}',
  'national.left': 'Opinions encore possibles',
  'national.end-points': 'Tes points à la fin',
  'national.base': 'Adhérents après la manche',
};
