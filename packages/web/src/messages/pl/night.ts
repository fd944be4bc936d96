/** The election night. */
export const night = {
  'night.number': 'Wybory {number} z {of} · {region}',
  'night.counting': '{region}: liczenie głosów',
  'night.headline':
    '{region}: {who, select, you {wygrywasz{nose, select, yes { o włos} other {}}} none {nikt nie wygrywa} other {wygrana{nose, select, yes { o włos} other {}}, {parties}}}',
  'night.you': 'ty',
  'night.why-majority': '{parties}: {votes} gł. Do samodzielnej wygranej wystarczy {majority}.',
  'night.why-several': 'Co najmniej {majority} gł.: {parties}. Z nich wygrywa największa liczba głosów.',
  'night.why-no-votes': 'Nikt nie zdobył głosów.',
  'night.why-seeker':
    'Nikt nie ma {majority} gł. Najsilniejsza partia ({votes}) szuka partnera: {party}{tied, select, yes {, pierwsza w kolejności} other {}}.',
  'night.why-nobody-reaches':
    'Z nikim razem nie ma {majority} gł., więc nikt nie wygrywa: {points} pkt dla najsilniejszej partii.',
  'night.why-only-one': 'Tylko z jedną partią razem jest {majority} gł.: {party}.',
  'night.why-common':
    'Spośród tych, z którymi razem jest {majority} gł., najwięcej wspólnych punktów programu ma {party}.',
  'night.why-turn-order':
    'Kilka partii ma tyle samo wspólnych punktów programu; pierwsza w kolejności: {party}.',
  'night.why-votes': '{first}: {votes} gł.; {second}: {others}. Wygrywa największa liczba głosów.',
  'night.why-highest':
    'Po {votes} gł. Przy remisie wygrywa najwyższy pojedynczy znacznik: {highest} wobec {lower}.',
  'night.why-on-top': 'Po {votes} gł. i równe pojedyncze znaczniki: wygrywa znacznik na wierzchu.',
  'night.column-count': 'przedtem + zliczone',
  'night.column-together': 'razem',
  'night.seats': 'za głosy',
  'night.win': 'wygrana',
  'night.total': 'Razem',
  'night.rank': '{rank}.',
  'night.line': '{majority} do samodzielnej wygranej',
  'night.together': 'Razem',
  'night.each': 'po {points} pkt',
  'night.partners':
    '{partner, select, none {Dlaczego nikt?} you {Dlaczego ty?} other {Dlaczego {partner}?}} Wspólne punkty programu: {seeker}',
  'night.same': 'wspólne',
  'night.reaches': '{isEnough, select, yes {wystarczy} other {za mało}}',
  'night.sides': 'Kto wygrywa',
  'night.by-highest': 'najwyższy pojedynczy znacznik',
  'night.by-on-top': 'znacznik na wierzchu',
  'night.media-moved':
    '{parties}: znacznik mediów przechodzi z landu {region} na pole za {points} pkt na koniec.',
  'night.media-control': '{party}: dzięki kontroli mediów.',
  'night.media-none': 'Żaden znacznik mediów nie został przeniesiony.',
  'night.open':
    '{who, select, you {Teraz decydujesz} other {Teraz decyduje {who}}}: {promote, select, yes {znacznik mediów} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {najwyżej # opinia} few {najwyżej # opinie} many {najwyżej # opinii} other {najwyżej # opinii}} na planszę krajową.',
  'night.then': 'Potem: {parties}.',
  'night.nothing-placed': 'Żadna opinia nie trafiła na planszę krajową.',
  'night.replaced': 'zamiast {card}',
  'night.fresh': 'nowa',
  'night.secured': 'teraz zabezpieczona',
  'night.members': 'Elektorat i punkty za opinie krajowe na koniec',
  'night.column-members': 'elektorat',
  'night.column-end': 'na koniec',
  'night.next': 'Co dalej',
  'night.next-votes': 'Runda {round}: {regions}',
  'night.back': 'Możesz tu wrócić w każdej chwili: naciśnij znak tych wyborów na górnym pasku.',
  'night.waiting':
    '{count, plural, one {Potem jeszcze jedne wybory} few {Potem jeszcze # wybory} many {Potem jeszcze # wyborów} other {Potem jeszcze # wyborów}}.',
  'night.on':
    '{next, select, more {Do następnych wyborów} payout {Do wypłaty} spoils {Do owoców zwycięstwa} finalscoring {Do punktacji końcowej} other {Zamknij}}',
  'night.again': 'Obejrzyj jeszcze raz',
  'night.your-decision': 'Twoja decyzja. Możesz przejść dalej w każdej chwili.',
  'night.say-counted': '{region}: głosy zliczone. {votes}.',
  'night.say-line':
    '{count, plural, =0 {Nikt nie ma {majority}.} one {Co najmniej {majority}: {parties}.} few {Co najmniej {majority}: {parties}.} many {Co najmniej {majority}: {parties}.} other {Co najmniej {majority}: {parties}.}}',
  'night.say-together': 'Razem: {votes}.',
  'night.say-points': '{who, select, you {Masz} other {{who}:}} {total} pkt, miejsce {rank}.',
};
