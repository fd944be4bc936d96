export const en = {
  'curtain.hide': 'Hide my cards',
  'curtain.turn': '{name} is next',

  'talk.unread': '{count, plural, one {# new message} other {# new messages}}',
  'talk.answer': 'Answer',
  'person.page': 'About {name}',
  'mute.mute': 'Mute {name}',
  'mute.unmute': 'Hear {name} again',
  'report.send': 'Report to the host',
  'report.sent': 'Sent: the host sees what they said last.',

  'talk.spectator': '(watching)',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
