/** What several decisions show: agreement, effects, lanes, consequences. */
export const dockParts = {
  'fits.matches': 'matches {regions}',
  'fits.clashes': 'clashes with {regions}',
  'fits.matches-national': 'matches the national opinion',
  'fits.twice': '{region} (key issue, twice)',
  'fits.nowhere': 'no open opinion on it',
  'fits.national': 'national',

  'effects.region': 'Region',
  'effects.agreement': 'Agreement',
  'effects.if-counted': 'If counted now',
  'effects.no-meetings': 'no meetings here',
  'effects.points': '{points} pts',
  'effects.wins': '{points, plural, =0 {would win} other {would win +#}}',
  'effects.loses': 'would not win any more',
  'effects.past': 'overtakes',
  'effects.behind': 'falls behind',
  'effects.national': 'National opinion:',
  'effects.base': 'base a round',
  'effects.at-the-end': 'pts at the end',
  'effects.common': 'Identical policies:',

  'media-control.label': 'control',
  'media-control.nobody': 'nobody',
  'media-control.same': 'Media control would not change.',

  'row.label': 'Politicians in {region}, in the order they act',
  'row.empty': 'nobody there yet',

  'consequences.label': 'What would change',
  'consequences.none': 'Nobody’s votes would change for now.',
  'consequences.before': 'now {votes}, {points, plural, one {# pt} other {# pts}}',
  'consequences.wins': 'would win: {parties}',
  'consequences.overtakes': 'you overtake {parties}',

  'lanes.label': 'What would change in {region}',
  'lanes.trend': 'trend',
  'lanes.agreement': 'agreement',
  'lanes.votes': 'votes if counted',
  'lanes.points': 'points',
};
