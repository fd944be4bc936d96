import type { Messages } from './en.ts';
import { story } from './story/de.ts';

/** What players read, in German. Names come without article, and Grüne is a plural: hence the colons. */
export const de: Messages = {
  ...story,
  'language.name': 'Deutsch',

  labelled: '{label}: {text}',

  'issue.education': 'Bildung',
  'issue.digitalisation': 'Digitalisierung',
  'issue.genetics': 'Gentechnik',
  'issue.security': 'Innere Sicherheit',
  'issue.welfare': 'Sozialstaat',
  'issue.environment': 'Umwelt',
  'issue.transport': 'Verkehr',
  'issue.terrorism': 'Terrorabwehr',
  'issue.defence': 'Verteidigung',
  'issue.economy': 'Wirtschaftsaufbau',
  'issue.taxes': 'Steuern',
  'issue.nuclear': 'Kernenergie',
  'issue.wages': 'Lohnkürzungen',

  'ability.key-issue': 'Dopplerplättchen',
  'ability.own-trend': 'eigener Trend {amount, plural, one {# Feld} other {# Felder}} höher',
  'ability.other-trends': 'andere Trends {amount, plural, one {# Feld} other {# Felder}} tiefer',
  'ability.other-trend': 'ein anderer Trend {amount, plural, one {# Feld} other {# Felder}} tiefer',
  'ability.votes': 'Stimmen +{amount}',
  'ability.media': 'Medien',
  'ability.poll': 'Umfrage',
  'ability.platform': 'Parteiprogramm',
  'ability.base': 'Parteibasis +{amount}',

  'deed.place-key-issue': 'Dopplerplättchen auf {card} legen',
  'deed.remove-key-issue': 'Dopplerplättchen von {card} entfernen',
  'deed.own-trend': 'eigenen Trend um {amount, plural, one {ein Feld} other {# Felder}} erhöhen',
  'deed.other-trends':
    'Trend aller anderen Parteien um {amount, plural, one {ein Feld} other {# Felder}} senken',
  'deed.other-trend': 'Trend um {amount, plural, one {ein Feld} other {# Felder}} senken ({target})',
  'deed.votes': '{amount, plural, one {# Stimme} other {# Stimmen}} erhalten',
  'deed.media': '{cost} an {target} zahlen und einen ihrer Medienmarker entfernen',
  'deed.media-place':
    '{cost} an {target}{bank, select, none {} other { und {bank} an die Bank}} zahlen und einen ihrer Medienmarker durch deinen ersetzen',
  'deed.poll': 'oberste Umfrage nehmen',
  'deed.platform': 'Parteiprogramm ändern',
  'deed.base': 'Parteibasis +{amount}',

  'ruleset.2019-4': 'Ausgabe 2019, vier Landtagswahlen',
  'ruleset.2019-7': 'Ausgabe 2019, sieben Landtagswahlen',
  'ruleset.2006-7': 'Ausgabe 2006, sieben Runden',
  'ruleset.2006-5': 'Ausgabe 2006, fünf Runden',
  'ruleset.1997-7': 'Ausgabe 1997, sieben Runden',

  'phase.draft': 'Draft',
  'phase.first-platform': 'Erstes Parteiprogramm',
  'phase.starting-blocks': 'Startaufstellung',
  'phase.start-player': 'Startspieler',
  'phase.platforms': 'Parteiprogramme',
  'phase.media-shares': 'Medienanteile',
  'phase.meetings': 'Wahlveranstaltungen',
  'phase.send-politicians': 'Schattenkabinett',
  'phase.politicians-act': 'Aktionen der Politiker',
  'phase.politicians-resolve': 'Aktionen der Politiker',
  'phase.coalitions': 'Koalitionen',
  'phase.media-influence': 'Medienbeeinflussung',
  'phase.poll-auctions': 'Umfragen',
  'phase.votes': 'Stimmen',
  'phase.last-count': 'Letzte Auszählung',
  'phase.election': 'Landtagswahl',
  'phase.spoils': 'Früchte des Wahlsiegs',
  'phase.base-gain': 'Zuwachs der Parteibasis',
  'phase.pay-out': 'Auszahlung',
  'phase.donations': 'Spenden',
  'phase.next-round': 'Nächste Runde',
  'phase.final-scoring': 'Schlusswertung',

  'source.mandates': 'Stimmen',
  'source.wins': 'Wahlsiege',
  'source.media': 'Medienpräsenz',
  'source.base': 'Parteibasis',
  'source.bonus': 'Basisbonus',
  'source.national': 'Bundesmeinung',
  'source.money': 'Geld',

  'ask.draft': 'Behalte eine Programmkarte; die übrigen gehen nach links weiter.',
  'ask.first-platform':
    'Lege {count, plural, one {# Programmkarte} other {# Programmkarten mit verschiedenen Themen}} als erstes Parteiprogramm aus.',
  'ask.complete-platform':
    'Vervollständige dein Parteiprogramm: {count, plural, one {Es fehlt noch # Thema} other {Es fehlen noch # Themen}}.',
  'ask.keep-policy': 'Welche Programmkarte behältst du auf der Hand?',
  'ask.starting-block': 'Wähle einen Block für deine Startaufstellung und die Bundesländer für seine Felder.',
  'ask.bid': 'Biete verdeckt um den Startspieler: {min} bis {max}.',
  'ask.raise':
    '{possible, select, yes {Gleichstand: Erhöhe dein Gebot einmalig auf {min} bis {max} oder passe.} other {Gleichstand, aber zum Erhöhen fehlt dir das Geld: Du musst passen.}}',
  'ask.platform-source': 'Du bist am Zug: Parteiprogramm ändern.',
  'ask.take-policy': 'Nimm eine Programmkarte aus der Auslage.',
  'ask.exchange':
    'Tausche {max, plural, one {höchstens # Karte} other {bis zu # Karten}} deines Parteiprogramms aus und behalte dann {keep, plural, one {# Karte} other {# Karten}} auf der Hand.',
  'ask.buy-media':
    '{possible, select, yes {Kaufe für {cost} einen Medienmarker oder passe.} other {Du hast weniger als {cost}: Du musst passen.}}',
  'ask.meetings':
    'Kaufe Wahlveranstaltungen in beliebig vielen Bundesländern. Vorrat: {supply}, Geld: {money}.',
  'ask.send': 'Sende Politiker verdeckt aus, höchstens einen pro Bundesland.',
  'ask.pay':
    '{possible, select, yes {{politician}, {region}: {cost} zahlen? Sonst ist die Karte aus dem Spiel.} other {{politician}, {region}: {cost} kannst du nicht zahlen, die Karte ist aus dem Spiel.}}',
  'ask.act':
    '{part, select, main {{politician}, {region}: Hauptaktion.} other {{politician}, {region}: eine Nebenaktion.}}',
  'ask.influence': '{region}: Du beeinflusst die Medien. Tausche eine Volksmeinung aus oder passe.',
  'ask.majority':
    '{region}: Du hast mehr Stimmen als alle anderen zusammen. Tausche eine Volksmeinung aus oder passe.',
  'ask.poll-bid':
    '{possible, select, yes {{region}: Umfrage, Rückseite {back}. Biete ein einziges Mal, {min} bis {max}, oder passe.} other {{region}: Umfrage, Rückseite {back}. Zum Bieten fehlt dir das Geld: Du musst passen.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {{region}: Umfrage. Biete {min} bis {max} oder passe.} other {{region}: Umfrage. Zum Bieten fehlt dir das Geld: Du musst passen.}}',
  'ask.poll-use':
    '{possible, select, yes {{region}: Veröffentlichst du die Umfrage oder hältst du sie zurück?} other {{region}: Die Umfrage erhöht deinen Trend nicht, du musst sie zurückhalten.}}',
  'ask.turn-in':
    '{region}: Wie viele Wahlveranstaltungen setzt du in Stimmen um? Keine oder {min} bis {max}.',
  'ask.donation': 'Wähle eine Spende und nimm sie an oder lehne sie ab.',
  'ask.name-start': 'Von dort geht es im Uhrzeigersinn weiter.',
  'ask.redraw': 'Wirf beliebig viele Handkarten ab und ziehe ebenso viele nach.',
  'ask.swap': 'Tausche eine Karte deines Parteiprogramms gegen eine Handkarte aus oder verzichte darauf.',
  'ask.lay': 'Sende einen Politiker verdeckt aus oder passe.',
  'ask.pay-next':
    'Dein Geld reicht nicht für alle deine Politiker. Welchen bezahlst du als Nächsten? Du hast {money}.',
  'ask.resolve': 'Welcher Politiker ist als Nächster dran, und welche Aktion führt er aus?',
  'ask.coalition': '{region}: Wähle einen Koalitionspartner oder passe.',
  'ask.answer':
    '{region}, Koalitionsangebot von: {from}. Ihr habt {common, plural, one {# Programmkarte} other {# Programmkarten}} gemeinsam. Stimmst du zu?',
  'ask.poll-lines': '{region}: Veröffentliche eine oder zwei Zeilen der Umfrage oder halte sie zurück.',
  'ask.promote': '{region}: Stellst du für {points} Siegpunkte einen Medienmarker auf den Bundesplan?',
  'ask.nationalise':
    '{region}: Bringe eine Volksmeinung auf den Bundesplan (noch {left, plural, one {# Karte} other {# Karten}}) oder höre auf.',
  'ask.lay-donation': 'Wähle eine Spende: Nimm sie offen an oder lehne sie verdeckt ab.',

  'source-choice.draw': 'oberste Programmkarte ziehen, dann eine aus der Auslage nehmen',
  'source-choice.refresh': 'ganze Auslage ersetzen, dann eine Karte daraus nehmen',
  'source-choice.nothing': 'nichts davon, nur austauschen',
  'donation-choice.take': '{amount} annehmen, Parteibasis −{base}',
  'donation-choice.refuse': '{amount} ablehnen, Parteibasis +{base}',
  'poll-choice.publish': 'veröffentlichen',
  'poll-choice.quiet': 'zurückhalten, Parteibasis +{base}',
  'poll-choice.quiet-dice':
    'zurückhalten, {dice, plural, one {# Würfel} other {# Würfel}} für die Parteibasis',
  'donation-choice.accept':
    '{amount} annehmen, Parteibasis minus {dice, plural, one {# Würfel} other {höchster von # Würfeln}}',
  'donation-choice.decline':
    '{amount} ablehnen, Parteibasis plus {dice, plural, one {# Würfel} other {Summe von # Würfeln}}',
  'partner-choice.ask': 'anfragen: {party} ({common} gemeinsam)',
  'partner-choice.force': 'zwingen: {party} ({common} gemeinsam)',
  'national-choice.enter': '{card} kommt dazu',
  'national-choice.enter-for': '{card} verdrängt {replaced}',
  'national-choice.secure': '{card} wird gesichert',
  'national-choice.replace': '{card} ersetzt {replaced}',

  'event.phase-began': '– {phase} –',
  'event.round-began': 'Runde {round} – Landtagswahl: {regions}.',
  'event.sealed': '{party}: Entscheidung gefallen.',
  'event.region-laid': 'Ländertableau {board}: {region}.',
  'event.opinion-opened': '{region}: Volksmeinung {card} aufgedeckt.',
  'event.opinion-discarded': '{region}: {card} wiederholt ein Thema und macht der nächsten Karte Platz.',
  'event.opinion-missing': '{region}: Es gibt keine passende Volksmeinung mehr.',
  'event.packets-passed': 'Die Karten gehen nach links weiter.',
  'event.platform-laid': '{party}: {cards} ausgelegt.',
  'event.policies-discarded': '{party}: {cards} abgeworfen.',
  'event.policies-drawn':
    '{known, select, yes {{party}: {cards} gezogen.} other {{party}: {count, plural, one {# Programmkarte} other {# Programmkarten}} gezogen.}}',
  'event.policies-shuffled': 'Der Ablagestapel der Programmkarten wird gemischt: {count} Karten.',
  'event.block-revealed': '{party}, Startaufstellung, {blocks}: {fields}.',
  'event.provisional-start': 'Vorläufiger Startspieler: {party}.',
  'event.bids-revealed': 'Gebote: {bids}.',
  'event.raised': '{party}: Gebot auf {amount} erhöht.',
  'event.raise-passed': '{party}: Gebot nicht erhöht.',
  'event.start-player': '{party}: Startspieler für {paid}.',
  'event.platform-source':
    '{source, select, draw {{party}: Programmkarte gezogen.} refresh {{party}: Auslage ersetzt.} other {{party}: keine Programmkarte genommen.}}',
  'event.display-discarded': 'Aus der Auslage abgeworfen: {cards}.',
  'event.display-laid': 'Neu in der Auslage: {cards}.',
  'event.policy-taken': '{party}: {card} genommen.',
  'event.platform-changed': '{party}: im Parteiprogramm {out} durch {in} ersetzt.',
  'event.media-bought': '{party}, {region}: Medienmarker für {paid} gekauft.',
  'event.media-passed': '{party}: keinen Medienmarker gekauft.',
  'event.meetings-bought':
    '{none, select, yes {{party}: keine Wahlveranstaltungen gekauft.} other {{party}, Wahlveranstaltungen für {paid}: {regions}.}}',
  'event.politicians-sent':
    '{count, plural, =0 {{party}: niemanden ausgesandt.} other {{party}, Politiker ausgesandt: {cards}.}}',
  'event.politicians-shown': '{region}, Politiker aufgedeckt: {row}.',
  'event.politician-paid': '{party}, {region}: {paid} bezahlt ({politician}).',
  'event.politician-declined': '{party}, {region}: nicht bezahlt ({politician}).',
  'event.politician-acted': '{party}, {region}, {politician}: {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{party}, {region}: nichts zu tun ({politician}).} main {{party}, {region}: auf die Hauptaktion verzichtet ({politician}).} only {{party}, {region}: keine Aktion ({politician}).} other {{party}, {region}: auf die Nebenaktion verzichtet ({politician}).}}',
  'event.key-issue-placed': '{party}, {region}: Dopplerplättchen auf {card} gelegt.',
  'event.key-issue-removed': '{party}, {region}: Dopplerplättchen von {card} entfernt.',
  'event.media-removed':
    '{party}, {region}: {paid} an {target} gezahlt und einen ihrer Medienmarker entfernt.',
  'event.media-placed':
    '{party}, {region}: eigenen Medienmarker{paid, select, none {} other { für {paid}}} als Ersatz eingesetzt.',
  'event.trend-moved':
    '{party}, {region}: Trend {spaces, plural, one {ein Feld} other {# Felder}} {way, select, up {hoch} other {runter}}, {from} → {to}.',
  'event.votes-gained':
    '{party}, {region}: {votes, plural, one {# Stimme} other {# Stimmen}} dazu, jetzt {total}.',
  'event.base-changed': '{party}: Parteibasis {change}, jetzt {base}.',
  'event.opinion-exchanged': '{party}, {region}: Volksmeinung {out} durch {in} ersetzt.',
  'event.influence-passed': '{party}, {region}: Volksmeinungen nicht verändert.',
  'event.poll-offered':
    '{open, select, yes {{region}: Umfrage, Rückseite {back}. Auktionator: {party}.} other {{region}: Umfrage.}}',
  'event.poll-bid': '{party}: {amount} geboten.',
  'event.poll-passed': '{party}: gepasst.',
  'event.poll-won': '{party}, {region}: Umfrage für {paid} ersteigert.',
  'event.poll-unsold': '{region}: Niemand will die Umfrage; sie wird ungesehen abgeworfen.',
  'event.poll-seen': '{known, select, yes {Die Umfrage: {poll}.} other {{party}: Umfrage angesehen.}}',
  'event.poll-published': '{party}, {region}: Umfrage veröffentlicht ({poll}).',
  'event.poll-quiet': '{party}, {region}: Umfrage zurückgehalten.',
  'event.polls-shuffled': 'Die Umfragen werden gemischt: {count} Karten.',
  'event.meetings-turned-in':
    '{party}, {region}: {meetings, plural, one {# Wahlveranstaltung} other {# Wahlveranstaltungen}} umgesetzt, Trend {trend}, Übereinstimmung {agreement}: {votes, plural, one {# Stimme} other {# Stimmen}}.',
  'event.meetings-kept': '{party}, {region}: alle Wahlveranstaltungen behalten.',
  'event.election-held': 'Landtagswahl {region}, Siegpunkte für Stimmen: {mandates}. {outcome}{presence}',
  'event.paid-out':
    '{party}: {forMandates} für Siegpunkte aus Stimmen und {forBase} für die Parteibasis erhalten.',
  'event.donation-taken': '{party}: Spende über {amount} angenommen.',
  'event.donation-refused': '{party}: Spende über {amount} abgelehnt.',
  'event.region-cleared': 'Abgeräumt: {region}.',
  'event.opinions-shuffled': 'Der Ablagestapel der Volksmeinungen wird gemischt: {count} Karten.',
  'event.rolled': '{party}: {rolls} gewürfelt.',
  'event.start-won': '{party}: für {paid} das Recht erhalten, den Startspieler zu bestimmen.',
  'event.start-named': '{party}, Startspieler bestimmt: {start}.',
  'event.tile-laid': '{party}, {region}: Koalitionsplättchen gelegt.',
  'event.tile-missing': '{party}, {region}: kein Koalitionsplättchen gelegt – {why}.',
  'event.tile-returned': '{party}, {region}: Koalitionsplättchen zurückgenommen.',
  'event.coalition-asked': '{party}, {region}, Koalition vorgeschlagen: {partner} ({common} gemeinsam).',
  'event.coalition-refused': '{partner}: abgelehnt.',
  'event.coalition-formed':
    '{forced, select, yes {{region}, erzwungene Koalition: {parties}.} other {{region}, Koalition: {parties}.}}',
  'event.coalition-passed': '{party}: keinen Koalitionspartner gesucht.',
  'event.promoted': '{party}, {region}: Medienmarker auf den Bundesplan gestellt, {points} Siegpunkte.',
  'event.promotion-declined': '{party}, {region}: Medienmarker stehen gelassen.',
  'event.nationalised':
    '{does, select, secure {{party}: {card} auf dem Bundesplan gesichert.} replace {{party}: auf dem Bundesplan {replaced} durch {card} ersetzt.} enterfor {{party}: {card} auf den Bundesplan gebracht, {replaced} verdrängt.} other {{party}: {card} auf den Bundesplan gebracht.}}',
  'event.nationalising-ended': '{party}: nichts weiter auf den Bundesplan gebracht.',
  'event.donation-laid':
    '{accept, select, yes {{party}: Spende über {amount} angenommen.} other {{known, select, yes {{party}: Spende über {amount} verdeckt abgelehnt.} other {{party}: Spende verdeckt gelegt.}}}}',
  'event.donation-shown': '{party}, abgelehnte Spende: {amount}.',
  'event.opinion-board-refilled': 'Das Volksmeinungstableau wird aufgefüllt.',
  'event.game-ended': 'Endstand: {scores}.',

  'does.place-key-issue': 'legt ein Dopplerplättchen',
  'does.remove-key-issue': 'entfernt das Dopplerplättchen',
  'does.own-trend': 'hebt den eigenen Trend',
  'does.other-trends': 'senkt alle anderen Trends',
  'does.other-trend': 'senkt einen anderen Trend',
  'does.votes': 'holt Stimmen',
  'does.media': 'greift einen Medienmarker an',
  'does.poll': 'nimmt eine Umfrage',
  'does.platform': 'ändert das Parteiprogramm',
  'does.base': 'gewinnt Parteibasis',

  'no-tile.lies-there': 'dort liegt schon eins',
  'no-tile.none-left': 'keins mehr übrig',
  'no-tile.last-election': 'bei der letzten Landtagswahl gibt es keine Koalitionen',

  'outcome.majority': 'Mehrheit und Wahlsieg: {parties}, {points} Siegpunkte.',
  'outcome.several':
    'Mehrheit: {scoring}, je {points} Siegpunkte. {parties_number, select, one {Wahlsieg} other {Gemeinsamer Wahlsieg}}: {parties}.',
  'outcome.coalition': 'Koalition und Wahlsieg: {parties}, je {points} Siegpunkte.',
  'outcome.alone': 'Stärkste Partei, aber ohne Koalitionspartner: {scoring}, {points} Siegpunkte.',
  'outcome.no-votes': 'Keine Partei hat Stimmen, keine gewinnt.',
  'outcome.most': 'Wahlsieg: {parties}.',
  'outcome.most-by-a-nose': 'Hauchdünner Wahlsieg: {parties}.',
  'outcome.alliance': 'Wahlsieg der Koalition: {parties}.',
  'outcome.alliance-by-a-nose': 'Hauchdünner Wahlsieg der Koalition: {parties}.',
  'outcome.presence': ' Auf das Medientableau: {parties}.',

  'benefit.meetings': 'Wahlveranstaltungen ({regions})',
  'benefit.trend': 'Trend ({regions})',
  'benefit.media': 'Medienmarker ({regions})',
  'benefit.votes': 'Stimmen ({regions})',
  'benefit.base': 'Parteibasis +{base}',

  'outcome-name.majority': 'Mehrheit',
  'outcome-name.several': 'mehrere Mehrheiten',
  'outcome-name.coalition': 'Koalition',
  'outcome-name.alone': 'ohne Partner',
  'outcome-name.no-votes': 'keine Stimmen',
  'outcome-name.most': 'allein',
  'outcome-name.most-by-a-nose': 'allein, hauchdünn',
  'outcome-name.alliance': 'Koalition',
  'outcome-name.alliance-by-a-nose': 'Koalition, hauchdünn',

  'block.letter': 'Block {block}',
  'block.options': 'die Startaufstellung',

  'benefit-name.meetings': '{count} Wahlveranstaltungen',
  'benefit-name.trend': 'ein Feld im Trend',
  'benefit-name.media': 'Medienmarker',
  'benefit-name.votes': '{count} Stimmen',

  'refusal.malformed': 'Das ist keine gültige Aktion: {path} {reason}.',
  'refusal.game-over': 'Die Partie ist zu Ende.',
  'refusal.stale': 'Die Partie ist schon weiter: Version {version}, nicht {given}.',
  'refusal.not-asked': 'Du hast jetzt nichts zu entscheiden.',
  'refusal.already-sealed': 'Deine verdeckte Entscheidung ist schon abgegeben.',
  'refusal.wrong-kind': 'Jetzt ist etwas anderes zu entscheiden.',
  'refusal.no-whole-step': 'Kein Vielfaches von {step}: {amount}.',
  'refusal.below-minimum': 'Zu wenig: {amount}. Mindestens {min}.',
  'refusal.above-maximum': 'Zu viel: {amount}. Höchstens {max}.',
  'refusal.above-money': '{amount} hast du nicht.',
  'refusal.must-pass': 'Du kannst nur passen.',
  'refusal.card-not-there': '{card} steht nicht zur Auswahl.',
  'refusal.wrong-count': '{needed} nötig, {given} angegeben.',
  'refusal.same-issue': 'Im Parteiprogramm darf jedes Thema nur einmal vorkommen; {card} wäre doppelt.',
  'refusal.region-not-there': '{region} steht nicht zur Auswahl.',
  'refusal.region-twice': '{region} ist doppelt genannt.',
  'refusal.too-many-meetings':
    '{region}: {max, plural, =0 {kein Platz mehr für Wahlveranstaltungen} one {Platz für höchstens # weitere Wahlveranstaltung} other {Platz für höchstens # weitere Wahlveranstaltungen}}.',
  'refusal.supply-short': 'In deinem Vorrat: {max}, nicht {count}.',
  'refusal.politician-not-there': '{politician}: Diese Karte hast du nicht.',
  'refusal.politician-twice': '{politician}: Diese Karte kannst du nur einmal aussenden.',
  'refusal.block-not-there': 'Block {block} gibt es nicht.',
  'refusal.deed-not-there': 'Diese Aktion ist hier jetzt nicht möglich.',
  'refusal.target-not-there': 'Diese Partei hat hier keinen Medienmarker.',
  'refusal.trend-not-there': 'Der Trend dieser Partei kann hier nicht sinken.',
  'refusal.exchange-not-there': '{out} lässt sich hier nicht durch {in} ersetzen.',
  'refusal.not-publishable':
    'Du darfst eine Umfrage nur veröffentlichen, wenn sie den Trend deiner Partei erhöht.',
  'refusal.donation-not-there': 'Eine Spende über {amount} hast du nicht mehr.',
  'refusal.seat-not-there': 'Diese Partei steht nicht zur Auswahl.',
  'refusal.replace-needed': 'Der Bundesplan ist voll: Gib an, welche Volksmeinung {card} verdrängt.',
  'refusal.line-not-there': 'Diese Zeile der Umfrage steht nicht zur Auswahl.',
  'bot.late':
    'Bot {bot} ({party}) brauchte zu lange: {by, select, none {Seine Entscheidung wurde ausgelost} other {Stattdessen hat Bot {by} entschieden}}.',
  'bot.broken':
    'Bot {bot} ({party}) hatte einen Fehler: {by, select, none {Seine Entscheidung wurde ausgelost} other {Stattdessen hat Bot {by} entschieden}}.',
  'proof.fair':
    'Hier wurde fair gemischt: Der Startwert folgt aus einem Geheimnis, das vor der Partie feststand, und aus dem, was {added, plural, one {# Mitspieler} other {# Mitspieler}} beigesteuert haben.',
  'proof.host-only':
    'Der Server hat die Kartenverteilung vor der Partie festgelegt und sich daran gehalten. Aber niemand hat etwas beigesteuert, er hat also allein gemischt.',
  'proof.no-proof': 'Diese Aufzeichnung enthält keinen Nachweis, dass fair gemischt wurde.',
  'proof.commitment':
    'Trau dieser Kartenverteilung nicht: Das Geheimnis ist nicht das, was vor der Partie zugesagt wurde.',
  'proof.contributions':
    'Trau dieser Kartenverteilung nicht: Die Beiträge der Spieler passen nicht zu den Plätzen.',
  'proof.seed':
    'Trau dieser Kartenverteilung nicht: Der Startwert folgt nicht aus dem Geheimnis und den Beiträgen der Spieler, Platz für Platz.',
  'proof.other-commitment':
    'Trau dieser Kartenverteilung nicht: Es ist nicht die, die dir vor der Partie zugesagt wurde.',
  'proof.other-contribution':
    'Der Beitrag dieses Browsers steckt nicht in der Kartenverteilung. Hast du dich danach in einem anderen Browser bereit gemeldet, liegt es daran; wenn nicht, trau ihr nicht.',
  'seals.none':
    'Diese Aufzeichnung enthält keine Siegel; ihre verdeckten Entscheidungen lassen sich also nicht prüfen.',
  'seals.whole':
    '{sealed, plural, one {Die eine verdeckte Entscheidung ist dieselbe wie in dem Moment, in dem sie getroffen wurde.} other {Alle # verdeckten Entscheidungen sind dieselben wie in dem Moment, in dem sie getroffen wurden.}}',
  'seals.part':
    '{whole} von {sealed} verdeckten Entscheidungen sind dieselben wie in dem Moment, in dem sie getroffen wurden.',
  'seals.bare':
    '{bare, plural, one {# hat} other {# haben}} kein Siegel: woanders getroffen oder zu einer Zeit, als es noch keine Siegel gab.',
  'seals.witnessed':
    '{witnessed, plural, one {# dieser Siegel wurde} other {# dieser Siegel wurden}} diesem Browser damals gezeigt; er hat sich dasselbe gemerkt.',
  'seals.commitment':
    'Trau Entscheidung {number} nicht ({party}, {what}): Es ist nicht die, die versiegelt wurde.',
  'seals.other-commitment':
    'Trau Entscheidung {number} nicht ({party}, {what}): Diesem Browser wurde damals ein anderes Siegel gezeigt.',
  'seals.other-reveal':
    'Trau Entscheidung {number} nicht ({party}, {what}): Beim Aufdecken wurde diesem Browser eine andere gezeigt als die versiegelte.',
  'seals.missing':
    'Trau dieser Aufzeichnung nicht: {lost, plural, one {Eine verdeckte Entscheidung, von der dieser Browser wusste, fehlt.} other {# verdeckte Entscheidungen, von denen dieser Browser wusste, fehlen.}}',
  'seals.draft': 'im Draft behaltene Karte',
  'seals.first-platform': 'erstes Parteiprogramm',
  'seals.keep-policy': 'auf der Hand behaltene Karte',
  'seals.starting-block': 'Startaufstellung',
  'seals.bid': 'Gebot um den Startspieler',
  'seals.decision': 'Entscheidung',
  'refusal.rule': 'Regel: {rule}',
};
