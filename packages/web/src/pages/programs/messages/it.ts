import type { Messages } from './en.ts';

export const it: Messages = {
  'programs.title': 'Programmi che giocano per te',
  'programs.text':
    'Un programma ha un nome e un token tutti suoi. Gioca dove un tavolo ammette i programmi, e tutti vedono che è un programma. Non può cambiare nulla del tuo account.',
  'programs.keep-name': 'Prima proteggi il tuo nome con una password.',
  'programs.name': 'Nome del programma',
  'programs.make': 'Crea un programma',
  'programs.made': 'creato il {date}',
  'programs.used': 'token usato l’ultima volta il {date}',
  'programs.unused': 'token non ancora usato',
  'programs.token-title': 'Token di {name}',
  'programs.token-text':
    'Copialo adesso: non verrà mostrato di nuovo. Chi ce l’ha gioca come questo programma.',
  'programs.renew': 'Nuovo token',
  'programs.renew-sure': '{name} non potrà più giocare con il vecchio token. Continuare?',
  'programs.renew-yes': 'Sì, un nuovo token',
  'programs.delete': 'Elimina',
  'programs.delete-sure': 'Eliminare {name}? Dove sta giocando continua un bot.',
  'programs.delete-yes': 'Sì, elimina',
  'programs.no': 'No',
  'sharing.title': 'Dati aperti',
  'sharing.text':
    'Chi gestisce questo server può pubblicare le partite finite, senza nomi. Una partita viene pubblicata solo se tutti quelli che l’hanno giocata sono d’accordo. Se cambi idea, vale dalla volta successiva.',
  'sharing.label': 'Che cosa delle tue partite finite si può pubblicare',
  'sharing.none': 'niente',
  'sharing.public': 'partite pubbliche',
  'sharing.all': 'anche quelle private',
};
