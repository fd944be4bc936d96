import type { Messages } from './en.ts';

export const it: Messages = {
  'who.you-are': 'Giochi come {name}.',
  'who.keep-title': 'Proteggi il tuo nome',
  'who.keep-text':
    'Con una password nessun altro può prendere il tuo nome, e puoi accedere anche altrove. Almeno otto caratteri.',
  'who.keep': 'Proteggi',
  'who.kept': 'Fatto: il nome è tuo.',
  'who.sign-out': 'Esci',
  'who.sign-out-note': 'Senza una password non puoi più tornare alle tue partite.',

  'account.title': 'Il tuo account',
  'account.notices': 'Quando tocca a te',
  'account.notices-how': 'Come ti avvisiamo',
  'who.change-title': 'Cambia la password',
  'who.change-text': 'Così esci da tutti gli altri dispositivi. Almeno otto caratteri.',
  'who.old-password': 'Vecchia password',
  'who.change': 'Cambia',
  'recovery.title': 'Il tuo codice di recupero',
  'recovery.text':
    'Scrivilo: lo vedi solo adesso. Se perdi la password, con questo codice puoi impostarne una nuova, una sola volta.',
  'devices.title': 'Dove hai effettuato l’accesso',
  'devices.this': '(qui)',
  'devices.since': 'dal {date}',
  'devices.unknown': 'Dispositivo sconosciuto',
  'devices.end-one': 'Esci: {device}',
  'devices.end-others': 'Esci da tutti gli altri',
  'data.title': 'I tuoi dati',
  'data.text':
    'Tutto ciò che questo server conserva di te: il tuo nome, dove hai effettuato l’accesso, i tuoi tavoli, quello che hai detto e annotato.',
  'data.download': 'Scarica',
  'data.delete': 'Elimina il tuo account',
  'data.delete-text':
    'Il tuo nome, le tue parole e le tue note vengono rimossi, anche dalle partite finite. Nelle partite in corso un bot continua per te; i tuoi tavoli che non sono ancora cominciati vengono chiusi. Non puoi annullare.',
  'data.sure': 'Eliminare davvero tutto?',
  'data.yes': 'Sì, elimina',
  'data.no': 'No, tieni',
};
