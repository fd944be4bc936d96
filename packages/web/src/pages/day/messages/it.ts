import type { Messages } from './en.ts';

export const it: Messages = {
  'day.title': 'Partita del giorno',
  'day.text':
    'Le stesse carte per tutti, dallo stesso posto, contro gli stessi bot. In classifica contano i punti, poi il distacco dal miglior bot.',
  'day.open-until': '{date} · classifica aperta fino a: {closes}',
  'day.is-closed': '{date} · classifica chiusa',
  'day.played': 'L’hanno giocata',
  'day.best': 'Record',
  'day.place': 'Il tuo posto',
  'day.you': 'tu',
  'day.play': 'Gioca',
  'day.go-on': 'Continua',
  'day.look-back': 'Guarda la tua partita',
  'day.one-try': 'Hai un solo tentativo, senza consigli. Puoi fermarti quando vuoi e continuare più tardi.',
  'day.until': 'Comincia entro: {begins}. Conta se la finisci tu entro: {closes}.',
  'day.sealed':
    'Ognuno vede solo la propria partita fino a: {closes}. Poi potrai guardare come hanno giocato gli altri.',
  'day.unsealed': 'Ora tutti possono guardare queste partite.',
  'day.guest': 'Giocano anche gli ospiti, e il posto resta legato al nome: con una password rimane tuo.',
  'day.going': 'La stai giocando. Conta se la finisci tu entro: {closes}.',
  'day.too-late': 'La classifica è stata chiusa prima che tu finissi.',
  'day.mine': '{points, plural, one {# punto} other {# punti}}, {margin}',
  'day.margin':
    '{side, select, ahead {{points} davanti al miglior bot} behind {{points} dietro al miglior bot} other {alla pari con il miglior bot}}',
  'day.margin-short': '{side, select, ahead {{points} davanti} behind {{points} dietro} other {alla pari}}',
  'day.not-counted':
    'La tua partita non è in classifica. Conta se la finisci tu prima che la classifica chiuda.',
  'day.missed': 'Questa non l’hai cominciata, e si può cominciare solo nel suo giorno.',
  'day.to-today': 'Alla partita di oggi',
  'day.list': 'Chi l’ha giocata',
  'day.list-first': 'I primi {count} su {played}.',
  'day.nobody-yet': 'Nessuno l’ha ancora giocata fino alla fine. Il primo è in testa alla classifica.',
  'day.nobody': 'Nessuno l’ha giocata fino alla fine.',
  'day.rank': 'Posto',
  'day.name': 'Nome',
  'day.points': 'Punti',
  'day.bots': 'Miglior bot',
  'day.look': 'Guarda',
  'day.look-at': 'Guarda la partita di {name}',
  'day.earlier': 'Giorni precedenti',
  'day.earlier-none': 'Ancora nessuno.',
  'day.earlier-played':
    '{played, plural, =0 {nessuno l’ha finita} one {una persona, {best} punti} other {# persone, record {best} punti}}',
  'day.not-there': 'Questo giorno non è ancora arrivato.',
};
