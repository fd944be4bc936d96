import type { Messages } from './en.ts';

export const de: Messages = {
  'night.number': 'Wahl {number} von {of} · {region}',
  'night.counting': 'Auszählung {in_region}',
  'night.headline':
    '{who, select, none {Niemand gewinnt} other {{The_parties} {parties_number, select, you {gewinnst} many {gewinnen} other {gewinnt}}}} {in_region}{nose, select, yes { hauchdünn} other {}}',
  'night.you': 'du',
  'night.why-majority':
    '{The_parties} {parties_number, select, you {hast} many {haben} other {hat}} {votes} Stimmen. {majority} reichen für den Wahlsieg ohne Partner.',
  'night.why-several':
    '{The_parties} {parties_number, select, all {habt} other {haben}} mindestens {majority} Stimmen; wer die meisten hat, gewinnt.',
  'night.why-level':
    '{The_parties} {parties_number, select, all {habt} other {haben}} mindestens {majority} Stimmen; die stärksten liegen gleichauf und gewinnen gemeinsam.',
  'night.why-no-votes': 'Es gab keine einzige Stimme.',
  'night.why-seeker':
    'Keine Partei hat {majority}. {The_party} {party_number, select, you {suchst} many {suchen} other {sucht}} mit {votes}, den meisten Stimmen, einen Partner{tied, select, yes { (vorn in der Reihenfolge)} other {}}.',
  'night.why-nobody-reaches':
    'Mit niemandem reicht es zusammen für {majority}, also gewinnt niemand: {points} Siegpunkte für die stärkste Partei.',
  'night.why-only-one': 'Nur mit {to_party} reicht es zusammen für {majority}.',
  'night.why-common':
    'Von denen, mit denen es für {majority} reicht, {party_number, select, you {hast} many {haben} other {hat}} {the_party} die meisten gemeinsamen Programmpunkte.',
  'night.why-turn-order':
    'Mehrere, mit denen es reicht, haben gleich viele gemeinsame Programmpunkte; vorn in der Reihenfolge: {party}.',
  'night.why-votes': '{first}: {votes} Stimmen; {second}: {others}. Die meisten Stimmen gewinnen.',
  'night.why-highest':
    'Je {votes} Stimmen. Bei Gleichstand gewinnt der höchste einzelne Stimmenmarker: {highest} gegen {lower}.',
  'night.why-on-top': 'Je {votes} Stimmen und gleich hohe einzelne Marker: Es gewinnt, wer oben liegt.',
  'night.column-count': 'vorher + ausgezählt',
  'night.column-together': 'zusammen',
  'night.seats': 'für Stimmen',
  'night.win': 'Sieg',
  'night.total': 'Summe',
  'night.line': '{majority} für den Sieg ohne Partner',
  'night.together': 'Zusammen',
  'night.each': 'je {points} Siegpunkte',
  'night.partners':
    '{partner, select, none {Warum niemand?} other {Warum {the_partner}?}} Gemeinsame Programmpunkte mit {to_seeker}',
  'night.same': 'gleich',
  'night.reaches': '{isEnough, select, yes {reicht} other {reicht nicht}}',
  'night.sides': 'Wer gewinnt',
  'night.by-highest': 'höchster einzelner Marker',
  'night.by-on-top': 'liegt oben',
  'night.media-moved':
    '{The_parties} {parties_number, select, you {bringst} many {bringen} other {bringt}} einen Medienmarker {from_region} auf das Feld mit {points} Punkten am Ende.',
  'night.media-control': '{party}: wegen der Medienkontrolle.',
  'night.media-none': 'Kein Medienmarker wurde versetzt.',
  'night.open':
    'Als Nächstes {who_number, select, you {entscheidest} many {entscheiden} other {entscheidet}} {the_who}: {promote, select, yes {ein Medienmarker} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {bis zu # Meinung} other {bis zu # Meinungen}} für den Bundesplan.',
  'night.then': 'Danach: {the_parties}.',
  'night.nothing-placed': 'Keine Meinung kam auf den Bundesplan.',
  'night.replaced': 'statt {card}',
  'night.fresh': 'neu',
  'night.secured': 'jetzt gesichert',
  'night.members': 'Parteibasis, und Punkte für Bundesmeinungen am Ende',
  'night.column-members': 'Basis',
  'night.column-end': 'am Ende',
  'night.next': 'Was jetzt kommt',
  'night.next-votes': 'Runde {round}: {regions}',
  'night.back': 'Das hier kannst du jederzeit wieder öffnen: mit dem Zeichen dieser Wahl oben in der Leiste.',
  'night.waiting': '{count, plural, one {Danach noch eine Wahl} other {Danach noch # Wahlen}}.',
  'night.on':
    '{next, select, more {Weiter zur nächsten Wahl} payout {Weiter zur Auszahlung} spoils {Weiter zu den Früchten des Siegs} finalscoring {Weiter zur Schlusswertung} other {Schließen}}',
  'night.again': 'Noch einmal ansehen',
  'night.your-decision': 'Du bist dran. Du kannst jederzeit weitergehen.',
  'night.say-counted': 'Ausgezählt {in_region}: {votes}.',
  'night.say-line':
    '{count, plural, =0 {Keine Partei hat {majority}.} other {{The_parties} {parties_number, select, you {hast} all {habt} many {haben} other {hat}} mindestens {majority}.}}',
  'night.say-together': 'Zusammen: {votes}.',
  'night.say-points':
    '{The_who} {who_number, select, you {hast} many {haben} other {hat}} {total} Punkte, Platz {rank}.',
};
