/** Decisions about public opinion: influence and the national board. */
export const dockOpinions = {
  'influence.out': 'Out of {region}',
  'influence.in': 'For which one?',
  'influence.choose-out': 'Choose the opinion that goes',
  'influence.choose-in': 'Choose the opinion that comes',
  'influence.confirm': 'Exchange {out} for {in}',

  'promote.choose': 'To the national board, or not?',
  'promote.yes': 'Move a marker for {points, plural, one {# point} other {# points}}',
  'promote.no': 'Move no marker',
  'promote.moves':
    'The marker leaves {region} for good; {left, plural, =0 {no other marker of yours is there} one {one more of yours is there} other {# more of yours are there}}.',
  'promote.returns': 'Markers left there go back to your supply.',

  'national.choose': 'Choose an opinion',
  'national.enough': 'Nationalise no more',
  'national.confirm': 'Nationalise {card}',
  'national.confirm-for': 'Nationalise {card} for {replaced}',
  'national.choose-replaced': 'What makes way?',
  'national.enters': 'comes in, space {space}',
  'national.secures': 'secures space {space}',
  'national.turns': 'turns space {space} round',
  'national.takes-place': 'takes the place of another',
  'national.is-secured': 'secured already',
  'national.is-full': 'finds no place',
  'national.nobody': 'no points change',
  'national.board': 'National board, points at the end',
  'national.secured': 'secured',
  'national.free':
    '{free, plural, =0 {All spaces are taken.} one {One space is free.} other {# spaces are free.}}',
  'national.left': 'You may still bring',
  'national.end-points': 'Your points at the end',
  'national.base': 'Base after this round',
};
