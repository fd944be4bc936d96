import type { Messages } from './en.ts';
import { story } from './story/pl.ts';

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
    'notowania partii {target} w dół o {amount, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'deed.votes':
    '{amount, plural, one {# głos więcej} few {# głosy więcej} many {# głosów więcej} other {# głosu więcej}}',
  'deed.media': 'zapłać {cost} partii {target} i usuń jeden z jej znaczników mediów',
  'deed.media-place':
    'zapłać {cost} partii {target}{bank, select, none {} other { i {bank} do banku}} i zastąp jej znacznik mediów własnym',
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
    '{possible, select, yes {{politician} w landzie {region}: zapłacić {cost}? Niezapłacona karta opuszcza grę.} other {{politician} w landzie {region}: nie możesz zapłacić {cost}, karta opuszcza grę.}}',
  'ask.act':
    '{part, select, main {{politician} w landzie {region}: akcja główna.} other {{politician} w landzie {region}: jedna akcja drugorzędna.}}',
  'ask.influence': 'Masz wpływ na media w landzie {region}: zmień jedną opinię albo spasuj.',
  'ask.majority':
    'Masz w landzie {region} więcej głosów niż wszyscy inni razem: zmień jedną opinię albo spasuj.',
  'ask.poll-bid':
    '{possible, select, yes {Sondaż w landzie {region}, rewers: {back}. Zalicytuj jeden raz, od {min} do {max}, albo spasuj.} other {Sondaż w landzie {region}, rewers: {back}. Masz za mało pieniędzy, by licytować: musisz spasować.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {Sondaż w landzie {region}. Zalicytuj od {min} do {max} albo spasuj.} other {Sondaż w landzie {region}. Masz za mało pieniędzy, by licytować: musisz spasować.}}',
  'ask.poll-use':
    '{possible, select, yes {Opublikować sondaż w landzie {region} czy zachować go dla siebie?} other {Sondaż nie podnosi notowań twojej partii w landzie {region}: zachowaj go dla siebie.}}',
  'ask.turn-in': 'Wymień wiece na głosy w landzie {region}: żadnego albo od {min} do {max}.',
  'ask.donation': 'Wybierz kartę składek: zbierz je albo z nich zrezygnuj.',
  'ask.name-start': 'Od tego gracza gra toczy się zgodnie z ruchem wskazówek zegara.',
  'ask.redraw': 'Odrzuć dowolną liczbę kart z ręki i dobierz tyle samo.',
  'ask.swap': 'Wymień jedną kartę w programie na kartę z ręki albo zostaw program bez zmian.',
  'ask.lay': 'Wyłóż jednego zakrytego polityka albo spasuj.',
  'ask.pay-next': 'Nie możesz zapłacić za wszystkich polityków. Za którego płacisz teraz? Masz {money}.',
  'ask.resolve': 'Który polityk działa teraz i co robi?',
  'ask.coalition': 'Koalicja w landzie {region}: wybierz partnera albo spasuj.',
  'ask.answer':
    'Partia {from} proponuje ci koalicję w landzie {region}; macie {common, plural, one {# wspólną kartę} few {# wspólne karty} many {# wspólnych kart} other {# wspólnej karty}} programu. Zgadzasz się?',
  'ask.poll-lines': 'Opublikuj jeden lub dwa wiersze sondażu w landzie {region} albo zachowaj go dla siebie.',
  'ask.promote': 'Przenieść jeden znacznik mediów z landu {region} na planszę krajową ({points} pkt)?',
  'ask.nationalise':
    'Przenieś opinię z landu {region} na planszę krajową (jeszcze {left, plural, one {# karta} few {# karty} many {# kart} other {# karty}}) albo zakończ.',
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
  'partner-choice.ask': 'zapytaj partię {party} (wspólne karty: {common})',
  'partner-choice.force': 'zmuś partię {party} (wspólne karty: {common})',
  'national-choice.enter': 'dołóż: {card}',
  'national-choice.enter-for': 'dołóż: {card}, usuń: {replaced}',
  'national-choice.secure': 'zabezpiecz: {card}',
  'national-choice.replace': 'zamień: {replaced} → {card}',

  'event.phase-began': '— {phase} —',
  'event.round-began': 'Runda {round}. Wybory: {regions}.',
  'event.sealed': '{party}: podjęto decyzję.',
  'event.region-laid': 'Plansza {board}: land {region}.',
  'event.opinion-opened': 'Opinia w landzie {region}: {card}.',
  'event.opinion-discarded': '{region}: {card} powtarza temat i ustępuje miejsca następnej karcie.',
  'event.opinion-missing': 'Nie ma już opinii pasującej do landu {region}.',
  'event.packets-passed': 'Karty wędrują w lewo.',
  'event.platform-laid': '{party} – wyłożone karty: {cards}.',
  'event.policies-discarded': '{party} – odrzucone karty: {cards}.',
  'event.policies-drawn':
    '{known, select, yes {{party} – dobrane karty: {cards}.} other {{party}: dobrano {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} programu.}}',
  'event.policies-shuffled': 'Przetasowano odrzucone karty programu: {count}.',
  'event.block-revealed': '{party} – {blocks}: {fields}.',
  'event.provisional-start': 'Tymczasowy pierwszy gracz: {party}.',
  'event.bids-revealed': 'Oferty: {bids}.',
  'event.raised': '{party}: podniesiono ofertę do {amount}.',
  'event.raise-passed': '{party}: nie podniesiono oferty.',
  'event.start-player': 'Pierwszy gracz: {party} za {paid}.',
  'event.platform-source':
    '{source, select, draw {{party}: dobrano kartę programu z talii.} refresh {{party}: wymieniono karty na planszy programu.} other {{party}: nie wzięto karty programu.}}',
  'event.display-discarded': 'Odrzucone z planszy programu: {cards}.',
  'event.display-laid': 'Nowe na planszy programu: {cards}.',
  'event.policy-taken': '{party} – wzięta karta: {card}.',
  'event.platform-changed': '{party} – z programu: {out}; do programu: {in}.',
  'event.media-bought': '{party}: kupiono znacznik mediów w landzie {region} za {paid}.',
  'event.media-passed': '{party}: nie kupiono znacznika mediów.',
  'event.meetings-bought':
    '{none, select, yes {{party}: nie zorganizowano wieców.} other {{party} – wiece za {paid}: {regions}.}}',
  'event.politicians-sent':
    '{count, plural, =0 {{party}: nikogo nie wysłano.} one {{party} – wysłany polityk: {cards}.} other {{party} – wysłani politycy: {cards}.}}',
  'event.politicians-shown': 'Odkryto w landzie {region}: {row}.',
  'event.politician-paid': '{party} – {politician} w landzie {region}: zapłacono {paid}.',
  'event.politician-declined': '{party} – {politician} w landzie {region}: nie zapłacono.',
  'event.politician-acted': '{party} – {politician} w landzie {region}: {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{party} – {politician} w landzie {region}: nie ma co robić.} main {{party} – {politician} w landzie {region}: pominięto akcję główną.} only {{party} – {politician} w landzie {region}: bez akcji.} other {{party} – {politician} w landzie {region}: pominięto akcję drugorzędną.}}',
  'event.key-issue-placed': '{party} – w landzie {region} położono żeton podwojenia: {card}.',
  'event.key-issue-removed': '{party} – w landzie {region} zdjęto żeton podwojenia: {card}.',
  'event.media-removed':
    '{party}: zapłacono {paid} partii {target} i usunięto jej znacznik mediów w landzie {region}.',
  'event.media-placed':
    '{party}: na zwolnionym polu w landzie {region} położono własny znacznik mediów{paid, select, none {} other { za {paid}}}.',
  'event.trend-moved':
    '{party} – {region}: notowania {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}} {way, select, up {w górę} other {w dół}}, {from} → {to}.',
  'event.votes-gained':
    '{party}: zdobyto {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}} w landzie {region}, razem {total}.',
  'event.base-changed': 'Elektorat partii {party}: {change}, teraz {base}.',
  'event.opinion-exchanged': '{party} – zmiana opinii w landzie {region}: było {out}, jest {in}.',
  'event.influence-passed': '{party}: opinie w landzie {region} pozostają bez zmian.',
  'event.poll-offered':
    '{open, select, yes {Sondaż w landzie {region}, rewers: {back}. Licytator: {party}.} other {Sondaż w landzie {region}.}}',
  'event.poll-bid': '{party}: oferta {amount}.',
  'event.poll-passed': '{party}: pas.',
  'event.poll-won': '{party}: wylicytowano sondaż w landzie {region} za {paid}.',
  'event.poll-unsold': 'Nikt nie chce sondażu w landzie {region}; kartę odrzucono bez odkrywania.',
  'event.poll-seen': '{known, select, yes {Sondaż: {poll}.} other {{party}: obejrzano sondaż.}}',
  'event.poll-published': '{party} – opublikowano sondaż w landzie {region}: {poll}.',
  'event.poll-quiet': '{party}: sondaż w landzie {region} zachowano dla siebie.',
  'event.polls-shuffled': 'Przetasowano karty sondażu: {count}.',
  'event.meetings-turned-in':
    '{party} – wymieniono {meetings, plural, one {# wiec} few {# wiece} many {# wieców} other {# wiecu}} w landzie {region}: notowania {trend}, zbieżność {agreement}, {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}.',
  'event.meetings-kept': '{party}: zachowano wszystkie wiece w landzie {region}.',
  'event.election-held': 'Wybory w landzie {region}, punkty za głosy: {mandates}. {outcome}{presence}',
  'event.paid-out': '{party}: wypłacono {forMandates} za głosy i {forBase} za elektorat.',
  'event.donation-taken': '{party}: zebrano składki w wysokości {amount}.',
  'event.donation-refused': '{party}: zrezygnowano ze składek w wysokości {amount}.',
  'event.region-cleared': 'Uprzątnięto planszę landu {region}.',
  'event.opinions-shuffled': 'Przetasowano odrzucone karty opinii: {count}.',
  'event.rolled': '{party} – rzut kośćmi: {rolls}.',
  'event.start-won': '{party}: zapłacono {paid} za prawo wyznaczenia pierwszego gracza.',
  'event.start-named': '{party} – wyznaczony pierwszy gracz: {start}.',
  'event.tile-laid': '{party}: położono żeton koalicji w landzie {region}.',
  'event.tile-missing': '{party}: bez żetonu koalicji w landzie {region} – {why}.',
  'event.tile-returned': '{party}: zabrano z powrotem żeton koalicji z landu {region}.',
  'event.coalition-asked':
    '{party}: zaproponowano koalicję w landzie {region} partii {partner}, wspólne karty: {common}.',
  'event.coalition-refused': '{partner}: odmowa.',
  'event.coalition-formed':
    '{forced, select, yes {Koalicja w landzie {region}, bez pytania o zgodę: {parties}.} other {Koalicja w landzie {region}: {parties}.}}',
  'event.coalition-passed': '{party}: zrezygnowano z szukania partnera.',
  'event.promoted':
    '{party}: przeniesiono znacznik mediów z landu {region} na planszę krajową, {points} pkt.',
  'event.promotion-declined': '{party}: pozostawiono znacznik mediów w landzie {region}.',
  'event.nationalised':
    '{does, select, secure {{party} – na planszy krajowej zabezpieczono: {card}.} replace {{party} – na planszy krajowej zamieniono: {replaced} → {card}.} enterfor {{party} – na planszę krajową dołożono: {card}, usunięto: {replaced}.} other {{party} – na planszę krajową dołożono: {card}.}}',
  'event.nationalising-ended': '{party}: nic więcej nie trafia na planszę krajową.',
  'event.donation-laid':
    '{accept, select, yes {{party}: zebrano składki w wysokości {amount}.} other {{known, select, yes {{party}: zrezygnowano ze składek w wysokości {amount}, karta leży zakryta.} other {{party}: położono zakrytą kartę składek.}}}}',
  'event.donation-shown': '{party} – składki, z których zrezygnowano: {amount}.',
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

  'outcome.majority': 'Większość i wygrana: {parties}, {points} pkt.',
  'outcome.several':
    'Większość: {scoring}, po {points} pkt; {parties_number, select, one {wygrana} few {wspólna wygrana} many {wspólna wygrana} other {wspólna wygrana}}: {parties}.',
  'outcome.coalition': 'Zwycięska koalicja: {parties}, po {points} pkt.',
  'outcome.alone': 'Najsilniejsza partia, ale bez koalicjanta: {scoring}, {points} pkt.',
  'outcome.no-votes': 'Nikt nie ma głosów, nikt nie wygrywa.',
  'outcome.most': 'Wygrana: {parties}.',
  'outcome.most-by-a-nose': 'Wygrana o włos: {parties}.',
  'outcome.alliance': 'Wspólna wygrana: {parties}.',
  'outcome.alliance-by-a-nose': 'Wspólna wygrana o włos: {parties}.',
  'outcome.presence': ' Na planszę mediów: {parties}.',

  'benefit.meetings': 'wiece ({regions})',
  'benefit.trend': 'notowania ({regions})',
  'benefit.media': 'media ({regions})',
  'benefit.votes': 'głosy ({regions})',
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
