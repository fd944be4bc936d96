/** Decisions about policy cards: draft, platform, exchange. */
export const dockCards = {
  'policy.choose': 'Scegli una carta',
  'policy.discarded': 'Scartate',
  'policy.new-issue': 'tema nuovo',
  'policy.laid': 'già presente',
  'policy.only-for': 'solo per',

  'draft.packet': 'Mazzetto {pick} di {picks}',
  'draft.kept': 'Tenute finora:',
  'draft.last': 'Dopo l’ultima scelta tieni anche le carte che ti vengono passate.',
  'draft.passed-on': 'Passate a sinistra',
  'draft.confirm': 'Tieni {card}',

  'keep-policy.confirm': 'Tieni {card}',

  'take-policy.display': 'Esposizione',
  'take-policy.confirm': 'Prendi {card}',

  'platform.shown': 'Già nel programma',
  'platform.laid': 'Nel programma',
  'platform.of': '{laid} su {count}',
  'platform.left': 'Restano in mano',
  'platform.issue-laid': 'tema usato',
  'platform.missing': '{count, plural, one {Scegli ancora # carta} other {Scegli ancora # carte}}',
  'platform.confirm': '{count, plural, one {Gioca {cards}} other {Gioca queste # carte}}',

  'source.choose': 'Scegli da dove vengono le nuove carte',
  'source.draw': 'Pesca dal mazzo',
  'source.refresh': 'Sostituisci l’esposizione',
  'source.nothing': 'Solo scambi',
  'source.brings':
    '{count, plural, =0 {nessuna carta nuova} one {# nuova carta per gli scambi} other {# nuove carte per gli scambi}}',
  'source.to-exchange': 'Carte per gli scambi',
  'source.pile': 'Carte nel mazzo',

  'exchange.which-policy': 'Programma: al posto di quale?',
  'exchange.which-card': 'Mano: quale al suo posto?',
  'exchange.in-hand': '{card}, nella tua mano',
  'exchange.in-platform': '{card}, nel tuo programma',
  'exchange.picked': '{card}, attende la carta con cui scambiarla',
  'exchange.changed': '{card} al posto di {before}',
  'exchange.take-back': 'annulla',
  'exchange.take-back-card': 'Riprendi {card}',
  'exchange.for': 'per',
  'exchange.none': 'Lascia il programma',
  'exchange.choose': 'Scegli le carte da scambiare',
  'exchange.keep': 'tieni',
  'exchange.keep-card': 'Tieni {card} in mano',
  'exchange.keep-which': '{count, plural, one {Quale carta tieni?} other {Quali # carte tieni?}}',
  'exchange.confirm': '{count, plural, one {Scambia # carta} other {Scambia # carte}}',
  'exchange.confirm-keep': '{count, plural, one {Scambia # carta} other {Scambia # carte}}, tieni {cards}',
  'exchange.exchanged': 'Scambiate',
  'exchange.kept': 'Tenute in mano',

  'redraw.discard': 'Mano: quali scarti?',
  'redraw.goes': 'scarta',
  'redraw.none': 'Tieni tutte le carte',
  'redraw.choose': 'Scegli le carte da scartare',
  'redraw.confirm':
    '{count, plural, one {Scarta # carta e pescane # nuova} other {Scarta # carte e pescane # nuove}}',

  'swap.confirm': 'Gioca {in} al posto di {out}',
  'swap.hand': 'Carte in mano',
  'swap.discarded': 'scartata',
};
