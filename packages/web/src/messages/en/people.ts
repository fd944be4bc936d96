/** People at a table: undo, rematch, talk, presence. */
export const people = {
  'undo.ask': 'Ask the others',
  'undo.title': 'Ask the others to go back?',
  'undo.back-to': 'Back to before “{what}”',
  'undo.others':
    '{others, plural, =0 {No decision of another player would be undone.} one {One decision of another player would be undone.} other {# decisions of others would be undone.}}',
  'undo.send': 'Ask the others',
  'undo.not': 'No, play on',
  'undo.takebacks': '{takebacks, plural, one {Played with one takeback.} other {Played with # takebacks.}}',
  'undo.list': 'What would be undone',

  'rematch.offered': '{name} offers a rematch.',
  'rematch.same-deal': '{name} offers to play the same deal again.',
  'rematch.yours': 'Your rematch is waiting for the others.',
  'rematch.join': 'Join',
  'rematch.go': 'To the table',

  'talk.unread': '{count, plural, one {# new message} other {# new messages}}',
  'talk.answer': 'Answer',

  'presence.here': '{name} is here.',
  'presence.thinking': '{name} is thinking.',
  'presence.away': '{name} is away.',
  'presence.away-minutes':
    '{minutes, plural, =0 {{name} has just left.} one {{name} has been away for a minute.} other {{name} has been away for # minutes.}}',
  'presence.away-hours':
    '{hours, plural, one {{name} has been away for an hour.} other {{name} has been away for # hours.}}',
  'presence.away-days':
    '{days, plural, one {{name} has been away for a day.} other {{name} has been away for # days.}}',
  'presence.stand-in': 'A bot plays for {name}: {bot}.',
  'presence.bot': 'Bot: {bot}.',
  'program.word': 'program',
  'program.text': '{name} is a program, not a person.',
  'presence.spectators': '{count, plural, one {One person is watching.} other {# people are watching.}}',
  'person.page': 'About {name}',
  'mute.mute': 'Mute {name}',
  'mute.unmute': 'Hear {name} again',
  'report.send': 'Report to the host',
  'report.sent': 'Sent: the host sees what they said last.',
};
