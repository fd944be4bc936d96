/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{party}, Startaufstellung: {blocks}.',
  'head.display': 'Neue Auslage.',
  'head.game-ended': 'Sieg mit {points} Punkten: {parties}.',

  'together.raise-passed': '{parties}: Gebot nicht erhöht.',
  'together.media-passed': '{parties}: keinen Medienmarker gekauft.',
  'together.meetings-bought': '{parties}: keine Wahlveranstaltungen gekauft.',
  'together.politicians-sent': '{parties}: niemanden ausgesandt.',
  'together.poll-passed': '{parties}: gepasst.',
  'together.meetings-kept': '{parties}, {regions}: alle Wahlveranstaltungen behalten.',
  'together.coalition-passed': '{parties}: keinen Koalitionspartner gesucht.',
  'together.region-laid': 'Neue Spielpläne: {regions}.',
  'together.opinion-opened': 'Neue Volksmeinungen: {regions}.',
  'together.platform-laid': 'Parteiprogramme gelegt: {parties}.',
  'together.policies-discarded': '{parties}: übrige Karten abgelegt.',
  'together.politicians-shown': 'Politiker aufgedeckt: {regions}.',
  'together.base-changed': 'Neue Parteibasis: {parties}.',
  'together.meetings-turned-in': '{regions}: Alle Wahlveranstaltungen werden gezählt.',
  'together.paid-out': 'Auszahlung: {parties}.',
  'together.tile-returned': '{regions}, Koalitionsplättchen zurückgenommen: {parties}.',

  'then.trend-moved':
    '{party}: Trend {spaces, plural, one {ein Feld} other {# Felder}} {way, select, up {hoch} other {runter}}, {from} → {to}{where, select, none {} other { ({region})}}.',
  'then.votes-gained': '{party}: {before} → {total} Stimmen{where, select, none {} other { ({region})}}.',
  'then.base-changed': '{party}: Parteibasis {before} → {base}.',
  'then.seats':
    '{party}: {votes, plural, one {# Stimme} other {# Stimmen}}, {mandates, plural, one {# Siegpunkt} other {# Siegpunkte}}{win, plural, =0 {} other {, # für den Wahlsieg}}.',
  'then.national': 'Bundesplan: {before} → {after}.',
  'then.score': '{party}: {total} Punkte.',

  'effect.none': 'Deine Zahlen bleiben, wie sie sind.',
  'effect.votes': 'Du: {from} → {to} Stimmen ({region}).',
  'effect.points': 'Du: {from} → {to} Punkte, wenn jetzt gezählt würde ({region}).',
  'effect.control':
    '{to, plural, =0 {Du beeinflusst die Medien nicht mehr ({region}).} other {Du beeinflusst die Medien ({region}).}}',
  'effect.base': 'Du: Parteibasis {from} → {to}.',
  'effect.money': 'Du: {from} → {to}.',

  'why.politician': 'Es handelt: {politician}.',
  'why.short': 'Das Geld reicht dafür nicht.',
  'why.shared': 'Gemeinsam: {cards}.{forced, select, yes { Ab drei geht es ohne Zustimmung.} other {}}',
  'why.majority': 'Mit mindestens {majority} Stimmen: {parties}.',

  'cause.block': 'Aus der Startaufstellung.',
  'cause.politician': 'Durch {party}: {politician}.',
  'cause.poll': 'Durch eine Umfrage von {party}: {poll}.',
  'cause.meetings': 'Für die umgesetzten Wahlveranstaltungen.',
  'cause.donation': 'Für die angenommene Spende über {amount}.',
  'cause.refusal': 'Für die abgelehnte Spende über {amount}.',
  'cause.extra-dice': 'Sonst hat niemand so viel abgelehnt wie {amount}: Zusatzwürfel.',
  'cause.quiet-poll': 'Für die zurückgehaltene Umfrage ({region}).',
  'cause.national': 'Passend zum Bundesplan: {opinions}.',

  'right.media': '{party}, {region}: Medienmehrheit mit {own} von {all} Markern.',
  'right.majority': '{party}, {region}: mehr Stimmen als alle anderen zusammen, {own} von {all}.',

  'idle.used': 'Das „!“ ist hier schon verbraucht.',
  'idle.key-issue': 'Keine Volksmeinung liegt offen.',
  'idle.own-trend': 'Der Trend kann nicht steigen.',
  'idle.other-trends': 'Kein anderer Trend kann fallen.',
  'idle.other-trend': 'Kein anderer Trend kann fallen.',
  'idle.votes': 'Mehr Stimmen gehen nicht.',
  'idle.media': 'Es gibt keinen Medienmarker zu holen.',
  'idle.poll': 'Es gibt keine Umfrage.',
  'idle.platform': 'Es gibt keine Programmkarte.',
  'idle.base': 'Die Parteibasis kann nicht wachsen.',

  'tile-why.nobody-there': 'Kein Partner: Dort liegt kein anderes Plättchen.',
  'tile-why.too-few': 'Kein Partner: {needed} gemeinsame Programmkarten nötig. Gemeinsam: {others}.',
  'tile-why.taken':
    'Wer {needed} gemeinsame Programmkarten hat, hat einen anderen Partner. Gemeinsam: {others}.',
  'tile-why.not-agreed': 'Niemand war einverstanden. Gemeinsam: {others}.',

  'partner.nobody-reaches': '{seeker}: Mit keiner anderen Partei zusammen werden es {majority} Stimmen.',
  'partner.only-one': '{seeker}: Nur mit einer Partei zusammen werden es {majority} Stimmen ({partner}).',
  'partner.common':
    '{seeker}: Von denen, mit denen es {majority} werden, die meisten gemeinsamen Programmkarten – {partner} ({cards}).',
  'partner.turn-order':
    '{seeker}: gleich viel gemeinsam mit {tied}. In der Spielreihenfolge zuerst: {partner}.',

  'side.votes': 'Die meisten Stimmen: {sides}.',
  'side.highest': 'Je {votes} Stimmen; höchster einzelner Marker: {winner} ({highest}).',
  'side.on-top': 'Je {votes} Stimmen, auch die höchsten Marker gleichauf; oben liegt: {winner}.',

  'floor.product': 'Jede Klammer zählt mindestens 1.',
  'floor.factor': 'Zwei Wahlveranstaltungen bringen mindestens eine Stimme.',
};
