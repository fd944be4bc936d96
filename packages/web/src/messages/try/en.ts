/** Positions to try: goals, and what a decision brings. They come with the page. */
export const en = {
  'try.title': 'Positions to try',
  'try.text':
    'From real games of bots, the easier ones first. You decide on the real boards, and hear what your decision brings.',
  'try.count': '{solved} of {count} solved',
  'try.solved': 'solved',
  'try.place': 'Position {place} of {count}',
  'try.round': 'Round {round}',
  'try.all': 'All positions',
  'try.unknown': 'There’s no such position.',
  'goal.win': '{region} votes right after your decision. Win there, alone or with a partner.',
  'goal.stop': '{region} votes right after your decision. Keep one party from winning there: {other}.',
  'goal.mandates': '{region} votes right after your decision. Get as many seats there as you can.',
  'goal.harvest':
    'All these states vote right after your decision. Get as many points as you can, for seats and for wins.',
  'goal.points': 'The last election is over. Have as many points as you can when the game ends.',
  'verdict.right': 'That’s it!',
  'verdict.wrong': 'Not yet.',
  'verdict.answer': '{count, plural, one {This reaches the goal} other {Each of these reaches the goal}}',
  'verdict.you': 'You decided',
  'verdict.brings': 'If they voted now',
  'verdict.end': 'At the end of the game',
  'verdict.worth': '{value, plural, one {# point} other {# points}} for you.',
  'verdict.more': '{best, plural, one {# point is} other {# points are}} possible.',
  'verdict.party': 'Party',
  'verdict.state': 'State',
  'verdict.votes': 'Votes',
  'verdict.seats': 'Seats',
  'verdict.win': 'For the win',
  'verdict.points': 'Points',
  'verdict.winner': 'wins',
  'verdict.again': 'Try again',
  'verdict.show': 'Show the answer',
  'verdict.next': 'Next position',
};

export type TryKey = keyof typeof en;
export type TryMessages = Readonly<Record<TryKey, string>>;
