/** The election night. */
export const night = {
  'night.number': 'Wahl {number} von {of} · {region}',
  'night.counting': '{region} wird ausgezählt',
  'night.headline':
    '{region}: {who, select, you {Du gewinnst{nose, select, yes { hauchdünn} other {}}} none {niemand gewinnt} other {{nose, select, yes {hauchdünner } other {}}Wahlsieg, {parties}}}',
  'night.you': 'du',
  'night.why-majority': '{parties}: {votes} Stimmen. {majority} reichen für den Wahlsieg ohne Partner.',
  'night.why-several': 'Mindestens {majority} Stimmen: {parties}. Davon gewinnen die meisten Stimmen.',
  'night.why-no-votes': 'Es gab keine einzige Stimme.',
  'night.why-seeker':
    'Keine Partei hat {majority}. Die stärkste sucht mit {votes} Stimmen einen Partner: {party}{tied, select, yes {, vorn in der Reihenfolge} other {}}.',
  'night.why-nobody-reaches':
    'Mit niemandem reicht es zusammen für {majority}, also gewinnt niemand: {points} Siegpunkte für die stärkste Partei.',
  'night.why-only-one': 'Nur mit einer Partei reicht es zusammen für {majority}: {party}.',
  'night.why-common':
    'Von denen, mit denen es für {majority} reicht, hat die meisten gemeinsamen Programmpunkte: {party}.',
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
  'night.rank': '{rank}.',
  'night.line': '{majority} für den Sieg ohne Partner',
  'night.together': 'Zusammen',
  'night.each': 'je {points} Siegpunkte',
  'night.partners':
    '{partner, select, none {Warum niemand?} you {Warum du?} other {Warum {partner}?}} Gemeinsame Programmpunkte mit: {seeker}',
  'night.same': 'gleich',
  'night.reaches': '{isEnough, select, yes {reicht} other {reicht nicht}}',
  'night.sides': 'Wer gewinnt',
  'night.by-highest': 'höchster einzelner Marker',
  'night.by-on-top': 'liegt oben',
  'night.media-moved':
    '{parties}: ein Medienmarker kommt von {region} auf das Feld mit {points} Punkten am Ende.',
  'night.media-control': '{party}: wegen der Medienkontrolle.',
  'night.media-none': 'Kein Medienmarker wurde versetzt.',
  'night.open':
    '{who, select, you {Du entscheidest als Nächstes} other {Als Nächstes entscheidet {who}}}: {promote, select, yes {ein Medienmarker} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {bis zu # Meinung} other {bis zu # Meinungen}} für den Bundesplan.',
  'night.then': 'Danach: {parties}.',
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
  'night.say-counted': '{region} ist ausgezählt. {votes}.',
  'night.say-line':
    '{count, plural, =0 {Keine Partei hat {majority}.} one {Mindestens {majority}: {parties}.} other {Mindestens {majority}: {parties}.}}',
  'night.say-together': 'Zusammen: {votes}.',
  'night.say-points': '{who, select, you {Du hast} other {{who}:}} {total} Punkte, Platz {rank}.',
};
