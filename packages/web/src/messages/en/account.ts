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

  'prefs.language': 'Language',
  'prefs.theme': 'Theme',
  'prefs.theme-auto': 'as the system',
  'prefs.theme-light': 'light',
  'prefs.theme-dark': 'dark',
  'prefs.sound': 'Sound',
  'prefs.sound-text': 'A bell when it becomes your turn while you look elsewhere',
};
