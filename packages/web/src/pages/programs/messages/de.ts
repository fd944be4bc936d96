import type { Messages } from './en.ts';

export const de: Messages = {
  'programs.title': 'Programme, die für dich spielen',
  'programs.text':
    'Ein Programm hat einen eigenen Namen und ein eigenes Token. Es spielt, wo ein Tisch Programme zulässt, und alle sehen, dass es ein Programm ist. An deinem Konto kann es nichts ändern.',
  'programs.keep-name': 'Schütze zuerst deinen Namen mit einem Passwort.',
  'programs.name': 'Name des Programms',
  'programs.make': 'Programm anlegen',
  'programs.made': 'angelegt am {date}',
  'programs.used': 'Token zuletzt benutzt am {date}',
  'programs.unused': 'Token noch nicht benutzt',
  'programs.token-title': 'Token für {name}',
  'programs.token-text':
    'Kopiere es jetzt: Es wird nicht noch einmal gezeigt. Wer es hat, spielt als dieses Programm.',
  'programs.renew': 'Neues Token',
  'programs.renew-sure': '{name} kann mit dem alten Token nicht mehr spielen. Weiter?',
  'programs.renew-yes': 'Ja, ein neues Token',
  'programs.delete': 'Löschen',
  'programs.delete-sure': '{name} löschen? Wo es spielt, macht ein Bot weiter.',
  'programs.delete-yes': 'Ja, löschen',
  'programs.no': 'Nein',
  'sharing.title': 'Offene Daten',
  'sharing.text':
    'Wer diesen Server betreibt, darf beendete Partien ohne Namen veröffentlichen. Eine Partie wird nur veröffentlicht, wenn alle zustimmen, die darin gespielt haben. Überlegst du es dir anders, gilt das ab dem nächsten Mal.',
  'sharing.label': 'Was von deinen beendeten Partien veröffentlicht werden darf',
  'sharing.none': 'nichts',
  'sharing.public': 'öffentliche Partien',
  'sharing.all': 'auch private',
};
