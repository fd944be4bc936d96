import { story } from '../story/messages/pl.ts';
import type { Messages } from './en.ts';

/** What players read, in Polish. */
export const pl: Messages = {
  ...story,
  'language.name': 'Polski',

  labelled: '{label}: {text}',

  'issue.education': 'Edukacja',
  'issue.digitalisation': 'Cyfryzacja',
  'issue.genetics': 'Inżynieria genetyczna',
  'issue.security': 'Bezpieczeństwo narodowe',
  'issue.welfare': 'Opieka społeczna',
  'issue.environment': 'Środowisko',
  'issue.transport': 'Transport',
  'issue.terrorism': 'Walka z terroryzmem',
  'issue.defence': 'Obronność',
  'issue.economy': 'Odbudowa gospodarki',
  'issue.taxes': 'Podatki',
  'issue.nuclear': 'Energia jądrowa',
  'issue.wages': 'Cięcia płac',
  'issue.euro': 'Euro',
  'issue.health': 'Reforma służby zdrowia',
  'issue.spelling': 'Reforma pisowni',

  'ability.key-issue': 'żeton podwojenia',
  'ability.own-trend':
    'własne notowania o {amount, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w górę',
  'ability.other-trends':
    'notowania innych o {amount, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w dół',
  'ability.other-trend':
    'notowania innej partii o {amount, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w dół',
  'ability.votes': 'głosy +{amount}',
  'ability.media': 'media',
  'ability.poll': 'sondaż',
  'ability.platform': 'program',
  'ability.base': 'elektorat +{amount}',

  'deed.place-key-issue': 'połóż żeton podwojenia na karcie: {card}',
  'deed.remove-key-issue': 'zdejmij żeton podwojenia z karty: {card}',
  'deed.own-trend':
    'własne notowania w górę o {amount, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'deed.other-trends':
    'notowania wszystkich innych partii w dół o {amount, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'deed.other-trend':
    'notowania {of_target} w dół o {amount, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'deed.votes':
    '{amount, plural, one {# głos więcej} few {# głosy więcej} many {# głosów więcej} other {# głosu więcej}}',
  'deed.media':
    'zapłać {to_target} {cost} i usuń {target_number, select, many {ich} other {jej}} znacznik mediów',
  'deed.media-place':
    'zapłać {to_target} {cost}{bank, select, none {} other { i {bank} do banku}} i zastąp {target_number, select, many {ich} other {jej}} znacznik mediów własnym',
  'deed.poll': 'weź wierzchni sondaż',
  'deed.platform': 'zmień program',
  'deed.base': 'elektorat +{amount}',

  'ruleset.2019-4': 'Wydanie 2019, cztery wybory',
  'ruleset.2019-7': 'Wydanie 2019, siedem wyborów',
  'ruleset.2006-7': 'Wydanie 2006, siedem rund',
  'ruleset.2006-5': 'Wydanie 2006, pięć rund',
  'ruleset.1997-7': 'Wydanie 1997, siedem rund',

  'phase.draft': 'Draft',
  'phase.first-platform': 'Pierwszy program',
  'phase.starting-blocks': 'Ustawienie początkowe',
  'phase.start-player': 'Pierwszy gracz',
  'phase.platforms': 'Zmiana programów',
  'phase.media-shares': 'Zapewnienie wpływu na media',
  'phase.meetings': 'Organizacja wieców',
  'phase.send-politicians': 'Wysłanie gabinetu cieni',
  'phase.politicians-act': 'Akcje gabinetu cieni',
  'phase.politicians-resolve': 'Akcje gabinetu cieni',
  'phase.coalitions': 'Koalicje',
  'phase.media-influence': 'Wpływ na media',
  'phase.poll-auctions': 'Licytacja sondaży',
  'phase.votes': 'Zliczanie głosów',
  'phase.last-count': 'Ostatnie zliczanie głosów',
  'phase.election': 'Wybory',
  'phase.spoils': 'Owoce zwycięstwa',
  'phase.base-gain': 'Przyrost elektoratu',
  'phase.pay-out': 'Wypłata pieniędzy',
  'phase.donations': 'Składki',
  'phase.next-round': 'Kolejna runda',
  'phase.final-scoring': 'Punktacja końcowa',

  'source.mandates': 'Głosy',
  'source.wins': 'Wygrane wybory',
  'source.media': 'Obecność w mediach',
  'source.base': 'Elektorat',
  'source.bonus': 'Premia za elektorat',
  'source.national': 'Opinia krajowa',
  'source.money': 'Pieniądze',

  'ask.draft': 'Zachowaj jedną kartę programu; reszta wędruje w lewo.',
  'ask.first-platform':
    'Wyłóż {count, plural, one {# kartę programu} few {# karty programu o różnych tematach} many {# kart programu o różnych tematach} other {# karty programu o różnych tematach}} jako swój pierwszy program.',
  'ask.complete-platform':
    'Uzupełnij program: wyłóż {count, plural, one {# brakujący temat} few {# brakujące tematy} many {# brakujących tematów} other {# brakującego tematu}}.',
  'ask.keep-policy': 'Którą kartę programu zachowujesz na ręce?',
  'ask.starting-block': 'Wybierz ustawienie początkowe i landy, które nim wzmacniasz.',
  'ask.bid': 'Twoja tajna oferta w licytacji o pierwszego gracza: od {min} do {max}.',
  'ask.raise':
    '{possible, select, yes {Remis: przebij (tylko raz, od {min} do {max}) albo spasuj.} other {Remis, a na przebicie masz za mało pieniędzy: musisz spasować.}}',
  'ask.platform-source': 'Możesz teraz zmienić swój program.',
  'ask.take-policy': 'Weź jedną kartę z planszy programu.',
  'ask.exchange':
    'Wymień w programie najwyżej {max, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, potem zachowaj na ręce {keep, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'ask.buy-media':
    '{possible, select, yes {Kup jeden znacznik mediów za {cost} albo spasuj.} other {Masz mniej niż {cost}: musisz spasować.}}',
  'ask.meetings': 'Zorganizuj wiece w dowolnej liczbie landów. Pula: {supply}, pieniądze: {money}.',
  'ask.send': 'Wyślij zakrytych polityków, najwyżej jednego do każdego landu.',
  'ask.pay':
    '{possible, select, yes {Zapłacić {cost} za {of_politician} {in_region}? Niezapłacona karta opuszcza grę.} other {Nie możesz zapłacić {cost} za {of_politician} {in_region}: karta opuszcza grę.}}',
  'ask.act':
    '{part, select, main {Akcja główna} other {Jedna akcja drugorzędna}} {of_politician} {in_region}.',
  'ask.influence': 'Masz wpływ na media {in_region}: zmień jedną opinię albo spasuj.',
  'ask.majority': 'Masz {in_region} więcej głosów niż wszyscy inni razem: zmień jedną opinię albo spasuj.',
  'ask.poll-bid':
    '{possible, select, yes {Sondaż {in_region}, rewers: {back}. Zalicytuj jeden raz, od {min} do {max}, albo spasuj.} other {Sondaż {in_region}, rewers: {back}. Masz za mało pieniędzy, by licytować: musisz spasować.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {Sondaż {in_region}. Zalicytuj od {min} do {max} albo spasuj.} other {Sondaż {in_region}. Masz za mało pieniędzy, by licytować: musisz spasować.}}',
  'ask.poll-use':
    '{possible, select, yes {Opublikować sondaż {in_region} czy zachować go dla siebie?} other {Sondaż nie podnosi notowań twojej partii {in_region}: zachowaj go dla siebie.}}',
  'ask.turn-in': 'Wymień wiece na głosy {in_region}: żadnego albo od {min} do {max}.',
  'ask.donation': 'Wybierz kartę składek: zbierz je albo z nich zrezygnuj.',
  'ask.name-start': 'Od tego gracza gra toczy się zgodnie z ruchem wskazówek zegara.',
  'ask.redraw': 'Odrzuć dowolną liczbę kart z ręki i dobierz tyle samo.',
  'ask.swap': 'Wymień jedną kartę w programie na kartę z ręki albo zostaw program bez zmian.',
  'ask.lay': 'Wyłóż jednego zakrytego polityka albo spasuj.',
  'ask.pay-next': 'Nie możesz zapłacić za wszystkich polityków. Za którego płacisz teraz? Masz {money}.',
  'ask.resolve': 'Który polityk działa teraz i co robi?',
  'ask.coalition': 'Koalicja {in_region}: wybierz partnera albo spasuj.',
  'ask.answer':
    '{The_from} {from_number, select, many {proponują} other {proponuje}} ci koalicję {in_region}; macie {common, plural, one {# wspólną kartę} few {# wspólne karty} many {# wspólnych kart} other {# wspólnej karty}} programu. Zgadzasz się?',
  'ask.poll-lines': 'Opublikuj jeden lub dwa wiersze sondażu {in_region} albo zachowaj go dla siebie.',
  'ask.promote': 'Przenieść jeden znacznik mediów {from_region} na planszę krajową ({points} pkt)?',
  'ask.nationalise':
    'Przenieś opinię {from_region} na planszę krajową (jeszcze {left, plural, one {# karta} few {# karty} many {# kart} other {# karty}}) albo zakończ.',
  'ask.lay-donation': 'Wybierz kartę składek: zbierz je jawnie albo z nich zrezygnuj, kładąc kartę zakrytą.',

  'source-choice.draw': 'dobierz wierzchnią kartę programu, potem weź jedną z planszy',
  'source-choice.refresh': 'wymień wszystkie odkryte karty na planszy, potem weź jedną z nich',
  'source-choice.nothing': 'ani jedno, ani drugie, tylko wymiana',
  'donation-choice.take': 'zbierz {amount}, elektorat −{base}',
  'donation-choice.refuse': 'zrezygnuj z {amount}, elektorat +{base}',
  'poll-choice.publish': 'opublikuj',
  'poll-choice.quiet': 'zachowaj dla siebie, elektorat +{base}',
  'poll-choice.quiet-dice':
    'zachowaj dla siebie, rzut {dice, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}} na elektorat',
  'donation-choice.accept':
    'zbierz {amount}, elektorat w dół o najwyższy wynik z {dice, plural, one {# kości} few {# kości} many {# kości} other {# kości}}',
  'donation-choice.decline':
    'zrezygnuj z {amount}, elektorat w górę o sumę z {dice, plural, one {# kości} few {# kości} many {# kości} other {# kości}}',
  'partner-choice.ask': 'zapytaj {of_party} (wspólne karty: {common})',
  'partner-choice.force': 'zmuś {of_party} (wspólne karty: {common})',
  'national-choice.enter': 'dołóż: {card}',
  'national-choice.enter-for': 'dołóż: {card}, usuń: {replaced}',
  'national-choice.secure': 'zabezpiecz: {card}',
  'national-choice.replace': 'zamień: {replaced} → {card}',

  'event.phase-began': '— {phase} —',
  'event.round-began': 'Runda {round}: wybory {in_regions}.',
  'event.sealed': '{The_party} {party_number, select, many {podejmują} other {podejmuje}} decyzję.',
  'event.region-laid': 'Plansza {board}: land {region}.',
  'event.opinion-opened': 'Nowa opinia {in_region}: {card}.',
  'event.opinion-discarded': '{card} powtarza temat {in_region} i ustępuje miejsca następnej karcie.',
  'event.opinion-missing': 'Nie ma już pasującej opinii {in_region}.',
  'event.packets-passed': 'Karty wędrują w lewo.',
  'event.platform-laid':
    '{The_party} {party_number, select, many {wykładają} other {wykłada}} karty: {cards}.',
  'event.policies-discarded':
    '{The_party} {party_number, select, many {odrzucają} other {odrzuca}} karty: {cards}.',
  'event.policies-drawn':
    '{The_party} {party_number, select, many {dobierają} other {dobiera}} {known, select, yes {karty: {cards}} other {{count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} programu}}.',
  'event.policies-shuffled': 'Przetasowano odrzucone karty programu: {count}.',
  'event.block-revealed':
    '{The_party} {party_number, select, many {wybierają} other {wybiera}} {blocks}: {fields}.',
  'event.provisional-start':
    'Tymczasowym pierwszym graczem {party_number, select, many {są} other {jest}} {the_party}.',
  'event.bids-revealed': 'Oferty: {bids}.',
  'event.raised': '{The_party} {party_number, select, many {przebijają} other {przebija}} do {amount}.',
  'event.raise-passed': '{The_party} nie {party_number, select, many {przebijają} other {przebija}}.',
  'event.start-player':
    '{The_party} {party_number, select, many {płacą {paid} i zostają} other {płaci {paid} i zostaje}} pierwszym graczem.',
  'event.platform-source':
    '{The_party} {source, select, draw {{party_number, select, many {dobierają} other {dobiera}} kartę programu z talii} refresh {{party_number, select, many {wymieniają} other {wymienia}} karty na planszy programu} other {nie {party_number, select, many {biorą} other {bierze}} karty programu}}.',
  'event.display-discarded': 'Odrzucone z planszy programu: {cards}.',
  'event.display-laid': 'Nowe na planszy programu: {cards}.',
  'event.policy-taken': '{The_party} {party_number, select, many {biorą} other {bierze}} kartę {card}.',
  'event.platform-changed':
    '{The_party} {party_number, select, many {zmieniają} other {zmienia}} program: {out} → {in}.',
  'event.media-bought':
    '{The_party} {party_number, select, many {kupują} other {kupuje}} znacznik mediów {in_region} za {paid}.',
  'event.media-passed':
    '{The_party} nie {party_number, select, many {kupują} other {kupuje}} znacznika mediów.',
  'event.meetings-bought':
    '{The_party} {none, select, yes {nie {party_number, select, many {organizują} other {organizuje}} wieców} other {{party_number, select, many {organizują} other {organizuje}} wiece za {paid}: {regions}}}.',
  'event.politicians-sent':
    '{The_party} {count, plural, =0 {nikogo nie {party_number, select, many {wysyłają} other {wysyła}}} one {{party_number, select, many {wysyłają} other {wysyła}} polityka: {cards}} other {{party_number, select, many {wysyłają} other {wysyła}} polityków: {cards}}}.',
  'event.politicians-shown': 'Odkryto {in_region}: {row}.',
  'event.politician-paid':
    '{The_party} {party_number, select, many {płacą} other {płaci}} {paid} za {of_politician} {in_region}.',
  'event.politician-declined':
    '{The_party} nie {party_number, select, many {płacą} other {płaci}} za {of_politician} {in_region}.',
  'event.politician-acted': '{The_politician} {of_party} {in_region} {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{The_politician} {of_party} {in_region} nie ma co robić} main {{The_party} {party_number, select, many {pomijają} other {pomija}} akcję główną {of_politician} {in_region}} only {{The_party} {party_number, select, many {zostawiają} other {zostawia}} {of_politician} {in_region} bez akcji} other {{The_party} {party_number, select, many {pomijają} other {pomija}} akcję drugorzędną {of_politician} {in_region}}}.',
  'event.politicians-left': 'Poza grą po akcjach {in_region}: {row}.',
  'event.key-issue-placed':
    '{The_party} {party_number, select, many {kładą} other {kładzie}} {in_region} żeton podwojenia na karcie {card}.',
  'event.key-issue-removed':
    '{The_party} {party_number, select, many {zdejmują} other {zdejmuje}} {in_region} żeton podwojenia z karty {card}.',
  'event.media-removed':
    '{The_party} {party_number, select, many {płacą {to_target} {paid} i usuwają} other {płaci {to_target} {paid} i usuwa}} {target_number, select, many {ich} other {jej}} znacznik mediów {in_region}.',
  'event.media-placed':
    '{The_party} {party_number, select, many {kładą} other {kładzie}} {in_region} własny znacznik mediów{paid, select, none {} other { za {paid}}}.',
  'event.trend-moved':
    'Notowania {of_party} {in_region} {way, select, up {rosną} other {spadają}} o {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}}: {from} → {to}.',
  'event.votes-gained':
    '{The_party} {party_number, select, many {zdobywają} other {zdobywa}} {in_region} {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}, razem {total}.',
  'event.base-changed': 'Elektorat {of_party}: {change}, teraz {base}.',
  'event.opinion-exchanged':
    '{The_party} {party_number, select, many {zmieniają} other {zmienia}} opinię {in_region}: {out} → {in}.',
  'event.influence-passed':
    '{The_party} nie {party_number, select, many {zmieniają} other {zmienia}} opinii {in_region}.',
  'event.poll-offered':
    'Sondaż {in_region}{open, select, yes {, rewers: {back}. Licytację {party_number, select, many {prowadzą} other {prowadzi}} {the_party}} other {}}.',
  'event.poll-bid': '{The_party} {party_number, select, many {oferują} other {oferuje}} {amount}.',
  'event.poll-passed': '{The_party} {party_number, select, many {pasują} other {pasuje}}.',
  'event.poll-won':
    '{The_party} {party_number, select, many {wygrywają} other {wygrywa}} licytację sondażu {in_region} za {paid}.',
  'event.poll-unsold': 'Nikt nie chce sondażu {in_region}; kartę odrzucono bez odkrywania.',
  'event.poll-seen':
    '{known, select, yes {Sondaż: {poll}.} other {{The_party} {party_number, select, many {oglądają} other {ogląda}} sondaż.}}',
  'event.poll-published':
    '{The_party} {party_number, select, many {publikują} other {publikuje}} sondaż {in_region}: {poll}.',
  'event.poll-quiet':
    '{The_party} {party_number, select, many {zachowują} other {zachowuje}} sondaż {in_region} dla siebie.',
  'event.polls-shuffled': 'Przetasowano karty sondażu: {count}.',
  'event.meetings-turned-in':
    '{The_party} {party_number, select, many {wymieniają} other {wymienia}} {in_region} {meetings, plural, one {# wiec} few {# wiece} many {# wieców} other {# wiecu}}: notowania {trend}, zbieżność {agreement}, {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}.',
  'event.meetings-kept':
    '{The_party} {party_number, select, many {zachowują} other {zachowuje}} wszystkie wiece {in_region}.',
  'event.election-held': 'Wybory {in_region}, punkty za głosy: {mandates}. {outcome}{presence}',
  'event.paid-out':
    '{The_party} {party_number, select, many {dostają} other {dostaje}} {forMandates} za głosy i {forBase} za elektorat.',
  'event.donation-taken':
    '{The_party} {party_number, select, many {zbierają} other {zbiera}} składki w wysokości {amount}.',
  'event.donation-refused':
    '{The_party} {party_number, select, many {rezygnują} other {rezygnuje}} ze składek w wysokości {amount}.',
  'event.region-cleared': 'Uprzątnięto planszę: {region}.',
  'event.opinions-shuffled': 'Przetasowano odrzucone karty opinii: {count}.',
  'event.rolled': '{The_party} {party_number, select, many {rzucają} other {rzuca}} kośćmi: {rolls}.',
  'event.start-won':
    '{The_party} {party_number, select, many {płacą {paid} i wyznaczają} other {płaci {paid} i wyznacza}} pierwszego gracza.',
  'event.start-named':
    '{The_party} {party_number, select, many {wyznaczają} other {wyznacza}} na pierwszego gracza {of_start}.',
  'event.tile-laid':
    '{The_party} {party_number, select, many {kładą} other {kładzie}} żeton koalicji {in_region}.',
  'event.tile-missing':
    '{The_party} nie {party_number, select, many {kładą} other {kładzie}} żetonu koalicji {in_region}: {why}.',
  'event.tile-returned':
    '{The_party} {party_number, select, many {zabierają} other {zabiera}} żeton koalicji {from_region}.',
  'event.coalition-asked':
    '{The_party} {party_number, select, many {proponują} other {proponuje}} {to_partner} koalicję {in_region}; wspólne karty: {common}.',
  'event.coalition-refused': '{The_partner} {partner_number, select, many {odmawiają} other {odmawia}}.',
  'event.coalition-formed':
    '{The_parties} tworzą {in_region} {forced, select, yes {wymuszoną koalicję} other {koalicję}}.',
  'event.coalition-passed':
    '{The_party} nie {party_number, select, many {szukają} other {szuka}} koalicjanta.',
  'event.promoted':
    '{The_party} {party_number, select, many {przenoszą} other {przenosi}} znacznik mediów {from_region} na planszę krajową: {points} pkt.',
  'event.promotion-declined':
    '{The_party} {party_number, select, many {zostawiają} other {zostawia}} znacznik mediów {in_region}.',
  'event.nationalised':
    '{The_party} {does, select, secure {{party_number, select, many {zabezpieczają} other {zabezpiecza}} na planszy krajowej kartę {card}} replace {{party_number, select, many {zmieniają} other {zmienia}} planszę krajową: {replaced} → {card}} enterfor {{party_number, select, many {dokładają} other {dokłada}} na planszę krajową kartę {card} w miejsce karty {replaced}} other {{party_number, select, many {dokładają} other {dokłada}} na planszę krajową kartę {card}}}.',
  'event.nationalising-ended':
    '{The_party} nic więcej nie {party_number, select, many {dokładają} other {dokłada}} na planszę krajową.',
  'event.donation-laid':
    '{The_party} {accept, select, yes {{party_number, select, many {zbierają} other {zbiera}} składki w wysokości {amount}} other {{known, select, yes {{party_number, select, many {rezygnują} other {rezygnuje}} ze składek w wysokości {amount}, karta leży zakryta} other {{party_number, select, many {kładą} other {kładzie}} zakrytą kartę składek}}}}.',
  'event.donation-shown':
    '{The_party} {party_number, select, many {odkrywają} other {odkrywa}} odrzucone składki: {amount}.',
  'event.opinion-board-refilled': 'Uzupełniono planszę opinii.',
  'event.game-ended': 'Koniec gry: {scores}.',

  'does.place-key-issue': 'kładzie żeton podwojenia',
  'does.remove-key-issue': 'zdejmuje żeton podwojenia',
  'does.own-trend': 'podnosi własne notowania',
  'does.other-trends': 'obniża notowania wszystkich innych partii',
  'does.other-trend': 'obniża notowania innej partii',
  'does.votes': 'zdobywa głosy',
  'does.media': 'usuwa cudzy znacznik mediów',
  'does.poll': 'bierze sondaż',
  'does.platform': 'zmienia program',
  'does.base': 'powiększa elektorat',

  'no-tile.lies-there': 'jeden już tam leży',
  'no-tile.none-left': 'nie ma już żadnego',
  'no-tile.last-election': 'w ostatnich wyborach nie ma koalicji',

  'outcome.majority':
    '{The_parties} {parties_number, select, many {mają większość i wygrywają} other {ma większość i wygrywa}}: {points} pkt.',
  'outcome.several':
    '{The_scoring} mają większość, po {points} pkt; {parties_number, select, many {wygrywają} other {wygrywa}} {the_parties}.',
  'outcome.coalition': '{The_parties} wygrywają w koalicji, po {points} pkt.',
  'outcome.alone':
    '{The_scoring} {scoring_number, select, many {mają najwięcej głosów, ale nie znajdują} other {ma najwięcej głosów, ale nie znajduje}} koalicjanta: {points} pkt.',
  'outcome.no-votes': 'Nikt nie ma głosów, nikt nie wygrywa.',
  'outcome.most': '{The_parties} {parties_number, select, many {wygrywają} other {wygrywa}}.',
  'outcome.most-by-a-nose':
    '{The_parties} {parties_number, select, many {wygrywają} other {wygrywa}} o włos.',
  'outcome.alliance': '{The_parties} wygrywają razem.',
  'outcome.alliance-by-a-nose': '{The_parties} wygrywają razem, o włos.',
  'outcome.presence':
    ' Na planszę mediów {parties_number, select, many {trafiają} other {trafia}} {the_parties}.',

  'benefit.meetings': 'wiece {in_regions}',
  'benefit.trend': 'notowania {in_regions}',
  'benefit.media': 'media {in_regions}',
  'benefit.votes': 'głosy {in_regions}',
  'benefit.base': 'elektorat +{base}',

  'outcome-name.majority': 'większość',
  'outcome-name.several': 'kilka większości',
  'outcome-name.coalition': 'koalicja',
  'outcome-name.alone': 'bez partnera',
  'outcome-name.no-votes': 'bez głosów',
  'outcome-name.most': 'samodzielnie',
  'outcome-name.most-by-a-nose': 'samodzielnie, o włos',
  'outcome-name.alliance': 'koalicja',
  'outcome-name.alliance-by-a-nose': 'koalicja, o włos',

  'block.letter': 'ustawienie {block}',
  'block.options': 'opcje początkowe',

  'benefit-name.meetings': 'wiece: {count}',
  'benefit-name.trend': 'jedno pole notowań',
  'benefit-name.media': 'znacznik mediów',
  'benefit-name.votes': 'głosy: {count}',

  'refusal.malformed': 'To nie jest poprawnie zapisana akcja: {path} {reason}.',
  'refusal.game-over': 'Gra jest już skończona.',
  'refusal.stale': 'Gra poszła już dalej: jest w wersji {version}, nie {given}.',
  'refusal.not-asked': 'Teraz nie ty decydujesz.',
  'refusal.already-sealed': 'Twoja tajna decyzja już zapadła.',
  'refusal.wrong-kind': 'Teraz trzeba zdecydować o czymś innym.',
  'refusal.no-whole-step': '{amount} nie jest wielokrotnością {step}.',
  'refusal.below-minimum': '{amount} to za mało; minimum {min}.',
  'refusal.above-maximum': '{amount} to za dużo; maksimum {max}.',
  'refusal.above-money': 'Nie masz {amount}.',
  'refusal.must-pass': 'Możesz tylko spasować.',
  'refusal.card-not-there': '{card}: tej karty nie można wybrać.',
  'refusal.wrong-count': 'Potrzeba: {needed}, podano: {given}.',
  'refusal.same-issue': 'W programie każdy temat może być tylko raz; powtórzony: {card}.',
  'refusal.region-not-there': '{region}: tego landu nie można wybrać.',
  'refusal.region-twice': 'Land {region} podano dwa razy.',
  'refusal.too-many-meetings':
    'W landzie {region} {max, plural, =0 {nie zmieści się już żaden wiec} one {zmieści się jeszcze najwyżej # wiec} few {zmieszczą się jeszcze najwyżej # wiece} many {zmieści się jeszcze najwyżej # wieców} other {zmieści się jeszcze najwyżej # wiecu}}.',
  'refusal.supply-short': 'W twojej puli zostało {max}, nie {count}.',
  'refusal.politician-not-there': 'Nie masz tego polityka: {politician}.',
  'refusal.politician-twice': '{politician} może zostać wysłany tylko raz.',
  'refusal.block-not-there': 'Nie ma ustawienia początkowego {block}.',
  'refusal.deed-not-there': 'Polityk nie może tu teraz tego zrobić.',
  'refusal.target-not-there': 'Ta partia nie ma tu znacznika mediów.',
  'refusal.trend-not-there': 'Trend tej partii nie może tu spaść.',
  'refusal.exchange-not-there': 'Tej wymiany nie można tu wykonać: {out} → {in}.',
  'refusal.not-publishable': 'Opublikować można tylko sondaż, który podnosi notowania twojej partii.',
  'refusal.donation-not-there': 'Nie masz już składek w wysokości {amount}.',
  'refusal.seat-not-there': 'Tej partii nie można wybrać.',
  'refusal.replace-needed': 'Plansza krajowa jest pełna: podaj, którą kartę usunąć. Nowa karta: {card}.',
  'refusal.line-not-there': 'Tego wiersza sondażu nie można wybrać.',
  'bot.late':
    'Bot {bot} ({party}) myślał za długo: {by, select, none {jego decyzję wylosowano} other {zamiast niego zdecydował bot {by}}}.',
  'bot.broken':
    'Bot {bot} ({party}) miał awarię: {by, select, none {jego decyzję wylosowano} other {zamiast niego zdecydował bot {by}}}.',
  'proof.fair':
    'To rozdanie było uczciwe: ziarno wynika z tajnej liczby ustalonej przed grą i z tego, co {added, plural, one {dodał # gracz} few {dodało # graczy} many {dodało # graczy} other {dodało # gracza}}.',
  'proof.host-only':
    'Serwer ustalił to rozdanie przed grą i go nie zmienił. Żaden gracz nic jednak nie dodał, więc serwer rozdawał sam.',
  'proof.no-proof': 'Ten zapis nie zawiera dowodu, że rozdanie było uczciwe.',
  'proof.commitment': 'Nie ufaj temu rozdaniu: tajna liczba nie jest tą, którą obiecano przed grą.',
  'proof.contributions': 'Nie ufaj temu rozdaniu: to, co dodali gracze, nie pasuje do miejsc przy stole.',
  'proof.seed':
    'Nie ufaj temu rozdaniu: ziarno nie wynika z tajnej liczby i z tego, co kolejno dodali gracze.',
  'proof.other-commitment': 'Nie ufaj temu rozdaniu: to nie to, które obiecano ci przed grą.',
  'proof.other-contribution':
    'W tym rozdaniu nie ma tego, co dodała ta przeglądarka. Może to wynikać z późniejszego zgłoszenia gotowości w innej przeglądarce; jeśli go nie było, nie ufaj temu rozdaniu.',
  'seals.none': 'Ten zapis nie zawiera pieczęci, więc tajnych decyzji nie da się sprawdzić.',
  'seals.whole': 'Wszystkie tajne decyzje ({sealed}) są takie same jak w chwili, gdy je podjęto.',
  'seals.part': 'Takich samych jak w chwili, gdy je podjęto, jest tajnych decyzji: {whole} z {sealed}.',
  'seals.bare': 'Bez pieczęci: {bare}. Podjęto je gdzie indziej albo zanim pojawiły się pieczęcie.',
  'seals.witnessed': 'Tyle z tych pieczęci ta przeglądarka dostała już wtedy i pamięta te same: {witnessed}.',
  'seals.commitment': 'Nie ufaj decyzji {number} ({party}, {what}): to nie ta, którą zapieczętowano.',
  'seals.other-commitment':
    'Nie ufaj decyzji {number} ({party}, {what}): ta przeglądarka dostała wtedy inną pieczęć.',
  'seals.other-reveal':
    'Nie ufaj decyzji {number} ({party}, {what}): przy odkryciu ta przeglądarka zobaczyła inną decyzję niż zapieczętowana.',
  'seals.missing':
    'Nie ufaj temu zapisowi: {lost, plural, one {brakuje # tajnej decyzji, o której ta przeglądarka wiedziała} few {brakuje # tajnych decyzji, o których ta przeglądarka wiedziała} many {brakuje # tajnych decyzji, o których ta przeglądarka wiedziała} other {brakuje # tajnej decyzji, o której ta przeglądarka wiedziała}}.',
  'seals.draft': 'karta z draftu',
  'seals.first-platform': 'pierwszy program',
  'seals.keep-policy': 'karta zachowana na ręce',
  'seals.starting-block': 'ustawienie początkowe',
  'seals.bid': 'oferta w licytacji o pierwszego gracza',
  'seals.decision': 'decyzja',
  'refusal.rule': 'Zasada: {rule}',
};
