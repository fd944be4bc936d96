/** Who plays, and how they like the page. */
export const account = {
  'guest.label': 'Your name',
  'guest.names':
    'Keen Canvasser|Calm Delegate|Merry Candidate|Bold Backbencher|Early Voter|Patient Pollster|Bright Spokesperson|Cheerful Campaigner',

  'who.nobody': 'Sign in',
  'who.title': 'You',
  'who.you-are': 'You play as {name}.',
  'who.not-yet':
    'You have not said your name yet. A name is enough to play; if you keep one with a password, sign in.',
  'who.begin': 'Use this name',
  'who.keep-title': 'Keep your name',
  'who.keep-text':
    'With a password nobody else can take your name, and you can sign in elsewhere. At least eight characters.',
  'who.password': 'Password',
  'who.new-password': 'New password',
  'who.keep': 'Keep it',
  'who.kept': 'Done: the name is yours.',
  'who.sign-in-title': 'Sign in',
  'who.name': 'Name',
  'who.sign-in': 'Sign in',
  'who.sign-out': 'Sign out',
  'who.sign-out-note': 'Without a password there is no way back to your seats.',

  'account.title': 'Your account',
  'who.change-title': 'Change your password',
  'who.change-text': 'You’ll be signed out on all your other devices. At least eight characters.',
  'who.old-password': 'Old password',
  'who.change': 'Change it',
  'recovery.title': 'Your recovery code',
  'recovery.text':
    'Write it down: you see it only now. If you lose your password, you can set another one with this code, once.',
  'recovery.copy': 'Copy',
  'recovery.copied': 'Copied',
  'recovery.lost': 'Lost your password?',
  'recovery.code': 'Recovery code',
  'recovery.use': 'Set a new password',
  'devices.title': 'Where you’re signed in',
  'devices.this': '(here)',
  'devices.since': 'since {date}',
  'devices.unknown': 'Unknown device',
  'devices.end-one': 'Sign out: {device}',
  'devices.end-others': 'Sign out everywhere else',
  'person.former': 'a former player',
  'data.title': 'Your data',
  'data.text':
    'Everything this server keeps about you: your name, where you’re signed in, your tables, what you said and noted.',
  'data.download': 'Download it',
  'data.delete': 'Delete your account',
  'data.delete-text':
    'Your name, your words and your notes are removed, also from finished games. In running games a bot plays on for you; tables of yours that haven’t begun are closed. You can’t undo this.',
  'data.sure': 'Really delete everything?',
  'data.yes': 'Yes, delete it',
  'data.no': 'No, keep it',

  'prefs.language': 'Language',
  'prefs.theme': 'Theme',
  'prefs.theme-auto': 'as the system',
  'prefs.theme-light': 'light',
  'prefs.theme-dark': 'dark',
  'prefs.sound': 'Sound',
  'prefs.sound-text': 'A bell when it becomes your turn while you look elsewhere',
};
