import type { Messages } from './en.ts';

export const it: Messages = {
  'page.lobby': 'Macher',
  'page.new': 'Un nuovo tavolo – Macher',
  'page.record': 'Rivedi una partita salvata – Macher',
  'page.account': 'Il tuo account – Macher',
  'page.notices': 'Quando tocca a te – Macher',
  'page.host': 'Il tuo server – Macher',
  'page.person': 'Profilo di un giocatore – Macher',
  'page.clubs': 'Club – Macher',
  'page.club': 'Club – Macher',
  'page.new-event': 'Nuovo torneo – Macher',
  'page.event': 'Torneo – Macher',
  'page.day': 'Partita del giorno – Macher',
  'page.learn': 'Impara Die Macher – Macher',
  'page.asked': 'Tu che cosa faresti? – Macher',
  'page.try': 'Posizioni da provare – Macher',
  'page.rules': 'Regole – Macher',
  'page.table': 'Macher',
  'page.room': 'Sul grande schermo – Macher',
  'page.seat': 'Prendi posto – Macher',
  'page.no-moment': 'Nessun momento di questa partita – Macher',
  'page.unknown': 'Questa pagina non esiste – Macher',

  'unknown.title': 'Questa pagina non esiste',
  'unknown.text': 'Forse l’indirizzo contiene un errore o il link è vecchio.',
  'unknown.home': 'Alla pagina iniziale',
};
