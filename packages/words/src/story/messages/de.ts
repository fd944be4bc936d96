/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{The_party} {party_number, select, many {wählen} other {wählt}} {blocks}.',
  'head.display': 'Neue Auslage.',
  'head.game-ended':
    '{The_parties} {parties_number, select, many {gewinnen} other {gewinnt}} mit {points} Punkten.',

  'together.raise-passed': '{The_parties} erhöhen nicht.',
  'together.media-passed': '{The_parties} kaufen keinen Medienmarker.',
  'together.meetings-bought': '{The_parties} kaufen keine Wahlveranstaltungen.',
  'together.politicians-sent': '{The_parties} senden niemanden aus.',
  'together.poll-passed': '{The_parties} passen.',
  'together.meetings-kept': '{The_parties} behalten {in_regions} ihre Wahlveranstaltungen.',
  'together.coalition-passed': '{The_parties} bleiben allein.',
  'together.region-laid': 'Neue Spielpläne: {regions}.',
  'together.opinion-opened': 'Neue Volksmeinungen {in_regions}.',
  'together.platform-laid': '{The_parties} legen ihre Parteiprogramme aus.',
  'together.policies-discarded': '{The_parties} werfen ihre übrigen Karten ab.',
  'together.politicians-shown': '{In_regions} werden Politiker aufgedeckt.',
  'together.base-changed': '{The_parties} gewinnen Parteibasis.',
  'together.meetings-turned-in': '{In_regions} werden alle Wahlveranstaltungen gezählt.',
  'together.paid-out': '{The_parties} bekommen ihr Geld.',
  'together.tile-returned': '{The_parties} nehmen ihre Koalitionsplättchen {from_regions} zurück.',

  'then.trend-moved':
    '{party}: Trend {spaces, plural, one {ein Feld} other {# Felder}} {way, select, up {hoch} other {runter}}, {from} → {to}{where, select, none {} other { {in_region}}}.',
  'then.votes-gained': '{party}: {before} → {total} Stimmen{where, select, none {} other { {in_region}}}.',
  'then.base-changed': '{party}: Parteibasis {before} → {base}.',
  'then.seats':
    '{party}: {votes, plural, one {# Stimme} other {# Stimmen}}, {mandates, plural, one {# Siegpunkt} other {# Siegpunkte}}{win, plural, =0 {} other {, # für den Wahlsieg}}.',
  'then.national': 'Bundesplan: {before} → {after}.',
  'then.score': '{party}: {total} Punkte.',

  'effect.none': 'Deine Zahlen bleiben, wie sie sind.',
  'effect.votes': 'Du: {from} → {to} Stimmen {in_region}.',
  'effect.points':
    'Du: {from} → {to} Punkte{win, select, yes { für Stimmen und Sieg} other {}}, wenn {in_region} jetzt gezählt würde.',
  'effect.control':
    '{to, plural, =0 {Du beeinflusst die Medien {in_region} nicht mehr.} other {Du beeinflusst jetzt die Medien {in_region}.}}',
  'effect.base': 'Du: Parteibasis {from} → {to}.',
  'effect.money': 'Du: {from} → {to}.',

  'why.politician': 'Das macht {the_politician}.',
  'why.short': 'Das Geld reicht dafür nicht.',
  'why.shared': 'Gemeinsam: {cards}.{forced, select, yes { Ab drei geht es ohne Zustimmung.} other {}}',
  'why.majority':
    '{The_parties} {parties_number, select, many {haben} other {hat}} mindestens {majority} Stimmen.',

  'cause.block': 'Aus der Startaufstellung.',
  'cause.politician': 'Das war {the_politician} {of_party}.',
  'cause.poll':
    'Durch eine Umfrage, die {the_party} veröffentlicht {party_number, select, many {haben} other {hat}}: {poll}.',
  'cause.meetings': 'Für die umgesetzten Wahlveranstaltungen.',
  'cause.donation': 'Für die angenommene Spende über {amount}.',
  'cause.refusal': 'Für die abgelehnte Spende über {amount}.',
  'cause.extra-dice': 'Sonst hat niemand so viel abgelehnt wie {amount}: Zusatzwürfel.',
  'cause.quiet-poll': 'Für die zurückgehaltene Umfrage {in_region}.',
  'cause.national': 'Passend zum Bundesplan: {opinions}.',

  'right.media':
    '{The_party} {party_number, select, many {beeinflussen} other {beeinflusst}} die Medien {in_region}, mit {own} von {all} Markern.',
  'right.majority':
    '{The_party} {party_number, select, many {haben} other {hat}} {in_region} mehr Stimmen als alle anderen zusammen: {own} von {all}.',

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

  'partner.nobody-reaches': 'Mit {to_seeker} zusammen kommt niemand auf {majority} Stimmen.',
  'partner.only-one':
    'Nur {the_partner} {partner_number, select, many {kommen} other {kommt}} mit {to_seeker} zusammen auf {majority} Stimmen.',
  'partner.common':
    'Von denen, die mit {to_seeker} zusammen auf {majority} kommen, {partner_number, select, many {haben} other {hat}} {the_partner} die meisten Programmkarten gemeinsam: {cards}.',
  'partner.turn-order':
    '{The_tied} haben mit {to_seeker} gleich viel gemeinsam; in der Spielreihenfolge {partner_number, select, many {kommen} other {kommt}} {the_partner} zuerst.',

  'side.votes': 'Die meisten Stimmen: {sides}.',
  'side.highest':
    'Je {votes} Stimmen; den höchsten einzelnen Marker {winner_number, select, many {haben} other {hat}} {the_winner}: {highest}.',
  'side.on-top': 'Je {votes} Stimmen, auch die höchsten Marker gleichauf: Der Marker {of_winner} liegt oben.',

  'floor.product': 'Jede Klammer zählt mindestens 1.',
  'floor.factor': 'Zwei Wahlveranstaltungen bringen mindestens eine Stimme.',
};
