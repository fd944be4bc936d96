/** What people are told while they don't look. A sentence begins with `who`: for a bot it is `bot`. */
export const en = {
  bot: 'A bot',
  decide: 'Your turn: {phase}',
  proposed:
    '{who} {proposal, select, undo {wants to take something back} abandon {wants to end the game without a result} pause {wants to pause or go on} hints {wants hints for everyone} pace {wants another pace} standin {wants a bot for someone who’s gone} takeover {wants to take over a seat} other {proposes something}}: your answer is needed',
  'media-removed': '{who} removed a media marker of yours {in_region}',
  'trend-lowered': '{who} lowered your trend {in_region}',
  'coalition-forced': '{who} made you join a coalition {in_region}',
  'stood-in':
    '{why, select, voted {The others let a bot play for you} other {Your time ran out, so a bot plays for you}}',
  'handed-over': '{who} plays on at your seat',
  'sent-away': 'You were asked to leave the table',
  said: '{who} said something at the table',
  mentioned: '{who} mentioned you at the table',
  offered: '{who} offers you a deal: your answer is needed',
  'offer-answered': '{who} {state, select, accepted {accepted} other {declined}} your deal',
  'seat-kept': '{who} keeps a seat for you at a new table',
  'regent-named': '{who} lets you play for them for a while',
  'friend-asked': '{who} would like to be your friend',
  won: 'The game is over, and you won',
  over: 'The game is over: you’re number {place} of {players}. {winner} won',
  abandoned: 'The table was closed without a result',
  'at-table': '{game}, with {others}',
  several:
    '{count, plural, one {One thing happened at your tables} other {# things happened at your tables}}',
  more: '{count, plural, one {and one more} other {and # more}}',
  'test-title': 'This works',
  'test-text': 'Macher will tell you here when it’s your turn.',
  'code-subject': 'Your code: {code}',
  'code-text':
    '{name} wants to hear from Macher at this address. If that’s you, type this code on the page: {code}\n\nIf it isn’t, do nothing: you won’t get any more mail.',
  'mail-foot': 'Change what you’re told: {url}\nStop this mail: {off}',
  'off-title': 'Stop this mail?',
  'off-button': 'Stop it',
  'off-done': 'Done. No more mail comes to this address.',
  'feed-title': 'Macher: {name}',
};

export type NoticeKey = keyof typeof en;
export type NoticeMessages = Readonly<Record<NoticeKey, string>>;
