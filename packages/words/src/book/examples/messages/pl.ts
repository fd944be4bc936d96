/** One example for a phase, with the figures of its scenario. */
export const examples = {
  'ex.2019.first-platform':
    'Mając dwa razy edukację (+), dwa razy opiekę społeczną (−), inżynierię genetyczną za i przeciw oraz cyfryzację, SPD może pokazać cztery tematy. Odrzuca trzy pozostałe karty, dobiera trzy, wykłada transport (+) jako piąty temat i zostawia na ręce edukację (−).',
  'ex.2019.starting-blocks':
    'SPD bierze blok C: wiece w Dolnej Saksonii i Brandenburgii, notowania w obu, głosy w Dolnej Saksonii. To po 3 wiece i notowania +2, a do tego 6 głosów w Dolnej Saksonii.',
  'ex.2019.start-player':
    'Dwie osoby oferują 3000. Ta, która była pierwszym graczem, podbija do 4000, druga pasuje: płaci się 4000, a przegrany nie płaci nic.',
  'ex.2019.platforms':
    'Dolna Saksonia jest przeciw transportowi, SPD jest za. Bierze transport (−) z odkrytych kart i wymienia: teraz zgadzają się trzy karty.',
  'ex.2019.media-shares':
    'W Dolnej Saksonii leżą trzy znaczniki. Jeden gracz kupuje czwarty, drugi piąty, po 5000. Media są tam teraz pełne.',
  'ex.2019.meetings':
    'SPD ma 5 wieców w Dolnej Saksonii i dokupuje 3 za 3000, a w Brandenburgii 2 za 2000: razem 5000. Mając 8, w Dolnej Saksonii nie może już kupić więcej.',
  'ex.2019.send-politicians':
    'SPD wysyła polityka do Dolnej Saksonii. Potem Linke też tam jednego i jednego do Brandenburgii. W Dolnej Saksonii najpierw zadziała karta SPD. Nikt jeszcze nie zapłacił.',
  'ex.2019.politicians-act':
    'W Brandenburgii Linke płaci 8000 za sekretarza generalnego: 8 głosów, a potem sondaż, który ją podnosi, a SPD obniża. W Dolnej Saksonii poseł SPD kładzie żeton podwojenia na opiece społecznej (−); wicekanclerz Linke już tego nie może: podnosi notowania i zmienia program.',
  'ex.2019.media-influence':
    'Linke ma w Dolnej Saksonii trzy z pięciu znaczników, więc ma wpływ na media. Na opiece społecznej (−) leży żeton podwojenia: zostaje. Linke odrzuca transport (−) i wprowadza środowisko (+).',
  'ex.2019.poll-auctions':
    'CDU kupuje sondaż za 4000: CDU +2, FDP −2, Linke −1. Publikuje go: CDU dwa pola w górę, FDP dwa w dół. Linke ma tam wpływ na media i nie spada.',
  'ex.2019.votes':
    'SPD ma w Dolnej Saksonii 8 wieców i notowania +4. Zgadzają się dwie karty, jedna z nich na temat z żetonem podwojenia: to 3. (8 + 4) × 3 = 36 głosów.',
  'ex.2019.election':
    'Brandenburgia głosuje. Z tym, co teraz się liczy, FDP ma 3 głosy, CDU 23, SPD 34, a Linke 52: 0, 13, 16 i 21 punktów. Linke ma ponad 50 i zdobywa jeszcze 12. Przenosi znacznik na planszę mediów, a także CDU, która ma wpływ na media.',
  'ex.2019.pay-out':
    'SPD ma 16 punktów za głosy i elektorat 12: 28 000. Bierze składki 20 000, co kosztuje 2 elektoratu. Ma teraz o 48 000 więcej i elektorat 10.',
  'ex.2019.final-scoring':
    'Dwóch graczy ma najwięcej pieniędzy, po 12 000: obaj dostają 6 punktów, a nikt 3 za drugie miejsce. Bez pieniędzy nie dostaje się za nie nic.',
  'ex.2006.starting-blocks':
    'Notowania +1 i 6 głosów w Bawarii, 6 wieców w Hesji, dwa znaczniki mediów w Berlinie i elektorat +4: w Hesji jest wtedy 7 wieców, w tym jeden od początku, a elektorat wynosi 9.',
  'ex.2006.coalitions':
    'A i B mają dwie wspólne karty: A pyta, B odmawia. B i C mają trzy: B wymusza koalicję, a C nie może odmówić.',
  'ex.2006.media-shares':
    'Dwaj gracze mają w Bawarii po trzy znaczniki z ustawienia początkowego, trzeci jeden. Liczą się wszystkie, choć miejsc jest pięć. Nikt nie ma więcej niż każdy inny, więc nikt nie ma wpływu na media.',
  'ex.2006.votes':
    'Dwie zgodności minus jedna sprzeczność to +1, notowania +2: każdy wiec to 3 głosy. 8 wieców daje 24.',
  'ex.2006.last-count':
    'Przy zbieżności −4 i notowaniach −3 mnożnik jest poniżej zera. Dwa pełne wiece i tak dają głos: 7 wieców daje 3 głosy.',
  'ex.2006.election':
    'Trzy partie mają po 20 głosów. Wygrywa znacznik na wierzchu, o włos: jeden znacznik mediów i jedna opinia na planszę krajową.',
  'ex.2006.base-gain':
    'Jedna twoja karta zgadza się z opinią krajową pod 2: elektorat +2, także gdy opinia jest zabezpieczona.',
  'ex.2006.pay-out':
    '12 punktów za głosy daje 12 000. Elektorat 10 daje jeszcze 10 000 po rundzie 1, ale nie po rundzie 2.',
  'ex.2006.donations':
    'A zbiera składki i rzuca 2, 0 i 3: elektorat −3. B rezygnuje z największej sumy i zyskuje sumę swoich kości i trzech dodatkowych; C rezygnuje z mniejszej i zyskuje tylko swoje.',
  'ex.2006.final-scoring':
    'Elektorat 30, 30 i 22: pierwsi dwaj dzielą 16 punktów, po 8, a trzeci nie dostaje za to nic.',
  'ex.2006.poll-auctions':
    'SPD wygrywa sondaż: CDU +2, SPD −1, FDP +1. Może opublikować jeden lub dwa wiersze dowolnych partii, na przykład FDP +1 i CDU +2, albo zachować go dla siebie i rzucić dwiema kośćmi o elektorat.',
  'ex.2019.draft':
    'Każdy dostaje siedem kart. A zatrzymuje edukację (+) i oddaje pozostałe sześć w lewo. Tak dzieje się cztery razy; ostatnie trzy karty dochodzą, więc każdy ma siedem.',
  'ex.2019.next-round':
    'Brandenburgia już głosowała i jest czyszczona. Dolna Saksonia odkrywa edukację (+), która już tam leży: ta karta ustępuje miejsca opiece społecznej (−). Teraz odkryte są tam trzy opinie.',
  'ex.2006.start-player':
    'A i B licytują 5000, C 4000. A i B licytują ponownie, po 8000. Wciąż remis, więc rzucają: 1 i 1, potem 0 i 2. B płaci 8000 i wyznacza A na pierwszego gracza.',
  'ex.2006.platforms':
    'A ma na ręce jedną kartę i dobiera do trzech: dwa razy podatki (−). Odrzuca obie, dobiera cięcia płac (−) i opiekę społeczną (−), po czym kładzie cięcia płac (−) w miejsce cięć płac (+).',
  'ex.2006.send-politicians':
    'A ma 11 000: rzecznik dyscypliny za 4000 do Hesji i przewodniczący parlamentu za 6000 do Bawarii mieszczą się w tej sumie, droższa para nie. Po odkryciu są opłacani, a telefon rzecznika przynosi do Hesji żeton koalicji.',
  'ex.2006.meetings':
    'A ma w Bawarii 8 wieców i 6000. Dwa kolejne zapełniają tam dziesięć miejsc, a cztery trafiają do Hesji, bo tyle nowych może być w jednym landzie: razem 6000.',
  'ex.2006.spoils':
    'A wygrywa w Bawarii i ma tam znacznik, który idzie na planszę krajową. Cięcia płac (+) już tam leżą, więc są teraz zabezpieczone; podatki (+) zajmują następne pole.',
  'ex.2006.next-round':
    'Wybory się odbyły i Hesja jest czyszczona. Bawaria odkryłaby cięcia płac (−), lecz leżą tam cięcia płac (+): karta idzie pod stos, a jej miejsce zajmuje walka z terroryzmem (+).',
  'ex.1997.start-player':
    'A i B licytują po 5000, C 1000. Od razu rzucają kością, 3 do 2: A płaci 5000 i wyznacza C na pierwszego gracza.',
  'ex.1997.send-politicians':
    'A ma 3000 i kładzie w Bawarii kanclerza, który kosztuje dużo więcej: to blef. Poseł w Hesji zostaje opłacony, a kanclerz wypada z gry. Rzecznik dyscypliny partii B też jest opłacony, a jego telefon przynosi do Bawarii żeton.',
  'ex.1997.politicians-resolve':
    'A ma 29 000 i płaci za kanclerza 25 000 oraz za posła 2000; dwaj pozostali wypadają z gry. Kanclerz podnosi notowania A w Bawarii o jedno pole.',
  'ex.1997.media-influence':
    'A ma wpływ na media w Bawarii, B w Saarze. Landy idą po kolei: Bawaria głosuje pierwsza, więc A może wymienić opinię, a potem B.',
  'ex.1997.pay-out':
    '12 punktów za głosy i elektorat 25, w rundzie, w której elektorat płaci: A dostaje 37 000.',
  'ex.1997.spoils':
    'Wszystkie pięć pól planszy krajowej jest zajętych, żadne nie jest zabezpieczone. A wprowadza opiekę społeczną (+) za euro (+): leży ona na końcu, a reszta się przesuwa. Potem reforma służby zdrowia (−) zastępuje reformę służby zdrowia (+) i z kolei ona leży na końcu.',
};
