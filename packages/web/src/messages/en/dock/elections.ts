/** Decisions about an election: votes, coalitions, the start player. */
export const dockElections = {
  'turn-in.label': 'Meetings in {region} to turn in',
  'turn-in.option':
    '{meetings, plural, one {# meeting} other {# meetings}}: {gain, plural, one {# more vote} other {# more votes}}',
  'turn-in.none': 'Turn in no meetings',
  'turn-in.choose': 'Choose how many',
  'turn-in.confirm': 'Turn in {meetings} for {gain, plural, one {# vote} other {# votes}}',
  'turn-in.worth':
    '{votes, plural, one {# more vote} other {# more votes}}: {points, plural, =0 {no more points} one {# more point} other {# more points}}.',
  'turn-in.overtakes': 'Overtakes',
  'turn-in.floor-product': 'Each bracket counts as at least 1.',
  'turn-in.floor-factor': 'Two meetings bring at least one vote.',
  'turn-in.most': 'No party has more than {votes} votes.',
  'turn-in.there': 'Meetings there',
  'turn-in.supply': 'Meetings in supply',

  'name-start.choose': 'Who is start player?',
  'name-start.confirm': 'Choose {the_party}',
  'name-start.order': 'This sets the turn order for the round.',
  'name-start.you':
    '{place, selectordinal, one {you are #st} two {you are #nd} few {you are #rd} other {you are #th}}',

  'coalition.choose': 'Choose a partner',
  'coalition.none': 'No partner',
  'coalition.ask': 'Ask {the_party}',
  'coalition.force': 'Force {the_party}',
  'coalition.alone': 'You alone: {votes, plural, one {# vote} other {# votes}} if counted',
  'coalition.together': 'Together: {votes, plural, one {# vote} other {# votes}} if counted',
  'coalition.taken': 'has a partner',
  'coalition.refused': 'has refused',
  'coalition.too-little': 'too little in common',

  'answer.choose': 'Agree or refuse?',
  'answer.accept': 'Coalition with {the_party}',
  'answer.refuse': 'Refuse {the_party}',
};
