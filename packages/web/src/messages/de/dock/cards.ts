/** Decisions about policy cards: draft, platform, exchange. */
export const dockCards = {
  'policy.choose': 'Wähle eine Karte',
  'policy.discarded': 'Abgeworfen',
  'policy.new-issue': 'neues Thema',
  'policy.laid': 'liegt schon',
  'policy.only-for': 'nur statt',

  'draft.packet': 'Stapel {pick} von {picks}',
  'draft.kept': 'Bisher behalten:',
  'draft.last': 'Nach der letzten Wahl behältst du auch die Karten, die du gereicht bekommst.',
  'draft.passed-on': 'Gehen nach links weiter',
  'draft.confirm': '{card} behalten',

  'keep-policy.confirm': '{card} behalten',

  'take-policy.display': 'Auslage',
  'take-policy.confirm': '{card} nehmen',

  'platform.shown': 'Liegt schon aus',
  'platform.laid': 'Ausgelegt',
  'platform.of': '{laid} von {count}',
  'platform.left': 'Noch auf der Hand',
  'platform.issue-laid': 'Thema belegt',
  'platform.missing': '{count, plural, one {Wähle noch # Karte} other {Wähle noch # Karten}}',
  'platform.confirm': '{count, plural, one {{cards} auslegen} other {Diese # Karten auslegen}}',

  'source.choose': 'Woher kommen neue Karten?',
  'source.draw': 'Oberste Karte ziehen',
  'source.refresh': 'Auslage ersetzen',
  'source.nothing': 'Nur austauschen',
  'source.brings':
    '{count, plural, =0 {keine neue Karte} one {# neue Karte zum Tauschen} other {# neue Karten zum Tauschen}}',
  'source.to-exchange': 'Karten zum Tauschen',
  'source.pile': 'Karten im Stapel',

  'exchange.which-policy': 'Parteiprogramm: statt welcher?',
  'exchange.which-card': 'Hand: welche stattdessen?',
  'exchange.in-hand': '{card}, auf deiner Hand',
  'exchange.in-platform': '{card}, in deinem Parteiprogramm',
  'exchange.picked': '{card}, wartet auf die Karte zum Tauschen',
  'exchange.changed': '{card} statt {before}',
  'exchange.take-back': 'zurücknehmen',
  'exchange.take-back-card': '{card} zurücknehmen',
  'exchange.for': 'statt',
  'exchange.none': 'Nichts austauschen',
  'exchange.choose': 'Wähle Karten zum Tauschen',
  'exchange.keep': 'behalten',
  'exchange.keep-card': '{card} auf der Hand behalten',
  'exchange.keep-which':
    '{count, plural, one {Welche Karte behältst du?} other {Welche # Karten behältst du?}}',
  'exchange.confirm': '{count, plural, one {# Karte austauschen} other {# Karten austauschen}}',
  'exchange.confirm-keep':
    '{count, plural, one {# Karte austauschen} other {# Karten austauschen}}, {cards} behalten',
  'exchange.exchanged': 'Ausgetauscht',
  'exchange.kept': 'Auf der Hand',

  'redraw.discard': 'Hand: welche abwerfen?',
  'redraw.goes': 'abwerfen',
  'redraw.none': 'Alle Karten behalten',
  'redraw.choose': 'Wähle Karten zum Abwerfen',
  'redraw.confirm':
    '{count, plural, one {# Karte abwerfen und # neue ziehen} other {# Karten abwerfen und # neue ziehen}}',

  'swap.confirm': '{in} statt {out} auslegen',
  'swap.hand': 'Handkarten',
  'swap.discarded': 'abgeworfen',
};
