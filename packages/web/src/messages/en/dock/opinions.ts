/** Decisions about public opinion: influence and the national board. */
export const dockOpinions = {
  'influence.out': 'Out of {region}',
  'influence.in': 'For which one?',
  'influence.choose-out': 'Choose the opinion to replace',
  'influence.choose-in': 'Choose the new opinion',
  'influence.confirm': 'Swap {out} for {in}',

  'promote.choose': 'To the national board, or not?',
  'promote.yes': 'Move a marker for {points, plural, one {# point} other {# points}}',
  'promote.no': 'Move no marker',
  'promote.moves':
    'The marker leaves {region} for good; {left, plural, =0 {no other marker of yours is there} one {one more of yours is there} other {# more of yours are there}}.',
  'promote.returns': 'Markers left there go back to your supply.',

  'national.choose': 'Choose an opinion, or stop',
  'national.enough': 'Stop here',
  'national.confirm': 'Take {card} to the national board',
  'national.confirm-for': '{card} to the national board, for {replaced}',
  'national.choose-replaced': 'Replace which one?',
  'national.enters': 'comes in, space {space}',
  'national.secures': 'secures space {space}',
  'national.turns': 'flips space {space}',
  'national.takes-place': 'takes the place of another',
  'national.is-secured': 'secured already',
  'national.is-full': 'no room',
  'national.nobody': 'no points change',
  'national.board': 'National board, points at the end',
  'national.secured': 'secured',
  'national.free':
    '{free, plural, =0 {All spaces are taken.} one {One space is free.} other {# spaces are free.}}',
  'national.left': 'You may still bring',
  'national.end-points': 'Your points at the end',
  'national.base': 'Members after this round',
};
