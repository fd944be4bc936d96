import type { LessonMessages } from './en.ts';

export const pl: LessonMessages = {
  'lesson.2019': 'Naucz się grać w Die Macher',

  'party.title': 'Twoja partia',
  'party.board': 'W tej rundzie głosuje Hesja.',
  'party.board-more':
    'Prowadzisz SPD przez wybory w czterech landach, po jednym w każdej rundzie. Ciemna ramka pokazuje, gdzie się teraz głosuje; dwa pozostałe landy przyjdą później.',
  'party.lane': 'To twój tor: na razie 22 głosy.',
  'party.lane-more':
    'Każda partia ma swój tor. Kreska przy 50 to większość bezwzględna: kto dojdzie do niej sam, wygrywa land. CDU/CSU prowadzi z 27 głosami.',
  'party.mandates': 'Głosy dają punkty, a wygrana także.',
  'party.mandates-more':
    'Hesja daje za głosy do 28 punktów, czy wygrasz, czy nie. Wygrana to 12 więcej, a z partnerem 7.',
  'party.own': 'Tylko tym dysponujesz.',
  'party.own-more':
    'Pięć punktów programu, 31 000 w kasie i 11 elektoratu. Każdy punkt elektoratu przynosi 1000 na rundę, a na końcu punkt.',

  'platform.title': 'Program',
  'platform.opinions': 'Tego chcą wyborcy w Hesji.',
  'platform.opinions-more':
    'Ptaszek: twój program mówi to samo. Krzyżyk: mówi coś przeciwnego. Opieka społeczna ma żeton podwojenia i liczy się podwójnie.',
  'platform.agree': 'Na razie nikogo nie przekonujesz: zbieżność 0.',
  'platform.agree-more':
    'Opieka społeczna liczy się podwójnie i daje ci 2, edukacja i transport zabierają po 1. Zbieżność poniżej 1 i tak liczy się jako ×1, a wyższa mnoży twoje głosy: nic nie jest ważniejsze.',
  'platform.source': 'Właściwą kartę masz już na ręce, więc nic nie dobieraj.',
  'platform.source-more': 'Wybierz „{nothing}”, a od razu przejdziesz do programu.',
  'platform.source-otherwise':
    'W prawdziwej grze możesz dobrać. Tutaj masz już to, czego trzeba: nie bierz nic.',
  'platform.exchange': 'Zamień Edukację − na Edukację +.',
  'platform.exchange-more': 'Wybierz kartę w programie, potem tę z ręki. Plansze od razu pokażą, co to da.',
  'platform.exchange-otherwise': 'Tylko ta jedna zamiana: Edukacja − z programu, Edukacja + do programu.',
  'platform.done': 'Zbieżność 2: każdy wiec liczy się tu teraz podwójnie.',
  'platform.done-more': 'Wyborcy się nie zmienili. To ty się zmieniasz.',

  'meetings.title': 'Wiece',
  'meetings.formula': 'Wiece plus notowania, razy zbieżność: tyle dostajesz głosów.',
  'meetings.formula-more':
    'W Hesji masz 5 wieców, twoje notowania to +2, a zbieżność wynosi 2. Ani suma, ani zbieżność nie liczą się nigdy za mniej niż 1.',
  'meetings.sum': 'Ile to będzie głosów?',
  'meetings.sum-more': '5 wieców, notowania +2, zbieżność 2.',
  'meetings.sum-otherwise': 'Najpierw dodaj wiece i notowania, 5 + 2, potem razy 2.',
  'meetings.buy': 'Trzy wiece więcej i wyprzedzasz CDU/CSU.',
  'meetings.buy-more': '8 wieców i notowania 2 to 10, razy 2: 20 nowych głosów. Wybierz 3 w Hesji i kup je.',
  'meetings.buy-otherwise': 'Niezupełnie: 3 w Hesji i nic poza tym.',
  'meetings.done': '22 głosy i jeszcze 20: razem 42.',
  'meetings.done-more':
    'Hesja głosuje w tej rundzie, więc wiece liczą się od razu. W innych landach potrzebujesz co najmniej czterech.',

  'media.title': 'Media',
  'media.spaces': 'W Hesji nikt nie ma wpływu na media.',
  'media.spaces-more':
    'Trzy partie mają po jednym znaczniku, dwa pola są wolne. Wpływ ma ten, kto ma więcej znaczników niż każda inna partia.',
  'media.buy': 'Kup znacznik w Hesji za 5000.',
  'media.buy-more':
    'Wpływ na media chroni przed złymi sondażami i pozwala zmienić opinię wyborców. W wieczór wyborczy daje też punkty, nawet bez wygranej.',
  'media.buy-otherwise': 'Spójrz na Hesję: jeden znacznik daje ci tam wpływ.',
  'media.pass': 'Masz wpływ na media w Hesji. Teraz spasuj.',
  'media.pass-more': 'Kupuje się po jednym znaczniku, a pytania wracają, aż wszyscy spasują.',
  'media.pass-otherwise': 'Oszczędź pieniądze i spasuj.',

  'influence.title': 'Wpływ',
  'influence.clash': 'Hesja chce więcej transportu. Ty nie.',
  'influence.clash-more':
    'Ten krzyżyk zabiera ci 1. Ale masz tu wpływ na media, więc możesz zmienić jedną opinię.',
  'influence.change': 'Zamień Transport + na coś, za czym stoisz.',
  'influence.change-more':
    'Wybierz Transport +, potem opinię z ptaszkiem. Tematu kluczowego nie można zmienić.',
  'influence.change-otherwise': 'Usuń Transport + i wybierz opinię zgodną z twoim programem.',
  'influence.done': 'Zbieżność 4: jeden spór mniej, jedna zgodność więcej.',
  'influence.done-more':
    'To zmienia głosy wszystkich, nie tylko twoje. Dlatego wszyscy patrzą, kto ma media.',

  'politicians.title': 'Politycy',
  'politicians.five': 'Masz pięciu polityków na całą grę.',
  'politicians.five-more':
    'Każdy działa raz i znika. Liczby to ich koszt; dotknij karty, by zobaczyć, co potrafi.',
  'politicians.send': 'Wyślij wicekanclerza do Hesji.',
  'politicians.send-more':
    'Kładziesz kartę zakrytą: nikt nie wie, kto przyjedzie. Płacisz dopiero po odkryciu.',
  'politicians.send-otherwise': 'Wyślij do Hesji wicekanclerza i nikogo więcej.',
  'politicians.pay': 'Karta jest odkryta: zapłać 5000.',
  'politicians.pay-more': 'Jeśli nie zapłacisz, polityk odejdzie i nic nie zrobi.',
  'politicians.pay-otherwise': 'Ten ci się przyda: zapłać.',
  'politicians.trend': 'Najpierw akcja główna: twoje notowania rosną o jedno pole.',
  'politicians.trend-more': 'Pola to −3, −2, 0, +2, +3, +4. Jedno pole powyżej 0 to więc +2.',
  'politicians.trend-otherwise': 'Możesz z tego zrezygnować, ale po co?',
  'politicians.key': 'Potem połóż żeton podwojenia na jednej ze zgodnych opinii.',
  'politicians.key-more':
    'Od teraz liczy się podwójnie, dla wszystkich. Wybierz opiekę społeczną albo edukację.',
  'politicians.key-otherwise':
    'Połóż żeton podwojenia na opinii z ptaszkiem: Opieka społeczna + albo Edukacja +.',
  'politicians.done': 'Notowania +2, zbieżność 2: jedna wizyta i zamiast 5 głosów masz 14.',
  'politicians.done-more': 'Przedtem pięć wieców było warte 5 × 1, teraz 7 × 2.',

  'polls.title': 'Sondaże',
  'polls.back': 'Jest sondaż o Hesji, a na odwrocie widać twój znak.',
  'polls.back-more':
    'Podniesie więc twoje notowania o dwa pola i obniży dwóch innych partii. Każdy licytuje raz; CDU/CSU prowadzi w Hesji i licytuje ostatnia.',
  'polls.bid': 'Zalicytuj od 2000 do 6000.',
  'polls.bid-more': 'FDP dała 1000. Tylko zwycięzca licytacji ogląda sondaż.',
  'polls.bid-otherwise': 'Zalicytuj od 2000 do 6000: mniej nie wystarczy, więcej to za dużo.',
  'polls.use': 'Jest twój. Opublikuj go!',
  'polls.use-more': 'Sondaż, który ci nie pomaga, możesz zachować dla siebie: daje to 3 elektoratu.',
  'polls.use-otherwise': 'Ten jest dla ciebie dobry: opublikuj go.',
  'polls.done': 'Masz teraz +3. Zieloni spadają do −2, a CDU/CSU do +2.',
  'polls.done-more': 'Kto ma w Hesji wpływ na media, tego sondaż nigdy nie obniża.',

  'night.title': 'Wieczór wyborczy',
  'night.early': 'Dolna Saksonia głosuje później, ale twoje sześć wieców daje tam teraz 16 głosów.',
  'night.early-more':
    '(6 + 2) × 2. W następnej rundzie odkryje się tam kolejna opinia, która może wszystko zepsuć, a wiece do ciebie wrócą. Wymień je na głosy.',
  'night.early-otherwise': 'Możesz czekać. Ale 16 głosów to dużo i są pewne: wymień wszystkie sześć.',
  'night.partner': 'Nikt nie miał 50, więc najsilniejsza partia dostała partnera.',
  'night.partner-more':
    'To ty, z 42 głosami. Partner musi dać razem z tobą 50 i mieć najwięcej wspólnych punktów programu: z Zielonymi masz trzy. Po 7 punktów.',
  'night.money': 'Głosy i elektorat przyniosły ci 36 000.',
  'night.money-more': '25 punktów za głosy i 11 elektoratu dają po 1000. Sama wygrana nie daje pieniędzy.',
  'night.donation': 'Teraz wybierz składkę: przyjmij ją albo odrzuć.',
  'night.donation-more':
    'Przyjęte pieniądze kosztują elektorat. Odrzucone go zwiększają. Jedno i drugie bywa słuszne: decyduj.',
  'night.donation-otherwise': 'Wybierz jedną ze składek.',

  'last.title': 'Twoja runda',
  'last.stand': 'Ostatnia runda: Dolna Saksonia rozstrzygnie grę.',
  'last.stand-more':
    'CDU/CSU ma z wyborów 60 punktów, ty 53. Na końcu punktują też media, elektorat i pieniądze.',
  'last.play': 'Teraz grasz już po swojemu.',
  'last.play-more': 'Dotknij wszystkiego, czego nie znasz. Plansze pokazują, co da każdy wybór.',

  'lesson.2006': 'Z 2019 do 2006',
  'votes06.title': 'Głosy',
  'votes06.formula': 'Tu notowania i zbieżność się dodaje, a suma mnoży.',
  'votes06.formula-more':
    'Głosy to wiece razy (notowania plus zbieżność). Hamburg: masz 6 wieców, notowania 1 i zbieżność 2.',
  'votes06.sum': 'Ile to głosów?',
  'votes06.sum-more': '6 wieców, notowania 1, zbieżność 2.',
  'votes06.sum-otherwise': 'Najpierw 1 + 2, potem razy 6.',
  'votes06.turn': 'Wymień wszystkie sześć.',
  'votes06.turn-more':
    'Potrzebujesz do tego pięciu wieców w landzie, także tam, gdzie właśnie się liczy; co tam zostanie, liczy się na końcu rundy. Nigdy nie dostaniesz mniej niż połowę wieców.',
  'votes06.turn-otherwise': 'To dobry moment: wymień wszystkie sześć.',
  'coalition06.title': 'Koalicje',
  'coalition06.behind':
    'W Saksonii prowadzi CDU/CSU z 33, a wygrywa najwięcej głosów. 50 nie jest potrzebne.',
  'coalition06.behind-more':
    'Masz 21, Zieloni 19. Politycy z telefonem zostawili tu twój żeton koalicji i ich też.',
  'coalition06.force': 'Weź Zielonych na partnera.',
  'coalition06.force-more':
    'Trzeba dwóch wspólnych punktów programu. Przy dwóch mogą odmówić; przy trzech możesz ich zmusić, a macie trzy.',
  'coalition06.force-otherwise': 'Zapytaj Zielonych: razem macie 40.',
  'coalition06.done': 'Idziecie razem: 40 przeciw 33.',
  'coalition06.done-more':
    'Jeśli wygracie, każde z was kładzie znacznik i opinię na planszy krajowej. Mandaty liczą się z własnych głosów.',
  'polls06.title': 'Sondaże',
  'polls06.bid': 'Sondaż licytuje się otwarcie: daj od 3000 do 5000.',
  'polls06.bid-more': 'Możesz podbijać dowolnie często. Odwrót nic nie mówi, a sondaż widzi tylko nabywca.',
  'polls06.bid-otherwise': 'Zalicytuj od 3000 do 5000.',
  'polls06.lines': 'Teraz wybierz jeden lub dwa wiersze.',
  'polls06.lines-more':
    'Nie musisz: sondaż zachowany dla siebie daje sumę dwóch kostek elektoratu. Kostki mają od 0 do 3.',
  'polls06.lines-otherwise': 'Podnieś siebie, obniż Zielonych albo zachowaj sondaż dla siebie.',
  'national06.title': 'Plansza krajowa',
  'national06.promote': 'Saksonia jest twoja: poślij znacznik na planszę krajową.',
  'national06.promote-more': 'Na końcu gry da tam punkty tej rundy.',
  'national06.promote-otherwise': 'Poślij go: land i tak się czyści.',
  'national06.first': 'Teraz połóż opinię Saksonii na planszy krajowej.',
  'national06.first-more': 'Wybierz taką, za którą stoisz. Po wyraźnej samodzielnej wygranej można dwie.',
  'national06.first-otherwise': 'Wybierz Podatki + albo Energię jądrową −: zgadzają się z twoim programem.',
  'national06.done': 'Każdy punkt programu zgodny z tą planszą daje co rundę elektorat, a na końcu punkty.',
  'national06.done-more': 'Ta sama opinia po raz drugi zabezpiecza ją; przeciwna zajmuje jej miejsce.',
  'donations06.title': 'Składki',
  'donations06.money': 'Pieniądze nie dają tu punktów. Elektorat tak.',
  'donations06.money-more':
    'Każdy to punkt, a największy elektorat dostaje jeszcze 10, drugi 6. Pieniądze daje tylko w rundach 1, 3 i 5.',
  'donations06.lay': 'Połóż składkę: przyjmij ją albo odrzuć.',
  'donations06.lay-more':
    'Przyjęcie kosztuje elektorat według najwyższej kostki, odrzucenie daje sumę wszystkich kostek. Kto sam odrzuci największą sumę, rzuca jeszcze trzema.',
  'donations06.lay-otherwise': 'Wybierz składkę.',
};
