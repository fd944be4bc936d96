export const en = {
  'who.you-are': 'You play as {name}.',
  'who.keep-title': 'Protect your name',
  'who.keep-text':
    'With a password nobody else can take your name, and you can sign in on other devices. At least eight characters.',
  'who.keep': 'Protect it',
  'who.kept': 'Done. The name is yours.',
  'who.sign-out': 'Sign out',
  'who.sign-out-note': 'Without a password you can’t get back to your games.',

  'account.title': 'Your account',
  'account.notices': 'When it’s your turn',
  'account.notices-how': 'How you’re told',
  'who.change-title': 'Change your password',
  'who.change-text': 'You’ll be signed out on all your other devices. At least eight characters.',
  'who.old-password': 'Old password',
  'who.change': 'Change it',
  'recovery.title': 'Your recovery code',
  'recovery.text':
    'Write it down: this is the only time you’ll see it. If you lose your password, this code lets you set a new one, once.',
  'devices.title': 'Where you’re signed in',
  'devices.this': '(here)',
  'devices.since': 'since {date}',
  'devices.unknown': 'Unknown device',
  'devices.end-one': 'Sign out: {device}',
  'devices.end-others': 'Sign out everywhere else',
  'data.title': 'Your data',
  'data.text':
    'Everything this server keeps about you: your name, where you’re signed in, your tables, what you said and noted.',
  'data.download': 'Download it',
  'data.delete': 'Delete your account',
  'data.delete-text':
    'Your name, your words and your notes are removed, from finished games too. In running games a bot plays on for you; tables of yours that haven’t begun are closed. You can’t undo this.',
  'data.sure': 'Really delete everything?',
  'data.yes': 'Yes, delete it',
  'data.no': 'No, keep it',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
