/** What each page is called in the browser's tab. */
export const en = {
  'page.lobby': 'Macher',
  'page.new': 'A new table – Macher',
  'page.record': 'Replay a saved game – Macher',
  'page.account': 'Your account – Macher',
  'page.notices': 'When it’s your turn – Macher',
  'page.host': 'Your server – Macher',
  'page.person': 'A player – Macher',
  'page.clubs': 'Clubs – Macher',
  'page.club': 'Club – Macher',
  'page.new-event': 'New event – Macher',
  'page.event': 'Event – Macher',
  'page.day': 'Deal of the day – Macher',
  'page.learn': 'Learn Die Macher – Macher',
  'page.asked': 'What would you do? – Macher',
  'page.try': 'Positions to try – Macher',
  'page.rules': 'Rules – Macher',
  'page.table': 'Macher',
  'page.room': 'On the big screen – Macher',
  'page.seat': 'Take a seat – Macher',
  'page.no-moment': 'Not a moment of this game – Macher',
  'page.unknown': 'No such page – Macher',

  'unknown.title': 'There’s no such page',
  'unknown.text': 'The address may be mistyped, or the link may be old.',
  'unknown.home': 'To the front page',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
