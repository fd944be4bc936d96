/** Programs of yours, and open data. */
export const en = {
  'programs.title': 'Programs that play for you',
  'programs.text':
    'A program has its own name and its own token. It plays where a table lets programs in, and everyone sees that it’s a program. It can’t change your account.',
  'programs.keep-name': 'Protect your name with a password first.',
  'programs.name': 'Name of the program',
  'programs.make': 'Make a program',
  'programs.made': 'made on {date}',
  'programs.used': 'token last used on {date}',
  'programs.unused': 'token not used yet',
  'programs.token-title': 'Token for {name}',
  'programs.token-text': 'Copy it now: it won’t be shown again. Anyone who has it plays as this program.',
  'programs.renew': 'New token',
  'programs.renew-sure': '{name} can’t play with its old token any more. Continue?',
  'programs.renew-yes': 'Yes, a new token',
  'programs.delete': 'Delete',
  'programs.delete-sure': 'Delete {name}? Where it plays, a bot takes over.',
  'programs.delete-yes': 'Yes, delete it',
  'programs.no': 'No',
  'sharing.title': 'Open data',
  'sharing.text':
    'The person who runs this server may publish finished games, without names. A game is published only if everyone who played in it agrees. If you change your mind, it counts from the next time.',
  'sharing.label': 'What of your finished games may be published',
  'sharing.none': 'nothing',
  'sharing.public': 'public games',
  'sharing.all': 'private ones too',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
