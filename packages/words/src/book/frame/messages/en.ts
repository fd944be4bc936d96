/** The frame of the rulebook: titles, purposes, first steps. */
export const frame = {
  'book.title': 'Rulebook',
  'book.search': 'Find a word, such as trend',
  'book.found': '{count, plural, =0 {Nothing found} one {# place found} other {# places found}}',
  'book.back': 'Back',
  'book.print': 'Print',
  'book.contents': 'Contents',
  'book.start': 'Start here',
  'book.phases': 'Phase by phase',
  'book.look': 'Look it up',
  'book.game': 'Which game?',
  'book.goal': 'The goal',
  'book.set-up': 'Set-up',
  'book.glance': 'A round at a glance',
  'book.glance-text':
    '{rounds, plural, one {One round} other {# rounds}} like this one. The next state votes each time.',
  'book.glance-last':
    '{rounds, plural, one {One round} other {# rounds}}; the last one is only counted and scored.',
  'book.first': 'Your first steps',
  'book.politicians': 'All politicians',
  'book.polls': 'All polls',
  'book.seats': 'Seats by state',
  'book.terms': 'Words A to Z',
  'book.different': 'What’s different',
  'book.ours': 'Our rulings and reconstructions',
  'book.aid': 'Player aid',
  'book.why': 'What it’s for.',
  'book.rule': 'What you do',
  'book.example': 'Example',
  'book.open': 'Open in the rulebook',
  'book.cost': 'Cost',
  'book.main': 'Main action',
  'book.one-of': 'Then one of these',
  'book.does': 'One of these',
  'book.votes-for': 'Votes',
  'book.players': 'With 3, 4 or 5 players',
  'book.reconstructed':
    '° reconstructed: none of our sources gives this number. You can enter those of your own copy in a component pack.',
  'book.reported': '† reported by players of the printed game; no book we could read prints it.',
  'book.in-figures': '{what}: figures',
  'book.in-points': 'Points: {what}',
  'book.counts': '{elections} elections in {rounds} rounds',
  'book.different-from': '{one} and {other}',
  'goal.2019':
    'Lead your party through {elections} German state elections and finish with the most points. Five things score:',
  'goal.2006':
    'Lead your party through {elections} German state elections and finish with the most points. Four things score, and money isn’t one of them:',
  'score.mandates': 'for your votes, in every state',
  'score.wins':
    '{alone} alone, {several} each if several reach {majority}, {coalition} each with a partner, {lonely} without one',
  'score.media': '{values} by election',
  'score.base': '1 each',
  'score.base-bonus': '1 each; {most} more for the most, {second} for the second most',
  'score.national': '{values} by space for every one you match; {secured} more if it’s secured',
  'score.money': '{most} for the most, {second} for the second most',
  'setup.drawn-sizes':
    '{large} large and {small} small states are drawn. The one that’s worth the least goes first.',
  'setup.drawn-any': '{any} states are drawn at random. The first board votes first.',
  'setup.opinions':
    'Each state gets {count} opinions. Open at the start, in the order of the elections: {open}.',
  'setup.board-each':
    'One opinion for and one against every issue lie on the opinion board, to swap with later.',
  'setup.board-some': '{count} opinions lie in the exchange pool, to swap with later.',
  'setup.supply':
    'You have {money}, {base} members, {meetings} meetings, {media} media markers, {politicians} politicians, {donations} donations{tiles, plural, =0 {} other { and # coalition tiles}}.',
  'setup.draft':
    'You draft policies and lay {size} of them as your platform. Then you choose a starting block.',
  'setup.dealt':
    'You’re dealt a platform of {size} policies and {hand} more in hand. Then you choose your preliminary options.',
  'setup.meetings':
    '{count, plural, one {One of your meetings lies} other {# of your meetings lie}} in every state from the start.',
  'players.display': 'The display has {three} policies with 3 players, {four} with 4 and {five} with 5.',
  'players.parties': 'Parties that nobody plays stay out: polls don’t move them.',
  'players.same':
    'Everything else is the same with 3, 4 and 5 players. With more players, majorities of 50 are rarer and media control is dearer.',
  'players.same-dice':
    'Everything is the same with 3, 4 and 5 players. With more players a coalition wins more often, and media control is dearer.',
  'hint.1': 'You can’t win every state. Choose a platform for the next two elections, not for all of them.',
  'hint.2': 'Look for a partner early: below 50 votes the winner is usually a pair with much in common.',
  'hint.3': 'Keep your strong politicians for the elections that pay most. Each of them acts only once.',
  'hint.4':
    'Count your money before every phase. What you spend on going first is gone when the polls are auctioned.',
  'hint.5':
    'Refuse a donation early if you can afford it: members pay you every round, and score at the end.',
  'hint-dice.2':
    'Lay coalition tiles early, where somebody shares your policies. Two in common are enough to ask, three to force.',
  'hint-dice.5':
    'Match the national opinions: they bring members after every election and points at the end.',
  'why.draft':
    'Your policies decide how many votes your meetings bring. Look at the open opinions before you pick.',
  'why.first-platform':
    'Every policy that agrees with a state’s opinions multiplies your votes there; every clash costs you.',
  'why.starting-blocks':
    'A head start where you want to win. Most players help the state that votes first, and the largest one.',
  'why.start-player': 'Going first matters where space is short: media spaces, the display, and ties.',
  'why.platforms': 'Bring your platform in line with the states that vote next, or with a partner you want.',
  'why.media-shares':
    'Media control lets you swap an opinion, shields you from polls, and puts a marker on the media board after the election, win or lose.',
  'why-older.media-shares':
    'Media control lets you swap an opinion and shields you from polls; a winner’s marker scores on the national board.',
  'why.meetings':
    'Meetings are votes in the making: at the end of the round they turn into votes, and votes into points.',
  'why.send-politicians':
    'Politicians change trends, votes, media and opinions. The order they’re laid in is the order they act in.',
  'why.politicians-act': 'Now you see what the others planned. Pay only for those who are still worth it.',
  'why.politicians-resolve': 'Each card does one thing. Choose the order so that one helps the next.',
  'why.coalitions':
    'Two parties count their votes together. The right partner wins elections you’d lose alone.',
  'why.media-influence':
    'One opinion swapped for one you agree with is worth up to two on your match, and it hurts others.',
  'why.poll-auctions':
    'A poll moves trends. If it doesn’t help you, it still keeps others from using it, and brings members.',
  'why.votes':
    'Only votes win elections, and only meetings become votes. Turn them in when trend and match are at their best.',
  'why.last-count':
    'What’s still lying in the state that votes is counted now, however few meetings there are.',
  'why.election': 'Votes earn seats, and seats are points and money. Winning brings more on top.',
  'why.spoils':
    'A winner takes the state’s mood to the whole country: markers and opinions that score at the end.',
  'why.base-gain': 'If the national opinions are yours, people join your party after every election.',
  'why.pay-out': 'Money for the next round. Then a donation: cash now, or members who pay every time.',
  'why.donations': 'Cash now costs members; refusing brings some. The largest refusal is rewarded.',
  'why.next-round': 'The next state moves up, and every other state shows one more opinion.',
  'why.final-scoring': 'Everything you’ve built is counted. The most points win.',
  'glance.draft': 'Keep four policies',
  'glance.first-platform': 'Lay five policies',
  'glance.starting-blocks': 'A head start',
  'glance.start-player': 'Bid for going first',
  'glance.platforms': 'Change policies',
  'glance.media-shares': '{cost} a marker',
  'glance.meetings': 'Votes in the making',
  'glance.send-politicians': 'Face down',
  'glance.politicians-act': 'Pay, then act',
  'glance.politicians-resolve': 'One action each',
  'glance.coalitions': 'Find a partner',
  'glance.media-influence': 'Swap an opinion',
  'glance.poll-auctions': 'Move the trend',
  'glance.votes': 'Meetings into votes',
  'glance.last-count': 'Count the rest',
  'glance.election': 'Seats and winner',
  'glance.spoils': 'To the national board',
  'glance.base-gain': 'Members join',
  'glance.pay-out': 'Money for seats',
  'glance.donations': 'Take or refuse',
  'glance.next-round': 'New opinions',
  'glance.final-scoring': 'Add up points',
  'ours.values':
    'No book we could read prints every number. Those that are ours stand with a ° or the word “reconstructed”: chosen to fit every example, and marked wherever they show. A † stands where players of the printed game report a number.',
  'ours.R7':
    'When you swap an opinion, the other stance of the same issue may come in. Read word by word, one of the books forbids it; the examples of the others allow it. (R7)',
  'ours.R11':
    'If several tie for the most money, each gets the points for the most and nobody those for second. The books don’t say. (R11)',
  'ours.R39':
    'A poll that is kept quiet stays unseen, for good. The books only say that it isn’t published. (R39)',
  'ours.R17':
    'A policy that leaves the platform goes to the discards, not to the exchange pool. The 1997 player aid can be read either way. (R17)',
  'ours.R0':
    'You can’t bid more than you have. The printed 2019 rules fine you for it; a program can simply refuse. (R0)',
  'ours.R57':
    'Whether you’re asked at all depends only on what everyone can see, so that silence never gives away how much money you have. (R57)',
};
