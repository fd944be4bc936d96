export const en = {
  'time.slider': 'Moments of the game',
  'time.move': 'Move {move}',
  'time.move-of': 'Move {move} of {moves}',
  'time.standing': 'Points if the game ended here',
  'time.loading': 'Fetching what happened…',
  'time.failed': 'Couldn’t fetch the past. Press Escape and try again.',
  'time.missed':
    'This game has no such moment of move {move}: it has {moves, plural, one {# move} other {# moves}}. You see the nearest one before it.',
  'time.past': 'You’re looking at the past.',
  'time.where':
    '{round, plural, =0 {Set-up} other {Round #}}, move {move}{ago, plural, =0 {} one {: # move ago} other {: # moves ago}}. Nothing you press here changes the game.',
  'time.looking': 'You’re looking at move {move}. Press Escape to return.',
  'time.back': 'Back to now.',
  'time.back-deciding': 'Back to now. Your decision: {decision}',
  'time.back-to-now': 'Back to now',
  'time.result': 'Result',
  'time.look-back': 'Look back',
  'time.own-eyes': 'You see what you saw then. Other eyes open when the game is over.',
  'time.eyes': 'Seen by',
  'time.eyes-all': 'All',
  'time.eyes-spectator': 'A spectator',
  'time.first': 'To the beginning (Home)',
  'time.previous': 'One moment back (←)',
  'time.next': 'One moment on (→)',
  'time.last': 'To the end (End)',
  'time.play': 'Play',
  'time.pause': 'Pause',
  'time.link': 'Copy link',
  'time.ask': 'What would you do?',
  'time.ask-text':
    'Makes a link to this decision: others see what this party saw, decide, and then see what was played.',
  'time.asked-file': 'The link would be too long: you’ve got a file instead.',
  'time.play-on': 'Play on from here',
  'time.play-on-text': 'Opens a new table against bots; this game stays as it is.',
  'time.step': 'Move {move}.',
  'time.goes-on': 'from move {move} of a record',
  'time.goes-on-text':
    'This game continues from a moment of another one: anyone who has its record knows the cards to come.',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
