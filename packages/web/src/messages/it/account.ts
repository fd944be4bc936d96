/** Who plays, and how they like the page. */
export const account = {
  'guest.label': 'Il tuo nome',
  'guest.names':
    'Militante Gioviale|Portavoce Brillante|Sondaggista Paziente|Comiziante Instancabile|Votante Puntuale|Statista Tenace|Attivista Vivace|Presidente Affabile',

  'who.nobody': 'Accedi',
  'who.title': 'Tu',
  'who.you-are': 'Giochi come {name}.',
  'who.not-yet':
    'Non hai ancora scritto il tuo nome. Per giocare basta un nome; se ne hai uno protetto da una password, accedi.',
  'who.begin': 'Usa questo nome',
  'who.keep-title': 'Proteggi il tuo nome',
  'who.keep-text':
    'Con una password nessun altro può prendere il tuo nome, e puoi accedere anche altrove. Almeno otto caratteri.',
  'who.password': 'Password',
  'who.new-password': 'Nuova password',
  'who.keep': 'Proteggi',
  'who.kept': 'Fatto: il nome è tuo.',
  'who.sign-in-title': 'Accedi',
  'who.name': 'Nome',
  'who.sign-in': 'Accedi',
  'who.sign-out': 'Esci',
  'who.sign-out-note': 'Senza una password non puoi più tornare ai tuoi posti.',

  'account.title': 'Il tuo account',
  'who.change-title': 'Cambia la password',
  'who.change-text': 'Così esci da tutti gli altri dispositivi. Almeno otto caratteri.',
  'who.old-password': 'Vecchia password',
  'who.change': 'Cambia',
  'recovery.title': 'Il tuo codice di recupero',
  'recovery.text':
    'Scrivilo: lo vedi solo adesso. Se perdi la password, con questo codice puoi impostarne una nuova, una sola volta.',
  'recovery.copy': 'Copia',
  'recovery.copied': 'Copiato',
  'recovery.lost': 'Hai perso la password?',
  'recovery.code': 'Codice di recupero',
  'recovery.use': 'Imposta una nuova password',
  'devices.title': 'Dove hai effettuato l’accesso',
  'devices.this': '(qui)',
  'devices.since': 'dal {date}',
  'devices.unknown': 'Dispositivo sconosciuto',
  'devices.end-one': 'Esci: {device}',
  'devices.end-others': 'Esci da tutti gli altri',
  'person.former': 'chi giocava qui',
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

  'prefs.language': 'Lingua',
  'prefs.theme': 'Aspetto',
  'prefs.theme-auto': 'come il sistema',
  'prefs.theme-light': 'chiaro',
  'prefs.theme-dark': 'scuro',
  'prefs.sound': 'Suono',
  'prefs.sound-text': 'Un campanello quando tocca a te mentre guardi altrove',
};
