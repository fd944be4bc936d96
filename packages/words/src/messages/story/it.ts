/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{party}: {blocks}.',
  'head.display': 'Nuove carte scoperte.',
  'head.game-ended': 'Vittoria con {points} punti: {parties}.',

  'together.raise-passed': '{parties}: nessun rilancio.',
  'together.media-passed': '{parties}: nessun segnalino media acquistato.',
  'together.meetings-bought': '{parties}: nessun comizio acquistato.',
  'together.politicians-sent': '{parties}: nessun politico inviato.',
  'together.poll-passed': '{parties}: passo.',
  'together.meetings-kept': '{parties}, {regions}: nessun comizio convertito.',
  'together.coalition-passed': '{parties}: nessun alleato cercato.',
  'together.region-laid': 'Nuovi tabelloni: {regions}.',
  'together.opinion-opened': 'Nuove opinioni: {regions}.',
  'together.platform-laid': 'Programmi scoperti: {parties}.',
  'together.policies-discarded': '{parties}: carte rimaste scartate.',
  'together.politicians-shown': 'Politici scoperti: {regions}.',
  'together.base-changed': 'Nuovi iscritti: {parties}.',
  'together.meetings-turned-in': '{regions}: si contano tutti i comizi.',
  'together.paid-out': 'Finanziamento: {parties}.',
  'together.tile-returned': '{regions}, tessere Coalizione riprese: {parties}.',

  'then.trend-moved':
    '{party}: trend {way, select, up {su} other {giù}} di {spaces, plural, one {una casella} other {# caselle}}, {from} → {to}{where, select, none {} other { ({region})}}.',
  'then.votes-gained': '{party}: voti {before} → {total}{where, select, none {} other { ({region})}}.',
  'then.base-changed': '{party}: iscritti {before} → {base}.',
  'then.seats':
    '{party}: {votes, plural, one {# voto} other {# voti}}, {mandates, plural, one {# seggio} other {# seggi}}{win, plural, =0 {} other {, # punti per la vittoria}}.',
  'then.national': 'Tabellone nazionale: {before} → {after}.',
  'then.score': '{party}: {total} punti.',

  'effect.none': 'Le tue cifre non cambiano.',
  'effect.votes': 'Tu: voti {from} → {to} ({region}).',
  'effect.points': 'Tu: punti {from} → {to} se si contasse ora ({region}).',
  'effect.control':
    '{to, plural, =0 {Perdi il controllo dei media ({region}).} other {Controlli i media ({region}).}}',
  'effect.base': 'Tu: iscritti {from} → {to}.',
  'effect.money': 'Tu: {from} → {to}.',

  'why.politician': 'Agisce: {politician}.',
  'why.short': 'I soldi non bastano.',
  'why.shared': 'In comune: {cards}.{forced, select, yes { Con tre non serve il consenso.} other {}}',
  'why.majority': 'Con almeno {majority} voti: {parties}.',

  'cause.block': 'Dalla disposizione iniziale.',
  'cause.politician': '{party}: {politician}.',
  'cause.poll': 'Per un sondaggio pubblicato ({party}): {poll}.',
  'cause.meetings': 'Per i comizi convertiti.',
  'cause.donation': 'Per il contributo accettato: {amount}.',
  'cause.refusal': 'Per il contributo rifiutato: {amount}.',
  'cause.extra-dice': 'Nessun altro ha rifiutato tanto ({amount}): dadi extra.',
  'cause.quiet-poll': 'Per il sondaggio tenuto riservato ({region}).',
  'cause.national': 'In linea con il tabellone nazionale: {opinions}.',

  'right.media': '{party}, {region}: controllo dei media con {own} segnalini su {all}.',
  'right.majority': '{party}, {region}: più voti di tutti gli altri insieme, {own} su {all}.',

  'idle.used': 'Il suo «!» qui è già stato usato.',
  'idle.key-issue': 'Nessuna opinione è scoperta.',
  'idle.own-trend': 'Il trend non può salire.',
  'idle.other-trends': 'Nessun trend altrui può scendere.',
  'idle.other-trend': 'Nessun trend altrui può scendere.',
  'idle.votes': 'Non c’è posto per altri voti.',
  'idle.media': 'Non c’è alcun segnalino media da togliere.',
  'idle.poll': 'Non ci sono sondaggi.',
  'idle.platform': 'Non ci sono carte Programma.',
  'idle.base': 'Gli iscritti non possono aumentare.',

  'tile-why.nobody-there': 'Nessun alleato: lì non ci sono altre tessere.',
  'tile-why.too-few': 'Nessun alleato: servono {needed} carte in comune. In comune: {others}.',
  'tile-why.taken': 'Chi ha {needed} carte in comune ha un altro alleato. In comune: {others}.',
  'tile-why.not-agreed': 'Nessuno era d’accordo. In comune: {others}.',

  'partner.nobody-reaches': '{seeker}: con nessun altro si arriva a {majority} voti.',
  'partner.only-one': '{seeker}: solo con un partito si arriva a {majority} voti ({partner}).',
  'partner.common':
    '{seeker}: tra i partiti con cui si arriva a {majority}, quello con più in comune: {partner} ({cards}).',
  'partner.turn-order': '{seeker}: altrettanto in comune con {tied}; primo nell’ordine di turno: {partner}.',

  'side.votes': 'Più voti: {sides}.',
  'side.highest': '{votes} voti a testa; il singolo segnalino più alto: {winner} ({highest}).',
  'side.on-top': '{votes} voti a testa, pari anche i segnalini più alti; sopra c’è: {winner}.',

  'floor.product': 'Ogni parentesi vale almeno 1.',
  'floor.factor': 'Due comizi portano almeno un voto.',
};
