/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{The_party} {party_number, select, many {scelgono} other {sceglie}} {blocks}.',
  'head.display': 'Nuove carte scoperte.',
  'head.game-ended':
    '{The_parties} {parties_number, select, many {vincono} other {vince}} con {points} punti.',

  'together.raise-passed': '{The_parties} non rilanciano.',
  'together.media-passed': '{The_parties} non comprano segnalini media.',
  'together.meetings-bought': '{The_parties} non comprano comizi.',
  'together.politicians-sent': '{The_parties} non schierano nessuno.',
  'together.poll-passed': '{The_parties} passano.',
  'together.meetings-kept': '{The_parties} tengono i loro comizi {in_regions}.',
  'together.coalition-passed': '{The_parties} corrono da soli.',
  'together.region-laid': 'Nuovi tabelloni: {regions}.',
  'together.opinion-opened': 'Nuove opinioni {in_regions}.',
  'together.platform-laid': '{The_parties} scoprono i programmi.',
  'together.policies-discarded': '{The_parties} scartano le carte rimaste.',
  'together.politicians-shown': 'Politici scoperti {in_regions}.',
  'together.base-changed': 'Nuovi iscritti per {the_parties}.',
  'together.meetings-turned-in': '{In_regions} si contano tutti i comizi.',
  'together.paid-out': '{The_parties} ricevono il finanziamento.',
  'together.tile-returned': '{The_parties} riprendono le tessere Coalizione {from_regions}.',

  'then.trend-moved':
    '{party}: trend {way, select, up {su} other {giù}} di {spaces, plural, one {una casella} other {# caselle}}, {from} → {to}{where, select, none {} other { {in_region}}}.',
  'then.votes-gained': '{party}: voti {before} → {total}{where, select, none {} other { {in_region}}}.',
  'then.base-changed': '{party}: iscritti {before} → {base}.',
  'then.seats':
    '{party}: {votes, plural, one {# voto} other {# voti}}, {mandates, plural, one {# seggio} other {# seggi}}{win, plural, =0 {} other {, # punti per la vittoria}}.',
  'then.national': 'Tabellone nazionale: {before} → {after}.',
  'then.score': '{party}: {total} punti.',

  'effect.none': 'Le tue cifre non cambiano.',
  'effect.votes': 'Tu: voti {from} → {to} {in_region}.',
  'effect.points':
    'Tu: punti {win, select, yes {per voti e vittoria } other {}}{from} → {to} se ora si contasse {in_region}.',
  'effect.control':
    '{to, plural, =0 {Perdi il controllo dei media {in_region}.} other {Ora controlli i media {in_region}.}}',
  'effect.base': 'Tu: iscritti {from} → {to}.',
  'effect.money': 'Tu: {from} → {to}.',

  'why.politician': 'Agisce {the_politician}.',
  'why.short': 'I soldi non bastano.',
  'why.shared': 'In comune: {cards}.{forced, select, yes { Con tre non serve il consenso.} other {}}',
  'why.majority': '{The_parties} {parties_number, select, many {hanno} other {ha}} almeno {majority} voti.',

  'cause.block': 'Dalla disposizione iniziale.',
  'cause.politician': 'Per mano {of_politician} {of_party}.',
  'cause.poll':
    'Per un sondaggio che {party_number, select, many {pubblicano} other {pubblica}} {the_party}: {poll}.',
  'cause.meetings': 'Per i comizi convertiti.',
  'cause.donation': 'Per il contributo accettato: {amount}.',
  'cause.refusal': 'Per il contributo rifiutato: {amount}.',
  'cause.extra-dice': 'Nessun altro ha rifiutato tanto ({amount}): dadi extra.',
  'cause.quiet-poll': 'Per il sondaggio tenuto riservato {in_region}.',
  'cause.national': 'In linea con il tabellone nazionale: {opinions}.',

  'right.media':
    '{The_party} {party_number, select, many {controllano} other {controlla}} i media {in_region}, con {own} segnalini su {all}.',
  'right.majority':
    '{The_party} {party_number, select, many {hanno} other {ha}} più voti {in_region} di tutti gli altri insieme, {own} su {all}.',

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

  'partner.nobody-reaches': 'Con {the_seeker} nessuno arriva a {majority} voti.',
  'partner.only-one':
    'Con {the_seeker} solo {the_partner} {partner_number, select, many {arrivano} other {arriva}} a {majority} voti.',
  'partner.common':
    'Tra i partiti che con {the_seeker} arrivano a {majority}, {partner_number, select, many {hanno} other {ha}} più in comune {the_partner}: {cards}.',
  'partner.turn-order':
    '{The_tied} hanno altrettanto in comune con {the_seeker}; nell’ordine di turno {partner_number, select, many {vengono prima} other {viene prima}} {the_partner}.',

  'side.votes': 'Più voti: {sides}.',
  'side.highest':
    '{votes} voti a testa; {the_winner} {winner_number, select, many {hanno} other {ha}} il singolo segnalino più alto: {highest}.',
  'side.on-top': '{votes} voti a testa, pari anche i segnalini più alti: sopra c’è quello {of_winner}.',

  'floor.product': 'Ogni parentesi vale almeno 1.',
  'floor.factor': 'Due comizi portano almeno un voto.',
};
