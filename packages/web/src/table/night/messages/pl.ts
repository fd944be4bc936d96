import type { Messages } from './en.ts';

export const pl: Messages = {
  'night.number': 'Wybory {number} z {of} · {region}',
  'night.counting': 'Liczenie głosów {in_region}',
  'night.headline':
    '{who, select, none {Nikt nie wygrywa} other {{parties_number, select, you {Wygrywasz} all {{The_parties} wygrywacie} many {{The_parties} wygrywają} other {{The_parties} wygrywa}}}} {in_region}{nose, select, yes { o włos} other {}}',
  'night.you': 'ty',
  'night.why-majority':
    '{parties_number, select, you {Masz} many {{The_parties} mają} other {{The_parties} ma}} {votes} gł. Do samodzielnej wygranej wystarczy {majority}.',
  'night.why-several':
    '{The_parties} {parties_number, select, all {macie} other {mają}} co najmniej {majority} głosów; wygrywa partia, która ma ich najwięcej.',
  'night.why-level':
    '{The_parties} {parties_number, select, all {macie} other {mają}} co najmniej {majority} głosów; najsilniejsze partie mają ich tyle samo i wygrywają razem.',
  'night.why-no-votes': 'Nikt nie zdobył głosów.',
  'night.why-seeker':
    'Nikt nie ma {majority} gł. {party_number, select, you {Masz najwięcej, {votes}, i szukasz} many {{The_party} mają najwięcej, {votes}, i szukają} other {{The_party} ma najwięcej, {votes}, i szuka}} partnera{tied, select, yes { (o kolejności decyduje kolejność gry)} other {}}.',
  'night.why-nobody-reaches':
    'Z nikim razem nie ma {majority} gł., więc nikt nie wygrywa: {points} pkt dla najsilniejszej partii.',
  'night.why-only-one': 'Tylko {with_party} razem jest {majority} gł.',
  'night.why-common':
    'Spośród tych, z którymi razem jest {majority} gł., najwięcej wspólnych punktów programu {party_number, select, you {masz ty} many {mają {the_party}} other {ma {the_party}}}.',
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
  'night.line': '{majority} do samodzielnej wygranej',
  'night.together': 'Razem',
  'night.each': 'po {points} pkt',
  'night.partners':
    '{partner, select, none {Dlaczego nikt?} other {Dlaczego {the_partner}?}} Wspólne punkty programu {with_seeker}',
  'night.same': 'wspólne',
  'night.reaches': '{isEnough, select, yes {wystarczy} other {za mało}}',
  'night.sides': 'Kto wygrywa',
  'night.by-highest': 'najwyższy pojedynczy znacznik',
  'night.by-on-top': 'znacznik na wierzchu',
  'night.media-moved':
    '{parties_number, select, you {Przenosisz} all {{The_parties} przenosicie} many {{The_parties} przenoszą} other {{The_parties} przenosi}} znacznik mediów {from_region} na pole za {points} pkt na koniec.',
  'night.media-control': '{party}: dzięki kontroli mediów.',
  'night.media-none': 'Żaden znacznik mediów nie został przeniesiony.',
  'night.open':
    'Teraz {who_number, select, you {decydujesz} many {decydują {the_who}} other {decyduje {the_who}}}: {promote, select, yes {znacznik mediów} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {najwyżej # opinia} few {najwyżej # opinie} many {najwyżej # opinii} other {najwyżej # opinii}} na planszę krajową.',
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
  'night.say-counted': 'Policzono głosy {in_region}: {votes}.',
  'night.say-line':
    '{count, plural, =0 {Nikt nie ma {majority} gł.} other {{The_parties} {parties_number, select, you {masz} all {macie} many {mają} other {ma}} co najmniej {majority} gł.}}',
  'night.say-together': 'Razem: {votes}.',
  'night.say-points':
    '{who_number, select, you {Masz} many {{The_who} mają} other {{The_who} ma}} {total} pkt, miejsce {rank}.',
};
