/** The lobby. */
export const lobby = {
  'lobby.tagline': 'The German election game',
  'lobby.title-turns': '({turns}) Your turn – Macher',

  'quick.title': 'Play now',
  'quick.text':
    'Four parties, four rounds, an election in each. No account needed. The rules come up as you need them, and a move against them is not possible.',
  'quick.button': 'Play 2019, four elections, against three bots',
  'quick.level': 'How strong are the bots?',
  'hello.morning': 'Good morning, {name}.',
  'hello.day': 'Hello, {name}.',
  'hello.evening': 'Good evening, {name}.',
  'mine.waiting':
    '{count, plural, =0 {No game is waiting for you.} one {One game is waiting for you.} other {# games are waiting for you.}}',
  'mine.play': 'Play',
  'mine.look': 'Look',
  'mine.your-turn': 'Your turn',
  'mine.gathering': 'Gathering players',
  'mine.over': 'Over',
  'mine.finished': '{count, plural, one {# finished game} other {# finished games}}',

  'public.title': 'Public tables',
  'public.which': 'Which tables',
  'public.to-join': 'With free seats',
  'public.to-watch': 'Being played',
  'public.ruleset': 'Game',
  'public.players': 'Players',
  'public.any': 'any',
  'public.none-to-join': 'Nobody is looking for players like that now. Open a table yourself.',
  'public.none-to-watch': 'Nothing like that is being played in public now.',
  'public.join': 'Join',
  'public.watch': 'Watch',
  'public.seats': '{players, plural, one {# player} other {# players}}',
  'public.open-seats': '{open, plural, =0 {no seat free} one {# seat free} other {# seats free}}',
  'public.private': 'private',
  'public.take-over': 'bots’ seats open to all',
  'deal.same-deal': 'the same deal again',
  'deal.record': 'deal from a record',
  'deal.elsewhere': 'begun elsewhere',
  'deal.elsewhere-text':
    'This game was begun elsewhere, in somebody’s browser: only the person who brought it knows whether it was fair, and they may know the cards to come.',
  'deal.fresh-text': 'The deal is fresh: nobody knows the cards to come.',
  'deal.same-deal-text':
    'The same deal again: people who played it or have its record know the cards to come.',
  'deal.record-text':
    'The deal comes from a record: people who have the record know the cards to come, and so may the person who opened the table.',
  'deal.unknown-text': 'It isn’t known where this deal comes from: someone may know the cards to come.',

  'welcome.title': 'The game in a few lines',
  'welcome.elections':
    'You lead a party through elections in four of Germany’s regions, one after the other.',
  'welcome.platform':
    'Your platform of five policies should agree with the opinions in the regions, and both can be changed.',
  'welcome.media': 'If you control the media in a region, you can exchange an opinion there.',
  'welcome.votes': 'Meetings, public trend and agreement become votes; polls and politicians move the trend.',
  'welcome.win':
    'Votes become seats. Fifty votes win; below that, the strongest party wins with a partner who brings it to fifty.',
  'welcome.money': 'Money is always short. Donations help, but they cost base.',
  'welcome.end': 'Seats, wins, media, base and money make the points in the end.',

  'friends.title': 'With friends, or as you like it',
  'friends.text': 'Any edition, three to five players, live or over weeks. Friends come in by a link.',
  'friends.button': 'Open a table',
  'friends.away': 'A link needs the server, and it doesn’t answer now.',
  'friends.site':
    'A link needs a server, and this page has none. Play on this device, or find a copy that has one.',

  'about.rules-title': 'The rules',
  'about.rules-of': 'Edition',
  'about.rulings': 'Rulings',
  'about.licences': 'Licences and thanks',
  'about.unofficial':
    'An independent, unofficial work by people who love the game. Not connected with its author or its publishers; no art or text of theirs is used.',
  'about.code': 'Program: MIT licence, © the Macher contributors.',
  'about.map':
    'Outlines of the Länder: © the makers of @svg-maps/germany, CC BY 4.0; divided and simplified.',
  'about.fonts': 'Fonts: Fira Sans Condensed and Vollkorn, SIL Open Font License 1.1.',
  'about.short': 'Independent and unofficial. MIT licence.',
  'lobby.go': 'To the lobby',
};
