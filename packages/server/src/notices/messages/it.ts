import type { NoticeMessages } from './en.ts';

export const it: NoticeMessages = {
  bot: 'Un bot',
  decide: 'Tocca a te: {phase}',
  proposed:
    '{who} {proposal, select, undo {vuole annullare qualcosa} abandon {vuole finire la partita senza risultato} pause {vuole fare una pausa o riprendere} hints {vuole consigli per tutti} pace {vuole un altro ritmo} standin {vuole un bot per chi non c’è più} takeover {vuole prendere un posto} other {propone qualcosa}}: serve la tua risposta',
  'media-removed': '{who} ti ha tolto un segnalino dei media {in_region}',
  'trend-lowered': '{who} ha abbassato la tua tendenza {in_region}',
  'coalition-forced': '{who} ti ha costretto a una coalizione {in_region}',
  'stood-in':
    '{why, select, voted {Gli altri fanno giocare un bot per te} other {Il tuo tempo è finito: un bot gioca per te}}',
  'handed-over': '{who} continua a giocare al tuo posto',
  'sent-away': 'Ti hanno chiesto di lasciare il tavolo',
  said: '{who} ha detto qualcosa al tavolo',
  mentioned: '{who} ti ha nominato al tavolo',
  offered: '{who} ti propone un accordo: serve la tua risposta',
  'offer-answered': '{who} ha {state, select, accepted {accettato} other {rifiutato}} il tuo accordo',
  'seat-kept': '{who} ti tiene un posto a un nuovo tavolo',
  'regent-named': '{who} ti fa giocare al suo posto per un po’',
  'friend-asked': '{who} ti chiede l’amicizia',
  won: 'La partita è finita e hai vinto',
  over: 'La partita è finita: sei al posto {place} su {players}. {winner} ha vinto',
  abandoned: 'Il tavolo è stato chiuso senza risultato',
  'at-table': '{game}, con {others}',
  several:
    '{count, plural, one {È successa una cosa ai tuoi tavoli} other {Sono successe # cose ai tuoi tavoli}}',
  more: '{count, plural, one {e un’altra} other {e altre #}}',
  'test-title': 'Funziona',
  'test-text': 'Qui Macher ti dirà quando tocca a te.',
  'code-subject': 'Il tuo codice: {code}',
  'code-text':
    '{name} vuole ricevere notizie da Macher a questo indirizzo. Se sei tu, scrivi questo codice nella pagina: {code}\n\nSe non sei tu, non fare nulla: non arriverà altra posta.',
  'mail-foot': 'Cambia che cosa ti diciamo: {url}\nFerma questa posta: {off}',
  'off-title': 'Fermare questa posta?',
  'off-button': 'Ferma',
  'off-done': 'Fatto. A questo indirizzo non arriva più posta.',
  'feed-title': 'Macher: {name}',
};
