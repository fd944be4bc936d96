import type { CoachMessages } from './en.ts';

export const pl: CoachMessages = {
  draft:
    'Zostaw to, czego chcą wyborcy: każda karta zgodna z odkrytą opinią zwiększa zbieżność, a ona mnoży głosy. Na końcu masz siedem kart.',
  'first-platform':
    'Pięć kart o pięciu różnych tematach. Najpierw głosuje {current}, więc zgodna opinia tam liczy się najszybciej.',
  'complete-platform': 'Program potrzebuje pięciu różnych tematów; te karty uzupełniają braki.',
  'keep-policy': 'Jedna karta zostaje na ręce. W następnej rundzie może wejść do programu.',
  'starting-block':
    'Twoje pierwsze pionki, za darmo. Zwykle ponad połowę kładzie się tam, gdzie są dwa najbliższe głosowania.',
  bid: 'Pierwszy gracz zaczyna w tej rundzie większość faz i wygrywa remisy. {price}',
  'bid.older': 'Kto da najwięcej, wskazuje pierwszego gracza. {price}',
  raise: 'Inni dali tyle samo co ty. Daj więcej, by zacząć, albo spasuj i zachowaj pieniądze.',
  'platform-source': 'Nowe karty pozwalają iść za wyborcami. Twoja zbieżność teraz: {current} {agreement}.',
  'take-policy': 'Szukaj tematu, w którym land jest przeciw tobie: ze sprzeczności w zgodność to dwa.',
  exchange:
    'Twoja zbieżność teraz: {current} {agreement}. Mnoży głosy, więc jedna zgodna opinia więcej może być warta kilku wieców.',
  'buy-media':
    'Wpływ na media pozwala zmienić opinię, chroni przed sondażami, a po wyborach daje znacznik na planszy mediów, nawet bez wygranej. Silni gracze kupują około jednego znacznika na rundę.',
  'buy-media.older':
    'Wpływ na media pozwala zmienić opinię i chroni przed sondażami; znacznik zwycięzcy punktuje na planszy krajowej.',
  meetings:
    '{current} głosuje w tej rundzie, więc wiece liczą się tam od razu. Gdzie indziej trzeba czterech. {price}',
  'meetings.older':
    '{current} jest liczona w tej rundzie. Gdzie indziej trzeba pięciu wieców, by je wymienić. {price}',
  send: 'Każdy polityk działa raz w całej grze; zostało ci {left}. Zwykle wysyła się jednego lub dwóch na rundę.',
  pay: '{politician} kosztuje {cost}, a masz {money}. Jeśli nie zapłacisz, karta i tak przepada.',
  act: 'Plansze pokazują, co się stanie. To, co ma !, można zrobić raz w landzie i rundzie.',
  influence: '{region}: możesz zmienić jedną opinię. Zmienia to głosy wszystkich, więc spójrz na każdy tor.',
  'poll-bid':
    'Sondaż przesuwa notowania; jeśli jest zły, zachowujesz go dla siebie i zyskujesz elektorat. {price}',
  'poll-bid.older':
    'Sondaż przesuwa notowania albo, zachowany dla siebie, daje dwie kości elektoratu. Podbijać można dowolnie często. {price}',
  'poll-use':
    'Opublikowany przesuwa tu notowania. Zachowany dla siebie daje {members} elektoratu, każdy wart punkt i 1000 na rundę.',
  'turn-in':
    '{region}: wymień teraz, a głosy są pewne i wiece wracają. {hidden, plural, =0 {Wszystkie opinie są odkryte.} one {# opinia jest jeszcze zakryta.} few {# opinie są jeszcze zakryte.} other {# opinii jest jeszcze zakrytych.}}',
  'turn-in.older':
    '{region}: głosy to wiece razy (notowania plus zbieżność), nie mniej niż połowa wieców. {hidden, plural, =0 {Wszystkie opinie są odkryte.} one {# opinia jest jeszcze zakryta.} few {# opinie są jeszcze zakryte.} other {# opinii jest jeszcze zakrytych.}}',
  donation:
    'Pieniądze teraz albo elektorat: każdy jest wart punkt na końcu i 1000 co rundę. Silni gracze odrzucają dwie z trzech składek.',
  'name-start': 'Kto zaczyna, wybiera pierwszy; kto jest ostatni, wie, co zrobili inni.',
  redraw: 'Odrzuć to, czego nie chce żaden land: dobierzesz tyle samo nowych kart.',
  swap: 'Możesz wymienić jedną kartę. Twoja zbieżność teraz: {current} {agreement}.',
  lay: 'Po jednym polityku, zakrytym; zostało ci {left} na całą grę.',
  'pay-next': 'Pieniędzy nie wystarczy na wszystkich. Zapłać za tego, kto zmieni najwięcej.',
  resolve: 'Politycy działają w kolejności, którą wybierzesz. Plansze pokazują, co zrobi każdy.',
  coalition:
    '{region}: dwie partie z co najmniej dwoma wspólnymi punktami programu mogą iść razem, a ich głosy liczą się łącznie.',
  answer:
    '{region}: razem macie teraz {votes} głosów i {shared} wspólne punkty programu. Wygraną dzielilibyście.',
  'poll-lines':
    'Zastosuj do {max} wierszy. Jeśli żaden nie pomaga, zachowaj sondaż dla siebie: dwie kości elektoratu.',
  promote: 'Na planszy krajowej znacznik da na końcu {points} punktów. Opuści land, który i tak się czyści.',
  nationalise:
    'Kto zgadza się z planszą krajową, dostaje co rundę elektorat, a na końcu punkty, każda partia. Możesz położyć jeszcze {left, plural, one {# opinię} few {# opinie} other {# opinii}}.',
  'lay-donation':
    'Przyjmiesz: dostajesz pieniądze i tracisz elektorat według najwyższej kostki. Odrzucisz: wszystkie kostki razem to nowy elektorat.',

  // What it costs: the last sentence, where all the others are bots of one level.
  'price.cost': 'Przy tym stole kosztuje to zwykle {amount}.',
  'price.spend': 'Przy tym stole wydaje się zwykle {amount}.',
  'price.range': 'od {from} do {to}',

  // How a bot of level 1 decides, as it says itself.
  'thinks.platform':
    'Chcę kart programu, które podobają się najbliższym landom; ten, który teraz głosuje, liczy się najbardziej.',
  'thinks.block': 'Biorę pierwsze ustawienie i rozkładam je tam, gdzie wyborcy lubią mnie najbardziej.',
  'thinks.start':
    'Bycie pierwszym jest dla mnie warte jeden krok pieniędzy, dopóki mam ich dużo, i nic więcej.',
  'thinks.media': 'Kupuję znacznik tam, gdzie nikt nie ma wpływu na media, o ile byłoby mnie stać na cztery.',
  'thinks.meetings':
    'Wydaję połowę pieniędzy, a w ostatniej kampanii wszystko: najpierw tam, gdzie teraz są wybory, potem tam, gdzie wyborcy mnie lubią.',
  'thinks.send':
    'Wysyłam najdroższego polityka, na którego wystarczy jedna trzecia moich pieniędzy, do landu, który teraz głosuje.',
  'thinks.pay': 'Skoro polityk już leży, płacę za niego, jeśli mogę.',
  'thinks.act': 'Najpierw własne notowania, potem żeton podwojenia, który mi pasuje, potem głosy.',
  'thinks.influence':
    'Wymieniam opinię, która nie jest moja, na taką, która jest. Jeśli takiej nie ma, nic nie ruszam.',
  'thinks.poll':
    'Sondaż jest dla mnie wart 2000, a 4000, gdy na rewersie jest moja partia, i nigdy więcej niż jedną trzecią moich pieniędzy.',
  'thinks.publish': 'Publikuję to, co mnie podnosi, a resztę przemilczam.',
  'thinks.donation': 'Dopóki są kampanie do opłacenia, biorę najwięcej pieniędzy; potem wolę elektorat.',
  'thinks.coalition': 'Proszę pierwszą partię, którą mogę, i zgadzam się każdemu, kto prosi mnie.',
  'thinks.national': 'Biorę to, co punktuje: znacznik na planszę krajową i opinię z mojego programu.',
  'thinks.turn-in':
    'Wymieniam wiece tam, gdzie są wybory, albo tam, gdzie notowania i zbieżność to razem co najmniej 3.',
};
