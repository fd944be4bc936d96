import type { RuleBook } from '../paragraphs.ts';

/** The rules at hand, in Polish. No-break spaces stand between the figures of a number. */
export const pl: RuleBook = {
  '2019 §0': {
    title: 'Rundy i kolejność',
    text: 'Każda runda ma dziewięć faz: pierwszy gracz i zmiana programów; wpływ na media, wiece i wysłanie gabinetu cieni; akcje gabinetu cieni, zmiana opinii przez media, licytacja sondaży, zliczanie głosów i wybory. Gdy gracze działają po kolei, kolejność biegnie od pierwszego gracza tej rundy zgodnie z ruchem wskazówek zegara, a decyduje tylko ten, kto jest pytany. Kolejność landów zaczyna się od bieżącego landu, czyli tego, w którym w tej rundzie są wybory, i biegnie zgodnie z ruchem wskazówek zegara. Odwrotna kolejność landów zaczyna się od landu, który głosuje ostatni, a kończy na bieżącym. Gra z czterema wyborami ma 4 rundy, gra z siedmioma wyborami 5.',
  },
  '2019 §1.6': {
    title: 'Draft kart programu',
    text: 'Każdy dostaje 7 kart programu. Cztery razy wszyscy jednocześnie wybierają jedną kartę, zachowują ją zakrytą, a resztę przekazują w lewo. Po czwartym wyborze także ostatnie 3 karty wędrują w lewo i zostają u tego, kto je dostał. Każdy ma więc znowu 7 kart: 4 wybrane i 3 otrzymane.',
  },
  '2019 §1.7': {
    title: 'Pierwszy program partii',
    text: 'Z twoich 7 kart programu wykładasz 5 jako program partii; wszyscy wybierają jednocześnie i w ukryciu, a potem razem odkrywają. Program musi pokazywać pięć różnych tematów: (+) i (−) tego samego tematu nie mogą leżeć obok siebie. Z pozostałych 2 kart zachowujesz potem 1 na ręce, a 1 odrzucasz. Jeśli nie możesz pokazać pięciu tematów, wykładasz ich tyle, ile się da. Po innych, według miejsc przy stole, pokazujesz i odrzucasz resztę i dobierasz tyle samo kart; wykładasz każdy brakujący temat, jaki możesz, aż będzie ich pięć, a na koniec też zachowujesz 1 kartę na ręce.',
  },
  '2019 §1.9': {
    title: 'Ustawienie początkowe',
    text: 'Wszyscy jednocześnie i w ukryciu wybierają jedno z pięciu ustawień; kilku graczy może wziąć to samo. Każde z jego 5 pól to korzyść dla wybranego landu: 3 wiece z twojej puli, twoje notowania o 1 pole w górę, 1 znacznik mediów albo 6 głosów. Pola z tą samą korzyścią muszą trafić do różnych landów. Gdy wszyscy wybrali, ustawienia są odkrywane i wykonywane. Ustawienie C pochodzi z druku; skład ustawień A, B, D i E jest odtworzony.',
  },
  '2019 §2 phase 1.1': {
    title: 'Pierwszy gracz: tajna oferta',
    text: 'Wszyscy licytują jednocześnie i w tajemnicy: 0 lub więcej, co 1000, nigdy więcej, niż masz pieniędzy. Potem wszystkie oferty są ujawniane. Kto dał najwięcej, wpłaca swoją ofertę do banku i zostaje pierwszym graczem; nikt inny nie płaci. Przy remisie o najwyższą ofertę, także przy 0, remisujący kolejno jeden raz przebijają.',
  },
  '2019 §2 phase 1.2': {
    title: 'Pierwszy gracz: remis',
    text: 'Biorą udział tylko gracze remisujący o najwyższą ofertę, zaczynając od poprzedniego pierwszego gracza (w pierwszej rundzie od tymczasowego) albo od pierwszego remisującego po jego lewej stronie. Każdy decyduje tylko raz: przebić najwyższą dotąd ofertę, o co najmniej 1000 i nie więcej, niż ma pieniędzy, albo spasować. Kto ma wtedy najwyższą ofertę, płaci ją i zostaje pierwszym graczem. Jeśli wszyscy spasują, ten, kto spasował ostatni, płaci remisową ofertę i zostaje pierwszym graczem.',
  },
  '2019 §2 phase 2': {
    title: 'Zmiana programów',
    text: 'Po kolei od pierwszego gracza każdy ma jedną turę. Albo dobierasz wierzchnią kartę programu i, gdy już ją widzisz, bierzesz jedną z planszy programu; albo wymieniasz wszystkie odkryte karty na planszy i bierzesz jedną z nowych; albo ani jedno, ani drugie. Potem możesz wymienić w programie najwyżej 2 karty na karty z ręki, obie naraz: tylko wynik musi pokazywać pięć różnych tematów. Zdjęte karty trafiają na rękę, a na ręce zachowujesz dokładnie 1 kartę. Plansza jest uzupełniana po każdej turze; przy 3 graczach ma 3 karty, przy 4 graczach 5, a przy 5 graczach 6 (wartości odtworzone).',
  },
  '2019 §2 phase 3': {
    title: 'Zapewnienie wpływu na media',
    text: 'Po kolei od pierwszego gracza, po jednym: zapłać 5000 i połóż znacznik mediów ze swojej puli na wolnym polu mediów albo spasuj. Land ma 5 pól mediów dla wszystkich partii razem. Pas nie jest ostateczny; faza kończy się, gdy wszyscy kolejno spasują, także ten, kto kupił ostatni. Kto ma w landzie więcej znaczników niż każda inna partia, ma tam wpływ na media: pozwala to zmienić opinię i chroni notowania przed sondażami.',
  },
  '2019 §2 phase 4': {
    title: 'Organizacja wieców',
    text: 'Po kolei od pierwszego gracza każdy ma jedną turę i może zorganizować wiece w dowolnej liczbie landów. Nowe wiece w jednym landzie kosztują razem 1000 za 1, 2000 za 2, 3000 za 3, 5000 za 4, 7000 za 5, 10 000 za 6, 15 000 za 7 i 20 000 za 8; każdy land liczy się osobno. W landzie możesz mieć najwyżej 8 wieców i wyłożyć tylko tyle, ile zostało w puli (wszystkich jest 20). Cały zakup nie może kosztować więcej, niż masz pieniędzy.',
  },
  '2019 §2 phase 5': {
    title: 'Wysłanie gabinetu cieni',
    text: 'Po kolei od pierwszego gracza każdy ma jedną turę i kładzie dowolną liczbę zakrytych polityków, najwyżej 1 w każdym landzie. Karty w landzie tworzą rząd w kolejności, w jakiej je położono; w tej kolejności będą opłacane i będą działać. Na razie nic się nie płaci i możesz kłaść karty, na które cię nie stać. Każdego polityka można wysłać tylko raz w całej grze.',
  },
  '2019 §2 phase 6.1': {
    title: 'Opłacenie polityków',
    text: 'Land po landzie, zaczynając od bieżącego, odkrywani są wszyscy politycy. W kolejności rzędu i jawnie każdy właściciel płaci koszt karty albo rezygnuje. Polityk, za którego nie zapłacono lub nie można zapłacić, opuszcza grę niewykorzystany. Wszystkie opłaty w landzie następują przed pierwszą akcją, a zapłaconych pieniędzy nigdy się nie zwraca.',
  },
  '2019 §2 phase 6.2': {
    title: 'Akcje gabinetu cieni',
    text: 'W kolejności rzędu każdy opłacony polityk może wykonać akcję główną, a potem jedną z akcji drugorzędnych; każdą można pominąć. Akcję oznaczoną ! można wykonać w landzie tylko raz na rundę, robi to ten, kto jest pierwszy; pominięcie jej nie zużywa. Jeśli akcja główna nie jest już możliwa, drugorzędna nadal jest. Nie można wybrać akcji, która niczego by nie zmieniła, na przykład podnieść notowań, które są już na szczycie. Temat z żetonem podwojenia liczy się podwójnie i nie można go wymienić; w landzie jest najwyżej 1 taki żeton, a gdzie już leży, akcja może go tylko zdjąć. Do akcji media potrzebujesz też 5000 dla właściciela usuwanego znacznika. Potem karta opuszcza grę.',
  },
  '2019 §2 phase 7': {
    title: 'Wpływ na media',
    text: 'W kolejności landów ten, kto ma w landzie wpływ na media, czyli więcej znaczników mediów niż każda inna partia, może zmienić tam jedną odkrytą opinię albo spasować. Opinia jest odrzucana, a jej miejsce zajmuje odkryta karta z planszy opinii. Tematu nowej karty nie może być wśród odkrytych opinii landu po zabraniu starej; dozwolone jest więc przeciwne stanowisko w starym temacie. Opinii z żetonem podwojenia nie można zmienić. Luki na planszy opinii nie są uzupełniane.',
  },
  '2019 §2 phase 8.2': {
    title: 'Licytacja sondaży',
    text: 'W każdym landzie, w kolejności landów, licytowany jest jeden sondaż; rewers karty wskazuje partię, której notowania karta podnosi o 2. Licytatorem jest partia z największą liczbą głosów w landzie, przy remisie pierwsza w kolejności od pierwszego gracza. Licytacja obiega stół raz, od gracza po lewej stronie licytatora aż do niego samego: przebij najwyższą dotąd ofertę albo spasuj. Pierwsza oferta może wynosić 0; każda jest wielokrotnością 1000 i nie większa niż twoje pieniądze. Płaci ten, kto dał najwięcej; jeśli wszyscy spasują, karta jest odrzucana bez odkrywania.',
  },
  '2019 §2 phase 8.3': {
    title: 'Sondaż: opublikować czy zachować dla siebie',
    text: 'Kartę ogląda tylko zwycięzca licytacji. Możesz ją opublikować tylko wtedy, gdy podnosi notowania twojej partii: rosną one o wskazaną liczbę pól, a notowania dwóch partii z minusem spadają o podaną przy nich; plusy innych partii nic nie dają. Notowania partii z wpływem na media w landzie nie spadają, a partie, które nie grają, są pomijane. Możesz też zachować sondaż dla siebie, co jest zawsze dozwolone: elektorat +3 i nikt inny go nie widzi. To, że partia z rewersu dostaje +2, a dwie inne tracą, pochodzi z druku; większość innych wartości sondaży jest odtworzona.',
  },
  '2019 §2 phase 9a': {
    title: 'Wymiana wieców na głosy',
    text: 'W odwrotnej kolejności landów, a w każdym po kolei od pierwszego gracza, wiece wymienia się na głosy. Gdzie w tej rundzie nie ma wyborów, wymieniasz co najmniej 4 wiece albo żadnego; w bieżącym landzie (w dwóch ostatnich rundach gry z siedmioma wyborami są dwa) wszystkie wiece wszystkich graczy wymieniają się same, a kto nie ma żadnego, nie dostaje głosów. Głosy = (wiece + notowania) × zbieżność, przy czym każdy z obu czynników liczy się jako co najmniej 1. Notowania to liczba na polu: −3, −2, 0, +2, +3 lub +4 (+3 jest odtworzone). Zbieżność to +1 za każdą kartę twojego programu zgodną z odkrytą opinią i −1 za każdą przeciwną, a pod żetonem podwojenia podwójnie. Wiece wracają do puli; głosy nie mają górnej granicy.',
  },
  '2019 §2 phase 9b.2': {
    title: 'Wybory: punkty za głosy i wygrana',
    text: 'Głosy dają punkty zwycięstwa według tabeli landu, od 5 głosów (większość tabel jest odtworzona). Partia, która jako jedyna ma 50 lub więcej głosów, wygrywa i dostaje 12 punktów; jeśli kilka ma 50, każda z nich dostaje 10 punktów, a wygrywa ta z największą liczbą głosów lub wszystkie remisujące. Jeśli nikt nie ma 50, najsilniejsza partia dostaje partnera, z którym osiąga 50: tego z największą liczbą takich samych kart programu, potem pierwszego od pierwszego gracza; nikogo się nie pyta i obie wygrywają, po 7 punktów. Bez takiego partnera najsilniejsza partia dostaje 5 punktów, ale nie jest zwycięzcą; gdy nie ma żadnych głosów, nikt nic nie dostaje. Przy remisie o najsilniejszą partię liczy się pierwsza w kolejności od pierwszego gracza. Każdy zwycięzca ze znacznikiem mediów w landzie przenosi jeden na planszę mediów, tak samo partia z wpływem na media, jeśli jeszcze żadnego nie przeniosła.',
  },
  '2019 §2 phase 9c': {
    title: 'Wypłata pieniędzy i składki',
    text: 'Po kolei od pierwszego gracza każdy dostaje 1000 za każdy punkt za głosy w tych wyborach (nie za wygraną) i 1000 za każdy punkt elektoratu. Potem musisz użyć jednej ze swoich kart składek, która opuszcza grę. Albo zbierasz składki i tracisz elektorat: 1 za 10 000, 2 za 20 000, 3 za 30 000. Albo z nich rezygnujesz i zyskujesz elektorat: 1, 3 lub 5. Elektorat nigdy nie spada poniżej 0. Ostatnia runda nic nie wypłaca; w grze z siedmioma wyborami runda 4 płaci za jedne i drugie wybory, ale bez składek.',
  },
  '2019 §2 phase 9d': {
    title: 'Kolejna runda',
    text: 'Bieżący land jest uprzątany: jego opinie są odrzucane, żeton podwojenia i pozostałe znaczniki mediów wracają, a plansza opuszcza grę. W każdym innym landzie odkrywa się jeszcze jedną opinię; karta powtarzająca odkryty temat jest odrzucana i zastępowana. Karty na planszy programu są odrzucane i wykładane na nowo. Bieżący staje się następny land zgodnie z ruchem wskazówek zegara. Nikt tu o niczym nie decyduje.',
  },
  '2019 §3': {
    title: 'Koniec gry',
    text: 'Do punktów za głosy i wygrane wybory dochodzą: za każdy znacznik na planszy mediów wartość jego pola, 1 za każdy punkt elektoratu, a za pieniądze 6 za najwięcej i 3 za drugą sumę. Przy remisie o najwięcej każdy remisujący dostaje 6 i nikt 3; przy remisie o drugie miejsce każdy dostaje 3; kto nie ma pieniędzy, nie dostaje za nie nic. Plansza mediów daje kolejno 10, 8, 6 i 4, a przy siedmiu wyborach 16, 14, 12, 10, 8, 6 i 4 (wartości odtworzone, poza 10). Wygrywa gracz z największą liczbą punktów, a przy równej liczbie zwycięstwo jest wspólne. Potem nie ma już nic do decydowania.',
  },
  '2019 §4.3': {
    title: 'Kolejna runda przy siedmiu wyborach',
    text: 'Po rundach 1, 2 i 3 uprzątnięta plansza zostaje w grze: trafia na nią nowy land, z głosami 0 i notowaniami 0 dla wszystkich oraz 4 opiniami, z których odkryte są 2 w piątym i szóstym landzie, a 3 w siódmym; głosuje on ostatni. W każdym innym landzie odkrywa się jeszcze jedną opinię; karta powtarzająca odkryty temat jest odrzucana i zastępowana. Po rundzie 3 plansza opinii jest uzupełniana, a talia i odrzucone karty opinii są tasowane razem. W rundach 4 i 5 wybory są w dwóch landach: w czwartym i piątym, potem w szóstym i siódmym. Po rundzie 4 obie plansze opuszczają grę, a w pozostałych odkrywa się jeszcze po jednej opinii. Karty na planszy programu są za każdym razem wykładane na nowo.',
  },
  '2006 §3': {
    title: 'Rundy i kolejność',
    text: 'Gra ma 7 rund, po jednych wyborach w każdej, krótka gra 5. Każda runda poza ostatnią to kampania, potem punktacja bieżącego landu, potem przygotowanie kolejnej rundy; ostatnia runda to tylko punktacja. Gdy gracze działają po kolei, kolejność biegnie od pierwszego gracza zgodnie z ruchem wskazówek zegara, a decyduje tylko ten, kto jest pytany. Kolejność landów zaczyna się od bieżącego landu, czyli tego, w którym w tej rundzie są wybory, i biegnie zgodnie z ruchem wskazówek zegara. Odwrotna kolejność landów zaczyna się od landu, który głosuje ostatni, a kończy na bieżącym.',
  },
  '2006 §6.1': {
    title: 'Opcje początkowe',
    text: 'W ukryciu i jednocześnie wybierasz jedną z 3 opcji w pierwszej kolumnie i jedną z 4 w drugiej oraz podajesz land dla każdej pozycji. Pierwsza kolumna daje notowania +1, jeszcze raz notowania +1 i 6 wieców; albo notowania +1, 6 wieców i 6 głosów; albo 6 wieców, 6 głosów i jeszcze raz 6 głosów (ta trzecia opcja jest odtworzona, pierwszą podają gracze wydania drukowanego). Druga daje 3 znaczniki mediów; albo 2 i elektorat +4; albo 1 i elektorat +8 (odtworzone); albo elektorat +12. Ten sam land można podawać wielokrotnie, ale żadnej pozycji nie można podzielić ani pominąć. Wszystko jest darmowe i tylko tak w landzie może znaleźć się więcej niż 5 znaczników mediów: wszystkie się liczą.',
  },
  '2006 §6.2.1': {
    title: 'Pierwszy gracz',
    text: 'Wszyscy licytują jednocześnie i w tajemnicy: od 0 do sumy twoich pieniędzy, co 1000. Kto dał najwięcej, płaci i wyznacza dowolnego pierwszego gracza, także siebie; nikt inny nie płaci. Przy remisie o najwyższą ofertę powyżej 0 remisujący licytują jeszcze raz w tajemnicy, każdy co najmniej tyle co poprzednio; przy ponownym remisie rozstrzyga między nimi kość, a kto wygra, płaci tę ofertę. Jeśli wszyscy dają 0, wszyscy rzucają, a najwyższy wynik wyznacza pierwszego gracza. W ostatniej rundzie nikt nie licytuje i pierwszy gracz się nie zmienia.',
  },
  '2006 §6.2.2': {
    title: 'Zmiana programów',
    text: 'W swojej turze uzupełniasz rękę do 3 kart programu, potem odrzucasz naraz dowolną ich liczbę i dobierasz tyle samo. Następnie możesz wymienić w programie najwyżej 1 kartę na kartę z ręki, o ile pozostanie pięć różnych tematów. Zdjęta karta jest odrzucana. Ręka zostaje, jaka jest: 2 karty po wymianie, w innym razie 3.',
  },
  '2006 §6.2.3': {
    title: 'Gabinet cieni',
    text: 'Po kolei od pierwszego gracza każdy kładzie zakrytych wszystkich polityków na tę rundę, najwyżej 1 w każdym landzie; musi cię być stać na wszystkich razem. Potem wszyscy są odkrywani i opłacani, a gracze po kolei wykonują po jednej akcji każdej swojej karty, w dowolnej kolejności. Jeśli jakaś akcja jest możliwa, trzeba ją wybrać, ale nikt nie musi wykonać akcji media: płacisz 4000 właścicielowi znacznika i 4000 do banku i potrzebujesz własnego znacznika w puli. Tego, co niczego by nie zmieniło albo na co nie stać, nie można wybrać. Karta z telefonem kładzie też twój żeton koalicji w swoim landzie, najwyżej 1 na partię i żadnego tam, gdzie będą ostatnie wybory. Większość kosztów i akcji to wartości odtworzone; w wydaniu 1997 kładzie się i płaci inaczej.',
  },
  '2006 §6.2.4': {
    title: 'Tworzenie koalicji',
    text: 'Koalicja powstaje tylko w bieżącym landzie, między dwoma graczami, którzy obaj mają tam żeton koalicji; nikt nie jest w dwóch, a w ostatniej rundzie nie ma żadnej. Co najmniej 2 karty muszą być takie same w obu programach, temat i stanowisko. Przy dokładnie 2 drugi gracz musi się zgodzić; przy 3 lub więcej możesz go zmusić. Jest jedno okrążenie od pierwszego gracza: dopóki jesteś bez partnera, możesz każdego innego wolnego gracza raz zapytać lub zmusić albo spasować. Potem niewykorzystane żetony wracają do właścicieli; żetony koalicji opuszczają grę po wyborach.',
  },
  '2006 §6.2.5': {
    title: 'Znaczniki mediów i wpływ na media',
    text: 'Po kolei od pierwszego gracza, po jednym: zapłać 4000 i połóż znacznik mediów ze swojej puli na wolnym polu mediów albo spasuj. Land ma 5 pól mediów dla wszystkich partii razem. Pas nie jest ostateczny; kupowanie kończy się, gdy wszyscy kolejno spasują, także ten, kto kupił ostatni. Potem w odwrotnej kolejności landów (wydanie 1997: w kolejności landów) ten, kto ma w landzie więcej znaczników niż każda inna partia, może zamienić jedną odkrytą opinię na kartę z puli wymiany. Opinii z żetonem podwojenia nie można zmienić, a tematu nowej karty nie może być wśród odkrytych opinii landu po zabraniu starej. Stara karta trafia do puli.',
  },
  '2006 §6.2.6': {
    title: 'Organizacja wieców',
    text: 'Po kolei od pierwszego gracza każdy ma jedną turę i może zorganizować wiece w dowolnej liczbie landów, po 1000 za wiec. W jednym landzie możesz w rundzie kupić najwyżej 4 i mieć łącznie najwyżej 10. Możesz wyłożyć tylko tyle, ile zostało w puli (wszystkich jest 18), i zapłacić tylko tyle, ile masz pieniędzy.',
  },
  '2006 §6.2.7': {
    title: 'Licytacja sondaży',
    text: 'W każdym landzie, w kolejności landów, licytowany jest jeden zakryty sondaż. Od pierwszego gracza zgodnie z ruchem wskazówek zegara otwierasz lub przebijasz albo pasujesz i odpadasz; pierwsza oferta to co najmniej 1000, każde przebicie co najmniej o 1000 więcej, nigdy ponad twoje pieniądze. Licytacja kończy się, gdy spasują wszyscy poza dającym najwięcej; on płaci i ogląda kartę, a jeśli nikt nie licytuje, jest ona odrzucana bez odkrywania. Możesz opublikować 1 lub 2 jej wiersze w tym landzie, dla grających partii, których notowania by się zmieniły: zostają one między −3 a +3, a partii z wpływem na media w landzie nie spadają. Możesz też zachować sondaż dla siebie, co jest zawsze dozwolone, i zyskać sumę 2 kości jako elektorat. Treść wierszy jest odtworzona.',
  },
  '2006 §6.2.8': {
    title: 'Wymiana wieców na głosy',
    text: 'W odwrotnej kolejności landów, a w każdym po kolei od pierwszego gracza: mając tam co najmniej 5 wieców, możesz wymienić dowolną ich liczbę na głosy. Głosy = wiece × (notowania + zbieżność), ale nigdy mniej niż jeden głos za każde 2 pełne wiece. Zbieżność to +1 za każdą kartę twojego programu zgodną z odkrytą opinią i −1 za każdą przeciwną, a pod żetonem podwojenia podwójnie; ręka się nie liczy. Głosów może być najwyżej 50, a kto wchodzi na zajęte pole toru głosowania, leży na wierzchu. Wiece wracają do puli. Gdy w landzie zdecydowali wszyscy, partia z większą liczbą głosów niż wszystkie inne razem może zamienić jedną odkrytą opinię bez żetonu podwojenia na kartę z puli wymiany.',
  },
  '2006 §6.3.1': {
    title: 'Ostatnie zliczanie i punkty za głosy',
    text: 'Wszystkie wiece, które są jeszcze w bieżącym landzie, wymieniają się na głosy po kolei i same: nie ma minimum i nie zmienia się już opinii. Potem głosy dają punkty według tabeli landu, od 5 głosów. Każdy z nich to punkt zwycięstwa, a przy wypłacie także pieniądze. Tabele są odtworzone, poza niektórymi liczbami, które podają gracze wydania drukowanego.',
  },
  '2006 §6.3.2': {
    title: 'Zwycięzca wyborów',
    text: 'Wygrywa strona z największą liczbą głosów; koalicja liczy głosy obu partii razem, także ponad 50. Przy równych sumach wygrywa strona z pojedynczym najwyższym znacznikiem na torze głosowania; jeśli i te są równe, strona, której znacznik leży na wierzchu. Każda wygrana przy równych sumach jest wygraną o włos. Jeśli nikt nie ma głosów, nikt nie wygrywa.',
  },
  '2006 §6.3.3': {
    title: 'Owoce zwycięstwa',
    text: 'Kto wyraźnie wygrał, może przenieść 1 znacznik mediów z landu na planszę krajową i dołożyć tam najwyżej 2 odkryte opinie. Wygrana o włos pozwala na 1 znacznik i 1 opinię, a partia pokonana o włos też może przenieść 1 znacznik. W koalicji obie partie mogą przenieść 1 znacznik i 1 opinię, najpierw ta z większą liczbą głosów. Opinia o nowym temacie zajmuje pierwsze wolne miejsce od lewej; gdy wszystkie 5 jest zajętych, zastępuje opinię niezabezpieczoną (wydanie 1997: inne się przesuwają, a ona idzie na koniec). To samo stanowisko zabezpiecza opinię, która już tam jest; przeciwne ją zastępuje, zabezpieczoną czy nie. Wszystko to jest dobrowolne.',
  },
  '2006 §6.3.4': {
    title: 'Przyrost elektoratu',
    text: 'Po każdych wyborach każda karta twojego programu zgodna z opinią krajową dodaje do elektoratu liczbę znad jej miejsca. Od lewej miejsca dają 1, 2, 3, 2 i 1 (wartości odtworzone). Zabezpieczona opinia liczy się raz, a ręka się nie liczy. Nikt tu o niczym nie decyduje.',
  },
  '2006 §6.3.5': {
    title: 'Wypłata pieniędzy',
    text: 'Każdy dostaje 1000 za każdy punkt za głosy w tych wyborach. W rundach 1, 3 i 5 dochodzi 1000 za każdy punkt elektoratu; w krótkiej grze tylko w rundach 1 i 3. Elektorat liczy się razem z właśnie uzyskanym przyrostem, przed składkami tej rundy. Ostatnia runda nic nie wypłaca.',
  },
  '2006 §6.4.1': {
    title: 'Kolejna runda',
    text: 'Bieżący land jest uprzątany: karty są odrzucane, żeton podwojenia, znaczniki mediów i wiece wracają. Po rundach 1, 2 i 3 na tę planszę trafia nowy land i głosuje ostatni: głosy 0 i notowania 0 dla wszystkich, po 1 wiecu z puli i 4 opinie, z których odkryta jest 1, a w siódmym landzie 2 i nie można tam utworzyć koalicji. Po rundach 4, 5 i 6 plansza opuszcza grę. W każdym innym landzie odkrywa się jeszcze jedną opinię; karta powtarzająca odkryty temat idzie pod talię i jest zastępowana. Bieżąca staje się następna plansza zgodnie z ruchem wskazówek zegara; runda 7 to tylko punktacja.',
  },
  '2006 §6.4.2': {
    title: 'Składki',
    text: 'Po rundach od 1 do 5 (w krótkiej grze od 1 do 4) każdy po kolei od pierwszego gracza musi położyć kartę składek: odkrytą, by je zebrać, zakrytą, by z nich zrezygnować. Kto zbiera, bierze pieniądze, rzuca kośćmi z karty i traci elektorat w wysokości najwyższej pojedynczej kości. Potem inni odkrywają swoje, rzucają i zyskują sumę (wydanie 1997: najpierw wszyscy razem odkrywają). Kto jako jedyny zrezygnował z największej kwoty, zyskuje jeszcze sumę 3 kości. Kość ma ścianki 0, 1, 1, 2, 2 i 3; elektorat nigdy nie spada poniżej 0, a karty opuszczają grę. Kwoty od 10 000 do 50 000 z kośćmi od 1 do 5 to wartości odtworzone, poza 50 000.',
  },
  '2006 §7.5': {
    title: 'Koniec gry',
    text: 'Sumuje się punkty za głosy ze wszystkich wyborów, punkty twoich znaczników mediów na planszy krajowej, elektorat oraz punkty spod każdej opinii krajowej zgodnej z twoim programem, o 5 więcej, jeśli jest zabezpieczona. Największy elektorat daje 10 więcej, drugi 6; remisujący o największy dzielą 16, z zaokrągleniem w dół, a drugi nic nie dostaje; przy remisie o drugi nikt nic nie dostaje. Miejsca opinii krajowych są warte 6, 8, 10, 8 i 6 (wartości odtworzone). Pieniądze nic nie dają. Wygrywa gracz z największą liczbą punktów, a przy równej liczbie zwycięstwo jest wspólne; potem nie ma już nic do decydowania.',
  },
  '2006 §8': {
    title: 'Kolejna runda w krótkiej grze',
    text: 'Krótka gra ma 5 rund; odpadają polityk za 25 000, składki 50 000 i 10 sondaży. Po rundzie 1 na uprzątniętą planszę trafia nowy, piąty land i głosuje ostatni; 2 z jego 4 opinii są odkryte i nie można tam utworzyć koalicji. Po rundach 2, 3 i 4 plansza opuszcza grę. W każdym innym landzie odkrywa się jeszcze jedną opinię; karta powtarzająca odkryty temat idzie pod talię i jest zastępowana. Runda 5 to tylko punktacja.',
  },
  '1997 §6.2.1': {
    title: 'Pierwszy gracz',
    text: 'Wszyscy licytują jednocześnie i w tajemnicy: od 0 do sumy twoich pieniędzy, co 1000. Kto dał najwięcej, płaci i wyznacza dowolnego pierwszego gracza, także siebie; nikt inny nie płaci. Przy remisie o najwyższą ofertę od razu rozstrzyga kość, bez drugiej oferty; kto wyrzuci najwięcej, płaci ofertę i wyznacza pierwszego gracza. W ostatniej rundzie nikt nie licytuje i pierwszy gracz się nie zmienia.',
  },
  '1997 §6.2.2': {
    title: 'Zmiana programów',
    text: 'Jak w wydaniu 2006: w swojej turze uzupełniasz rękę do 3 kart programu, potem odrzucasz naraz dowolną ich liczbę i dobierasz tyle samo. Następnie możesz wymienić w programie najwyżej 1 kartę na kartę z ręki, o ile pozostanie pięć różnych tematów. Zdjęta karta idzie na stos kart odrzuconych, nie do puli wymiany. Ręka zostaje, jaka jest: 2 karty po wymianie, w innym razie 3.',
  },
  '1997 §6.2.3 laying': {
    title: 'Wykładanie i opłacenie polityków',
    text: 'Po kolei od pierwszego gracza, po jednym: wyłóż jednego zakrytego polityka, najwyżej 1 własnego w każdym landzie, albo spasuj. Pas nie jest ostateczny; wykładanie kończy się, gdy wszyscy kolejno spasują, także ten, kto wyłożył ostatni. Możesz wykładać karty, za które nie możesz zapłacić, jako blef. Potem wszystkie są odkrywane i gracze po kolei płacą: co można zapłacić, trzeba zapłacić, a gdy brakuje na wszystkie, wybierasz kolejność. Karta, za którą nie można zapłacić, przepada bez efektu i bez żetonu koalicji. Większość kosztów to wartości odtworzone.',
  },
  '1997 §6.2.3 trend': {
    title: 'Akcje gabinetu cieni',
    text: 'Po kolei od pierwszego gracza każdy wykonuje po jednej akcji każdej swojej opłaconej karty, w dowolnej kolejności; jeśli jakaś akcja jest możliwa, trzeba ją wybrać, ale nikt nie musi wykonać akcji media. Własne notowania i notowania innej partii zmieniają się zawsze o 1 pole, niezależnie od karty, i zostają między −3 a +3; to 1 jest odtworzone, bo żadne źródło nie podaje liczby. Wpływ na media przed tym nie chroni. Reszta jest jak w wydaniu 2006: tego, co niczego by nie zmieniło albo na co nie stać, nie można wybrać, a karty opuszczają grę.',
  },
  '1997 §6.2.5': {
    title: 'Wpływ na media',
    text: 'Gdy nikt już nie kupuje znaczników mediów, wpływ na media działa w kolejności landów, zaczynając od bieżącego. Kto ma w landzie więcej znaczników mediów niż każda inna partia, może zamienić tam jedną odkrytą opinię na kartę z puli wymiany albo spasować. Opinii z żetonem podwojenia nie można zmienić, a tematu nowej karty nie może być wśród odkrytych opinii landu po zabraniu starej; dozwolone jest więc przeciwne stanowisko w starym temacie. Stara karta trafia do puli, w której zawsze jest 6 kart.',
  },
  '1997 §6.3.3': {
    title: 'Owoce zwycięstwa',
    text: 'Kto wyraźnie wygrał, może przenieść 1 znacznik mediów z landu na planszę krajową i dołożyć tam najwyżej 2 odkryte opinie; zwycięzca o włos i każdy partner koalicji 1 znacznik i 1 opinię, a partia pokonana o włos 1 znacznik. Opinia o nowym temacie zajmuje pierwsze wolne miejsce od lewej. Gdy wszystkie 5 miejsc jest zajętych, usuwa opinię niezabezpieczoną; inne przesuwają się w lewo, a nowa zajmuje ostatnie miejsce. To samo stanowisko zabezpiecza opinię, która już tam jest. Przeciwne zastępuje ją na jej miejscu; tylko gdy wszystkie miejsca są zajęte, a opinia nie jest zabezpieczona, zostaje ona usunięta, inne przesuwają się w lewo, a przeciwne stanowisko zajmuje ostatnie miejsce. Wszystko to jest dobrowolne.',
  },
  '1997 §6.3.5': {
    title: 'Wypłata pieniędzy',
    text: 'W rundach od 1 do 5 każdy dostaje 1000 za każdy punkt za głosy w tych wyborach. W rundach 1, 3 i 5 dochodzi 1000 za każdy punkt elektoratu. Wypłata następuje po wyłożeniu następnego landu i przed składkami tej rundy. Rundy 6 i 7 nic nie wypłacają.',
  },
  '1997 §6.4.1': {
    title: 'Kolejna runda',
    text: 'Bieżący land jest uprzątany: karty są odrzucane, żeton podwojenia, znaczniki mediów i wiece wracają. Po rundach 1, 2 i 3 na tę planszę trafia nowy land i głosuje ostatni: głosy 0 i notowania 0 dla wszystkich, po 1 wiecu z puli i 4 opinie, z których odkryta jest 1; w siódmym landzie nie można utworzyć koalicji. Po rundach 4, 5 i 6 plansza opuszcza grę. W każdym innym landzie odkrywa się jeszcze jedną opinię; karta powtarzająca odkryty temat jest odrzucana i zastępowana. Bieżąca staje się następna plansza zgodnie z ruchem wskazówek zegara; runda 7 to tylko punktacja.',
  },
  R0: {
    title: 'Nie więcej, niż masz',
    text: 'Nie możesz licytować ani płacić więcej, niż masz w tej chwili pieniędzy; późniejsze wypłaty się nie liczą. Większa kwota jest odrzucana z podaniem granicy i nic się nie zmienia. Drukowane zasady z 2019 roku karzą za taką ofertę; tutaj nie da się jej złożyć.',
  },
  R13: {
    title: 'Politycy, za których nie możesz zapłacić',
    text: 'W wydaniu 2006 musi cię być stać na wszystkich polityków wyłożonych w rundzie razem, bo za wszystkich płaci się zaraz po odkryciu. Wybór, który kosztuje więcej, niż masz pieniędzy, jest odrzucany: wyłóż mniej polityków albo tańszych. W wydaniach 2019 i 1997 możesz wykładać karty, za które nie możesz zapłacić.',
  },
  R18: {
    title: 'Kto co widzi',
    text: 'Ukryte są karty na ręce, pieniądze (chyba że przy stole gra się jawnymi), zakryci politycy, tajne decyzje, aż zapadną wszystkie, zakryte opinie, talie, nieopublikowane sondaże oraz składki, z których zrezygnowano, aż zostaną odkryte. O tajną decyzję pyta się raz: gdy zapadnie twoja, leży ukryta, dopóki nie zdecydują inni. Wszystko inne jest jawne, także ile kart gdzie leży, a w wydaniu 2019 rewers wierzchniego sondażu.',
  },
  R52: {
    title: 'Pełne tysiące',
    text: 'Każda kwota pieniędzy jest całkowitą wielokrotnością 1000. Przebicie wynosi więc co najmniej 1000 ponad poprzednią ofertę. Bankowi nigdy nie kończą się pieniądze.',
  },
};
