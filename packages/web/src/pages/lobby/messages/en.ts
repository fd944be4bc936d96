export const en = {
  'here.title': 'On this device',
  'here.text':
    'Several people, one device: a curtain hides everyone’s cards while you pass it on. Bots fill the other seats, and no network is needed.',
  'here.new': 'Play on this device',
  'here.away':
    'The server doesn’t answer. You can play on this device: against bots, or passing it round. These games stay in this browser.',
  'here.offline': 'You’re offline. Bots, saved games and this device still work.',
  'here.site': 'Your games stay in this browser: this page has no server.',
  'here.delete': 'Delete',
  'here.delete-sure': 'Delete this game for good?',
  'here.delete-yes': 'Delete it',
  'here.delete-no': 'Keep it',
  'move.open': 'Open a saved game',
  'move.refused': 'This file is not a saved game: {detail}',

  'learn.older': 'You know 2019? See what 2006 does another way, in five minutes',
  'learn.title': 'Learn it by playing',
  'learn.text': 'Ten minutes, one prepared round, the real boards. You need no rulebook.',
  'learn.button': 'Start the lesson',

  'lobby.title-turns': '({turns}) Your turn – Macher',

  'quick.title': 'Play now',
  'quick.text':
    'Four parties, four rounds, an election in each. No account needed. Rules pop up when you need them, and illegal moves are impossible.',
  'quick.button': 'Play four elections against three bots',
  'quick.level': 'How strong are the bots?',
  'hello.morning': 'Good morning, {name}.',
  'hello.day': 'Hello, {name}.',
  'hello.evening': 'Good evening, {name}.',
  'mine.waiting':
    '{count, plural, =0 {No game is waiting for you.} one {One game is waiting for you.} other {# games are waiting for you.}}',
  'mine.play': 'Play',
  'mine.sit': 'Sit down',
  'mine.look': 'Look',
  'mine.your-turn': 'Your turn',
  'mine.gathering': 'Waiting for players',
  'mine.seat-kept': 'A seat is kept for you',
  'mine.asking':
    '{count, plural, one {Someone would like to be your friend.} other {# people would like to be your friends.}}',
  'mine.clubs': 'Your clubs',
  'mine.over': 'Over',
  'mine.finished': '{count, plural, one {# finished game} other {# finished games}}',

  'public.title': 'Public tables',
  'public.which': 'Which tables',
  'public.to-join': 'With open seats',
  'public.to-watch': 'Being played',
  'public.ruleset': 'Game',
  'public.players': 'Players',
  'public.any': 'any',
  'public.none-to-join': 'Nobody is looking for players like that right now. Open a table yourself.',
  'public.none-to-watch': 'Nothing like that is being played in public right now.',
  'public.join': 'Join',
  'public.watch': 'Watch',
  'public.open-seats': '{open, plural, =0 {full} one {# open seat} other {# open seats}}',
  'public.private': 'private',
  'public.rated': 'rated',
  'public.starts': 'starts {at}',
  'public.take-over': 'anyone may take a bot’s seat',
  'public.friend': 'a friend is there',
  'public.blocked': 'someone you’ve blocked is there',
  'public.not-yet': 'Not for you yet',
  'join.too-few-games': 'too few games of yours are known',
  'join.too-few-finished': 'you finish fewer',
  'join.too-slow': 'you answer later',
  'deal.same-deal': 'the same deal again',
  'deal.shared': 'played at several tables',
  'deal.record': 'deal from a record',

  'welcome.title': 'The game in a few lines',
  'welcome.elections': 'Lead your party through four German state elections.',
  'welcome.platform': 'Match your five policies to what voters in each state think. You can change both.',
  'welcome.media': 'Control the media in a state, and you can swap an opinion there.',
  'welcome.votes':
    'Meetings, your trend and how well your platform fits turn into votes. Polls and politicians move the trend.',
  'welcome.win':
    'Votes earn seats. 50 votes win outright; below that, the strongest party needs a coalition partner to reach 50.',
  'welcome.money': 'Money is always tight. Donations help, but cost you members.',
  'welcome.end': 'Seats, wins, media, members and money all score at the end.',

  'friends.title': 'Play with friends',
  'friends.text': 'Any edition, three to five players, live or over weeks. Invite them with a link.',
  'friends.button': 'Open a table',
  'friends.clubs': 'Clubs: leagues, knock-outs and evenings with the same deal',
  'friends.away': 'A link needs the server, and it doesn’t answer now.',
  'friends.site':
    'A link needs a server, and this page has none. Play on this device, or find a copy that has one.',

  'daily.title': 'Deal of the day',
  'daily.text': 'The same cards for everyone, and one try each.',
  'daily.seats': '{ruleset}, you as {party}, against {bots}',
  'daily.played':
    '{played, plural, =0 {Nobody has played it to the end yet.} one {One person has played it, with {best} points.} other {# have played it; the best has {best} points.}}',
  'daily.place': 'Your place: {place} of {played}, with {points, plural, one {# point} other {# points}}.',
  'daily.open': 'To today’s deal',
  'daily.go-on': 'Go on',
  'daily.list': 'To the list',
  'daily.away': 'One list for everyone needs the server, and it doesn’t answer now.',
  'daily.site': 'One list for everyone needs a server, and this page has none.',

  'record.open': 'Open a saved game',

  'offline.ready': 'Ready to play offline',
  'install.button': 'Install as an app',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
