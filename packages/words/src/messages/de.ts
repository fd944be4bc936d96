import { story } from '../story/messages/de.ts';
import type { Messages } from './en.ts';

/** What players read, in German. */
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
  'issue.euro': 'Euro',
  'issue.health': 'Gesundheitsreform',
  'issue.spelling': 'Rechtschreibreform',

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
  'deed.other-trend': 'Trend {of_target} um {amount, plural, one {ein Feld} other {# Felder}} senken',
  'deed.votes': '{amount, plural, one {# Stimme} other {# Stimmen}} erhalten',
  'deed.media': '{cost} an {the_target} zahlen und einen ihrer Medienmarker entfernen',
  'deed.media-place':
    '{cost} an {the_target}{bank, select, none {} other { und {bank} an die Bank}} zahlen und einen ihrer Medienmarker durch deinen ersetzen',
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
    '{possible, select, yes {{cost} für {object_politician} {in_region} zahlen? Sonst ist die Karte aus dem Spiel.} other {{cost} für {object_politician} {in_region} kannst du nicht zahlen: Die Karte ist aus dem Spiel.}}',
  'ask.act': '{part, select, main {Hauptaktion} other {Eine Nebenaktion}} {of_politician} {in_region}.',
  'ask.influence': 'Du beeinflusst die Medien {in_region}: Tausche eine Volksmeinung aus oder passe.',
  'ask.majority':
    'Du hast {in_region} mehr Stimmen als alle anderen zusammen: Tausche eine Volksmeinung aus oder passe.',
  'ask.poll-bid':
    '{possible, select, yes {Umfrage {in_region}, Rückseite: {back}. Biete ein einziges Mal, {min} bis {max}, oder passe.} other {Umfrage {in_region}, Rückseite: {back}. Zum Bieten fehlt dir das Geld: Du musst passen.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {Umfrage {in_region}. Biete {min} bis {max} oder passe.} other {Umfrage {in_region}. Zum Bieten fehlt dir das Geld: Du musst passen.}}',
  'ask.poll-use':
    '{possible, select, yes {Veröffentlichst du die Umfrage {in_region}, oder hältst du sie zurück?} other {Die Umfrage erhöht deinen Trend {in_region} nicht: Du musst sie zurückhalten.}}',
  'ask.turn-in':
    'Wie viele Wahlveranstaltungen setzt du {in_region} in Stimmen um? Keine oder {min} bis {max}.',
  'ask.donation': 'Wähle eine Spende und nimm sie an oder lehne sie ab.',
  'ask.name-start': 'Von dort geht es im Uhrzeigersinn weiter.',
  'ask.redraw': 'Wirf beliebig viele Handkarten ab und ziehe ebenso viele nach.',
  'ask.swap': 'Tausche eine Karte deines Parteiprogramms gegen eine Handkarte aus oder verzichte darauf.',
  'ask.lay': 'Sende einen Politiker verdeckt aus oder passe.',
  'ask.pay-next':
    'Dein Geld reicht nicht für alle deine Politiker. Welchen bezahlst du als Nächsten? Du hast {money}.',
  'ask.resolve': 'Welcher Politiker ist als Nächster dran, und welche Aktion führt er aus?',
  'ask.coalition': 'Koalition {in_region}: Wähle einen Partner oder passe.',
  'ask.answer':
    '{The_from} {from_number, select, many {bieten} other {bietet}} dir {in_region} eine Koalition an. Ihr habt {common, plural, one {# Programmkarte} other {# Programmkarten}} gemeinsam. Stimmst du zu?',
  'ask.poll-lines': 'Veröffentliche eine oder zwei Zeilen der Umfrage {in_region}, oder halte sie zurück.',
  'ask.promote': 'Stellst du einen Medienmarker {from_region} auf den Bundesplan, für {points} Siegpunkte?',
  'ask.nationalise':
    'Bringe eine Volksmeinung {from_region} auf den Bundesplan (noch {left, plural, one {# Karte} other {# Karten}}), oder höre auf.',
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
  'partner-choice.ask': '{the_party} fragen ({common} gemeinsam)',
  'partner-choice.force': '{the_party} zwingen ({common} gemeinsam)',
  'national-choice.enter': '{card} kommt dazu',
  'national-choice.enter-for': '{card} verdrängt {replaced}',
  'national-choice.secure': '{card} wird gesichert',
  'national-choice.replace': '{card} ersetzt {replaced}',

  'event.phase-began': '– {phase} –',
  'event.round-began': 'Runde {round}: Landtagswahl {in_regions}.',
  'event.sealed': '{The_party} {party_number, select, many {haben} other {hat}} sich entschieden.',
  'event.region-laid': 'Ländertableau {board}: {region}.',
  'event.opinion-opened': 'Neue Volksmeinung {in_region}: {card}.',
  'event.opinion-discarded': '{card} wiederholt {in_region} ein Thema und macht der nächsten Karte Platz.',
  'event.opinion-missing': 'Es gibt {in_region} keine passende Volksmeinung mehr.',
  'event.packets-passed': 'Die Karten gehen nach links weiter.',
  'event.platform-laid': '{The_party} {party_number, select, many {legen} other {legt}} {cards} aus.',
  'event.policies-discarded': '{The_party} {party_number, select, many {werfen} other {wirft}} {cards} ab.',
  'event.policies-drawn':
    '{The_party} {party_number, select, many {ziehen} other {zieht}} {known, select, yes {{cards}} other {{count, plural, one {eine Programmkarte} other {# Programmkarten}}}}.',
  'event.policies-shuffled': 'Der Ablagestapel der Programmkarten wird gemischt: {count} Karten.',
  'event.block-revealed':
    '{The_party} {party_number, select, many {wählen} other {wählt}} {blocks}: {fields}.',
  'event.provisional-start':
    '{The_party} {party_number, select, many {sind} other {ist}} vorläufig Startspieler.',
  'event.bids-revealed': 'Gebote: {bids}.',
  'event.raised': '{The_party} {party_number, select, many {erhöhen} other {erhöht}} auf {amount}.',
  'event.raise-passed': '{The_party} {party_number, select, many {erhöhen} other {erhöht}} nicht.',
  'event.start-player':
    '{The_party} {party_number, select, many {zahlen {paid} und sind} other {zahlt {paid} und ist}} Startspieler.',
  'event.platform-source':
    '{The_party} {source, select, draw {{party_number, select, many {ziehen} other {zieht}} eine Programmkarte} refresh {{party_number, select, many {ersetzen} other {ersetzt}} die Auslage} other {{party_number, select, many {nehmen} other {nimmt}} keine Programmkarte}}.',
  'event.display-discarded': 'Aus der Auslage abgeworfen: {cards}.',
  'event.display-laid': 'Neu in der Auslage: {cards}.',
  'event.policy-taken': '{The_party} {party_number, select, many {nehmen} other {nimmt}} {card}.',
  'event.platform-changed':
    '{The_party} {party_number, select, many {ersetzen} other {ersetzt}} im Parteiprogramm {out} durch {in}.',
  'event.media-bought':
    '{The_party} {party_number, select, many {kaufen} other {kauft}} {in_region} einen Medienmarker für {paid}.',
  'event.media-passed':
    '{The_party} {party_number, select, many {kaufen} other {kauft}} keinen Medienmarker.',
  'event.meetings-bought':
    '{The_party} {party_number, select, many {kaufen} other {kauft}} {none, select, yes {keine Wahlveranstaltungen} other {Wahlveranstaltungen für {paid}: {regions}}}.',
  'event.politicians-sent':
    '{The_party} {party_number, select, many {senden} other {sendet}} {count, plural, =0 {niemanden aus} one {einen Politiker aus: {cards}} other {Politiker aus: {cards}}}.',
  'event.politicians-shown': 'Aufgedeckt {in_region}: {row}.',
  'event.politician-paid':
    '{The_party} {party_number, select, many {zahlen} other {zahlt}} {paid} für {object_politician} {in_region}.',
  'event.politician-declined':
    '{The_party} {party_number, select, many {zahlen} other {zahlt}} nicht für {object_politician} {in_region}.',
  'event.politician-acted': '{The_politician} {of_party} {in_region} {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{The_politician} {of_party} hat {in_region} nichts zu tun} main {{The_party} {party_number, select, many {verzichten} other {verzichtet}} auf die Hauptaktion {of_politician} {in_region}} only {{The_party} {party_number, select, many {lassen} other {lässt}} {object_politician} {in_region} nichts tun} other {{The_party} {party_number, select, many {verzichten} other {verzichtet}} auf die Nebenaktion {of_politician} {in_region}}}.',
  'event.politicians-left': 'Aus dem Spiel nach den Aktionen {in_region}: {row}.',
  'event.key-issue-placed':
    '{The_party} {party_number, select, many {legen} other {legt}} {in_region} ein Dopplerplättchen auf {card}.',
  'event.key-issue-removed':
    '{The_party} {party_number, select, many {entfernen} other {entfernt}} {in_region} das Dopplerplättchen von {card}.',
  'event.media-removed':
    '{The_party} {party_number, select, many {zahlen {paid} an {the_target} und entfernen} other {zahlt {paid} an {the_target} und entfernt}} {in_region} einen ihrer Medienmarker.',
  'event.media-placed':
    '{The_party} {party_number, select, many {setzen} other {setzt}} {in_region}{paid, select, none {} other { für {paid}}} einen eigenen Medienmarker ein.',
  'event.trend-moved':
    'Der Trend {of_party} {in_region} {way, select, up {steigt} other {fällt}} um {spaces, plural, one {ein Feld} other {# Felder}}: {from} → {to}.',
  'event.votes-gained':
    '{The_party} {party_number, select, many {gewinnen} other {gewinnt}} {in_region} {votes, plural, one {eine Stimme} other {# Stimmen}}: jetzt {total}.',
  'event.base-changed': 'Parteibasis {of_party}: {change}, jetzt {base}.',
  'event.opinion-exchanged':
    '{The_party} {party_number, select, many {ersetzen} other {ersetzt}} {in_region} die Volksmeinung {out} durch {in}.',
  'event.influence-passed':
    '{The_party} {party_number, select, many {lassen} other {lässt}} die Volksmeinungen {in_region}, wie sie sind.',
  'event.poll-offered':
    'Umfrage {in_region}{open, select, yes {, Rückseite: {back}. {The_party} {party_number, select, many {sind} other {ist}} Auktionator} other {}}.',
  'event.poll-bid': '{The_party} {party_number, select, many {bieten} other {bietet}} {amount}.',
  'event.poll-passed': '{The_party} {party_number, select, many {passen} other {passt}}.',
  'event.poll-won':
    '{The_party} {party_number, select, many {ersteigern} other {ersteigert}} die Umfrage {in_region} für {paid}.',
  'event.poll-unsold': 'Niemand will die Umfrage {in_region}; sie wird ungesehen abgeworfen.',
  'event.poll-seen':
    '{known, select, yes {Die Umfrage: {poll}.} other {{The_party} {party_number, select, many {sehen} other {sieht}} sich die Umfrage an.}}',
  'event.poll-published':
    '{The_party} {party_number, select, many {veröffentlichen} other {veröffentlicht}} die Umfrage {in_region}: {poll}.',
  'event.poll-quiet':
    '{The_party} {party_number, select, many {halten} other {hält}} die Umfrage {in_region} zurück.',
  'event.polls-shuffled': 'Die Umfragen werden gemischt: {count} Karten.',
  'event.meetings-turned-in':
    '{The_party} {party_number, select, many {setzen} other {setzt}} {in_region} {meetings, plural, one {eine Wahlveranstaltung} other {# Wahlveranstaltungen}} um: Trend {trend}, Übereinstimmung {agreement}, {votes, plural, one {# Stimme} other {# Stimmen}}.',
  'event.meetings-kept':
    '{The_party} {party_number, select, many {behalten} other {behält}} {in_region} alle Wahlveranstaltungen.',
  'event.election-held': 'Landtagswahl {in_region}, Siegpunkte für Stimmen: {mandates}. {outcome}{presence}',
  'event.paid-out':
    '{The_party} {party_number, select, many {erhalten} other {erhält}} {forMandates} für Siegpunkte aus Stimmen und {forBase} für die Parteibasis.',
  'event.donation-taken':
    '{The_party} {party_number, select, many {nehmen} other {nimmt}} die Spende über {amount} an.',
  'event.donation-refused':
    '{The_party} {party_number, select, many {lehnen} other {lehnt}} die Spende über {amount} ab.',
  'event.region-cleared': 'Abgeräumt: {region}.',
  'event.opinions-shuffled': 'Der Ablagestapel der Volksmeinungen wird gemischt: {count} Karten.',
  'event.rolled': '{The_party} {party_number, select, many {würfeln} other {würfelt}} {rolls}.',
  'event.start-won':
    '{The_party} {party_number, select, many {zahlen {paid} und bestimmen} other {zahlt {paid} und bestimmt}} den Startspieler.',
  'event.start-named':
    '{The_party} {party_number, select, many {machen} other {macht}} {the_start} zum Startspieler.',
  'event.tile-laid':
    '{The_party} {party_number, select, many {legen} other {legt}} {in_region} ein Koalitionsplättchen.',
  'event.tile-missing':
    '{The_party} {party_number, select, many {legen} other {legt}} {in_region} kein Koalitionsplättchen: {why}.',
  'event.tile-returned':
    '{The_party} {party_number, select, many {nehmen} other {nimmt}} das Koalitionsplättchen {from_region} zurück.',
  'event.coalition-asked':
    '{The_party} {party_number, select, many {schlagen} other {schlägt}} {to_partner} {in_region} eine Koalition vor: {common} gemeinsam.',
  'event.coalition-refused': '{The_partner} {partner_number, select, many {lehnen} other {lehnt}} ab.',
  'event.coalition-formed':
    '{The_parties} bilden {in_region} eine {forced, select, yes {erzwungene Koalition} other {Koalition}}.',
  'event.coalition-passed': '{The_party} {party_number, select, many {bleiben} other {bleibt}} allein.',
  'event.promoted':
    '{The_party} {party_number, select, many {stellen} other {stellt}} einen Medienmarker {from_region} auf den Bundesplan: {points} Siegpunkte.',
  'event.promotion-declined':
    '{The_party} {party_number, select, many {lassen} other {lässt}} den Medienmarker {in_region} stehen.',
  'event.nationalised':
    '{The_party} {does, select, secure {{party_number, select, many {sichern} other {sichert}} {card} auf dem Bundesplan} replace {{party_number, select, many {ersetzen} other {ersetzt}} auf dem Bundesplan {replaced} durch {card}} enterfor {{party_number, select, many {bringen {card} auf den Bundesplan und verdrängen} other {bringt {card} auf den Bundesplan und verdrängt}} {replaced}} other {{party_number, select, many {bringen} other {bringt}} {card} auf den Bundesplan}}.',
  'event.nationalising-ended':
    '{The_party} {party_number, select, many {bringen} other {bringt}} nichts weiter auf den Bundesplan.',
  'event.donation-laid':
    '{The_party} {accept, select, yes {{party_number, select, many {nehmen} other {nimmt}} eine Spende über {amount} an} other {{known, select, yes {{party_number, select, many {lehnen} other {lehnt}} die Spende über {amount} verdeckt ab} other {{party_number, select, many {legen} other {legt}} eine Spende verdeckt hin}}}}.',
  'event.donation-shown':
    '{The_party} {party_number, select, many {hatten} other {hatte}} {amount} abgelehnt.',
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

  'outcome.majority':
    '{The_parties} {parties_number, select, many {haben die Mehrheit und gewinnen} other {hat die Mehrheit und gewinnt}}: {points} Siegpunkte.',
  'outcome.several':
    '{The_scoring} haben eine Mehrheit, je {points} Siegpunkte; {the_parties} {parties_number, select, many {gewinnen} other {gewinnt}}.',
  'outcome.coalition': '{The_parties} gewinnen als Koalition, je {points} Siegpunkte.',
  'outcome.alone':
    '{The_scoring} {scoring_number, select, many {sind stärkste Partei, finden} other {ist stärkste Partei, findet}} aber keinen Partner: {points} Siegpunkte.',
  'outcome.no-votes': 'Keine Partei hat Stimmen, keine gewinnt.',
  'outcome.most': '{The_parties} {parties_number, select, many {gewinnen} other {gewinnt}}.',
  'outcome.most-by-a-nose':
    '{The_parties} {parties_number, select, many {gewinnen} other {gewinnt}} hauchdünn.',
  'outcome.alliance': '{The_parties} gewinnen gemeinsam.',
  'outcome.alliance-by-a-nose': '{The_parties} gewinnen gemeinsam, hauchdünn.',
  'outcome.presence':
    ' Auf das Medientableau {parties_number, select, many {kommen} other {kommt}} {the_parties}.',

  'benefit.meetings': 'Wahlveranstaltungen {in_regions}',
  'benefit.trend': 'Trend {in_regions}',
  'benefit.media': 'Medienmarker {in_regions}',
  'benefit.votes': 'Stimmen {in_regions}',
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
