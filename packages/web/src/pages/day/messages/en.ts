/** The deal of the day. These words come with its page. */
export const en = {
  'day.title': 'Deal of the day',
  'day.text':
    'The same cards for everyone, from the same seat, against the same bots. The list goes by points, then by the lead over the best bot.',
  'day.open-until': '{date} · the list is open until {closes}',
  'day.is-closed': '{date} · the list is closed',
  'day.played': 'Played by',
  'day.best': 'Best',
  'day.place': 'Your place',
  'day.you': 'you',
  'day.play': 'Play',
  'day.go-on': 'Go on',
  'day.look-back': 'Look at your game',
  'day.one-try': 'You have one try, without hints. You can stop whenever you like and go on later.',
  'day.until': 'Begin by {begins}. It counts if you finish it yourself by {closes}.',
  'day.sealed':
    'Until {closes} everyone sees only their own game. Then you can look at how the others played.',
  'day.unsealed': 'Everyone may look at these games now.',
  'day.guest': 'Guests play too, and your place goes with your name: with a password it stays yours.',
  'day.going': 'You’re playing it. It counts if you finish it yourself by {closes}.',
  'day.too-late': 'The list was closed before you finished.',
  'day.mine': '{points, plural, one {# point} other {# points}}, {margin}',
  'day.margin':
    '{side, select, ahead {{points} ahead of the best bot} behind {{points} behind the best bot} other {level with the best bot}}',
  'day.margin-short': '{side, select, ahead {{points} ahead} behind {{points} behind} other {level}}',
  'day.not-counted':
    'Your game isn’t in the list. It counts if you finish it yourself before the list is closed.',
  'day.missed': 'You didn’t begin this one, and a deal can only be begun on its day.',
  'day.to-today': 'To today’s deal',
  'day.list': 'Who has played it',
  'day.list-first': 'The first {count} of {played}.',
  'day.nobody-yet': 'Nobody has played it to the end yet. The first to do so leads the list.',
  'day.nobody': 'Nobody played it to the end.',
  'day.rank': 'Place',
  'day.name': 'Name',
  'day.points': 'Points',
  'day.bots': 'Best bot',
  'day.look': 'Look',
  'day.look-at': 'Look at the game of {name}',
  'day.earlier': 'Earlier days',
  'day.earlier-none': 'None yet.',
  'day.earlier-played':
    '{played, plural, =0 {nobody played it to the end} one {one person, {best} points} other {# people, best {best} points}}',
  'day.not-there': 'This day hasn’t come yet.',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
