/** The frame of the rulebook: titles, purposes, first steps. */
export const frame = {
  'book.title': 'Zasady gry',
  'book.search': 'Szukaj słowa, np. notowania',
  'book.found':
    '{count, plural, =0 {Nic nie znaleziono} one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}',
  'book.back': 'Wróć',
  'book.print': 'Drukuj',
  'book.contents': 'Spis treści',
  'book.start': 'Zacznij tutaj',
  'book.phases': 'Faza po fazie',
  'book.look': 'Do sprawdzenia',
  'book.game': 'Która gra?',
  'book.goal': 'Cel gry',
  'book.set-up': 'Przygotowanie',
  'book.glance': 'Runda w skrócie',
  'book.glance-text':
    '{rounds, plural, one {Jedna taka runda} few {# takie rundy} many {# takich rund} other {# takiej rundy}}. Za każdym razem głosuje następny land.',
  'book.glance-last':
    '{rounds, plural, one {Jedna runda} few {# rundy} many {# rund} other {# rundy}}; w ostatniej tylko się liczy i punktuje.',
  'book.first': 'Pierwsze kroki',
  'book.politicians': 'Wszyscy politycy',
  'book.polls': 'Wszystkie sondaże',
  'book.seats': 'Punkty w landach',
  'book.terms': 'Słowa od A do Z',
  'book.different': 'Co jest inaczej',
  'book.ours': 'Nasze rozstrzygnięcia i odtworzone wartości',
  'book.aid': 'Pomoc gracza',
  'book.why': 'Po co?',
  'book.rule': 'Co robisz',
  'book.example': 'Przykład',
  'book.open': 'Otwórz w zasadach',
  'book.cost': 'Koszt',
  'book.main': 'Akcja główna',
  'book.one-of': 'Potem jedna z tych',
  'book.does': 'Jedna z tych',
  'book.votes-for': 'Głosy',
  'book.players': 'W 3, 4 lub 5 osób',
  'book.reconstructed':
    '° odtworzone: żadne z naszych źródeł nie podaje tej liczby. Wartości ze swojego egzemplarza możesz wpisać w pakiecie komponentów.',
  'book.reported':
    '† z relacji graczy wydania drukowanego; nie podaje tego żadna z instrukcji, które mogliśmy przeczytać.',
  'book.in-figures': '{what}: liczby',
  'book.in-points': 'Punkty: {what}',
  'book.counts': 'Wybory: {elections}, rundy: {rounds}',
  'book.different-from': '{one} i {other}',
  'goal.2019':
    'Poprowadź swoją partię przez {elections, plural, one {# wybory} few {# wybory} many {# wyborów} other {# wyborów}} w niemieckich landach i zdobądź najwięcej punktów. Punktuje pięć rzeczy:',
  'goal.2006':
    'Poprowadź swoją partię przez {elections, plural, one {# wybory} few {# wybory} many {# wyborów} other {# wyborów}} w niemieckich landach i zdobądź najwięcej punktów. Punktują cztery rzeczy, a pieniądze do nich nie należą:',
  'score.mandates': 'za głosy, w każdym landzie',
  'score.wins':
    '{alone} samodzielnie, po {several}, gdy kilka partii ma {majority}, po {coalition} z partnerem, {lonely} bez niego',
  'score.media': '{values} według wyborów',
  'score.base': 'po 1',
  'score.base-bonus': 'po 1; {most} więcej za największy, {second} za drugi',
  'score.national': '{values} według pola za każdą zgodną; {secured} więcej, jeśli jest zabezpieczona',
  'score.money': '{most} za najwięcej, {second} za drugie miejsce',
  'setup.drawn-sizes':
    'Losuje się {large} duże i {small} małe landy. Najpierw głosuje ten o najmniejszej wartości.',
  'setup.drawn-any': 'Losuje się {any} landy. Najpierw głosuje pierwsza plansza.',
  'setup.opinions': 'Każdy land dostaje {count} opinie. Na początku odkryte, w kolejności wyborów: {open}.',
  'setup.board-each':
    'Na planszy opinii leży po jednej karcie za i przeciw każdemu tematowi, do późniejszej wymiany.',
  'setup.board-some': '{count} opinii leży w puli wymiany, na później.',
  'setup.supply':
    'Masz {money}, elektorat {base}, wiece: {meetings}, znaczniki mediów: {media}, polityków: {politicians}, składki: {donations}{tiles, plural, =0 {} other {, żetony koalicji: #}}.',
  'setup.draft':
    'Wybierasz karty programu w drafcie i wykładasz {size} z nich jako program. Potem wybierasz ustawienie początkowe.',
  'setup.dealt':
    'Dostajesz program z {size} kart i {hand} karty na rękę. Potem wybierasz ustawienie początkowe.',
  'setup.meetings':
    'W każdym landzie od początku leży {count, plural, one {# twój wiec} few {# twoje wiece} many {# twoich wieców} other {# twojego wiecu}}.',
  'players.display': 'Odkryte są {three} karty programu przy 3 graczach, {four} przy 4 i {five} przy 5.',
  'players.parties': 'Partie, którymi nikt nie gra, nie biorą udziału: sondaże ich nie zmieniają.',
  'players.same':
    'Reszta jest taka sama w 3, 4 i 5 osób. Im więcej graczy, tym rzadziej ktoś ma 50 głosów i tym trudniej o wpływ na media.',
  'players.same-dice':
    'Wszystko jest takie samo w 3, 4 i 5 osób. Im więcej graczy, tym częściej wygrywają koalicje i tym trudniej o wpływ na media.',
  'hint.1': 'Nie wygrasz w każdym landzie. Dopasuj program do dwóch najbliższych wyborów, nie do wszystkich.',
  'hint.2': 'Wcześnie rozejrzyj się za partnerem: poniżej 50 głosów wygrywa zwykle para, którą wiele łączy.',
  'hint.3': 'Zachowaj silnych polityków na wybory, które dają najwięcej. Każdy działa tylko raz.',
  'hint.4':
    'Przed każdą fazą policz pieniądze. Tego, co kosztuje pierwsze miejsce, zabraknie przy sondażach.',
  'hint.5':
    'Zrezygnuj ze składek wcześnie, jeśli cię na to stać: elektorat płaci co rundę i punktuje na koniec.',
  'hint-dice.2':
    'Wcześnie kładź żetony koalicji tam, gdzie ktoś dzieli twoje poglądy. Dwie wspólne karty wystarczą, by zapytać, trzy, by wymusić.',
  'hint-dice.5': 'Dopasuj się do opinii krajowych: dają elektorat po każdych wyborach i punkty na koniec.',
  'why.draft': 'Od programu zależy, ile głosów przyniosą wiece. Przed wyborem spójrz na odkryte opinie.',
  'why.first-platform':
    'Każda karta zgodna z opiniami landu mnoży tam twoje głosy; każda sprzeczność kosztuje.',
  'why.starting-blocks':
    'Przewaga tam, gdzie chcesz wygrać. Większość pomaga landowi, który głosuje pierwszy, i największemu.',
  'why.start-player':
    'Pierwszeństwo liczy się tam, gdzie jest ciasno: przy mediach, odkrytych kartach i remisach.',
  'why.platforms':
    'Dopasuj program do landów, które głosują następne, albo do partnera, którego chcesz mieć.',
  'why.media-shares':
    'Wpływ na media pozwala zmienić opinię, chroni przed sondażami, a po wyborach daje znacznik na planszy mediów, nawet bez wygranej.',
  'why-older.media-shares':
    'Wpływ na media pozwala zmienić opinię i chroni przed sondażami; znacznik zwycięzcy punktuje na planszy krajowej.',
  'why.meetings': 'Wiece to przyszłe głosy: na koniec rundy zamieniają się w głosy, a głosy w punkty.',
  'why.send-politicians':
    'Politycy zmieniają notowania, głosy, media i opinie. Działają w kolejności, w jakiej ich wyłożono.',
  'why.politicians-act': 'Teraz widać, co planowali inni. Płać tylko za tych, którzy się jeszcze opłacają.',
  'why.politicians-resolve': 'Każda karta robi jedną rzecz. Ułóż kolejność tak, by jedna pomagała następnej.',
  'why.coalitions':
    'Dwie partie liczą głosy razem. Z dobrym partnerem wygrasz wybory, które w pojedynkę przegrasz.',
  'why.media-influence':
    'Zamiana jednej opinii na zgodną z twoją daje nawet dwa punkty zbieżności i szkodzi innym.',
  'why.poll-auctions':
    'Sondaż zmienia notowania. Jeśli ci nie pomaga, to przynajmniej nikt inny go nie użyje, a elektorat rośnie.',
  'why.votes':
    'Wybory wygrywa się głosami, a głosy są tylko z wieców. Wymieniaj je, gdy notowania i zbieżność są najlepsze.',
  'why.last-count': 'To, co leży jeszcze w głosującym landzie, liczy się teraz, choćby było tego niewiele.',
  'why.election': 'Głosy dają punkty, a punkty pieniądze. Zwycięstwo daje jeszcze więcej.',
  'why.spoils':
    'Zwycięzca przenosi nastroje landu na cały kraj: znaczniki i opinie, które punktują na koniec.',
  'why.base-gain': 'Jeśli opinie krajowe są twoje, elektorat rośnie po każdych wyborach.',
  'why.pay-out':
    'Pieniądze na następną rundę. Potem składki: gotówka od razu albo elektorat, który płaci co rundę.',
  'why.donations': 'Gotówka kosztuje elektorat, rezygnacja go daje. Największa rezygnacja jest nagradzana.',
  'why.next-round': 'Następny land wchodzi na swoje miejsce, a każdy inny odkrywa jeszcze jedną opinię.',
  'why.final-scoring':
    'Liczy się wszystko, co udało ci się zbudować. Wygrywa gracz z największą liczbą punktów.',
  'glance.draft': 'Zachowaj cztery karty',
  'glance.first-platform': 'Wyłóż pięć kart',
  'glance.starting-blocks': 'Przewaga na start',
  'glance.start-player': 'Licytuj pierwszeństwo',
  'glance.platforms': 'Zmień program',
  'glance.media-shares': '{cost} za znacznik',
  'glance.meetings': 'Przyszłe głosy',
  'glance.send-politicians': 'Zakryci',
  'glance.politicians-act': 'Zapłać i działaj',
  'glance.politicians-resolve': 'Po jednej akcji',
  'glance.coalitions': 'Znajdź partnera',
  'glance.media-influence': 'Zmień opinię',
  'glance.poll-auctions': 'Zmień notowania',
  'glance.votes': 'Wiece na głosy',
  'glance.last-count': 'Policz resztę',
  'glance.election': 'Punkty i zwycięzca',
  'glance.spoils': 'Na planszę krajową',
  'glance.base-gain': 'Elektorat rośnie',
  'glance.pay-out': 'Pieniądze za głosy',
  'glance.donations': 'Zebrać czy nie',
  'glance.next-round': 'Nowe opinie',
  'glance.final-scoring': 'Policz punkty',
  'ours.values':
    'Żadna z instrukcji, które mogliśmy przeczytać, nie podaje wszystkich liczb. Nasze mają znak ° albo słowo „odtworzone”: tak dobrane, by zgadzał się każdy przykład, i wszędzie oznaczone. Znak † mają liczby z relacji graczy wydania drukowanego.',
  'ours.R7':
    'Przy wymianie może wejść przeciwne stanowisko w tym samym temacie. Jedna z instrukcji, czytana dosłownie, tego zabrania; przykłady innych na to pozwalają. (R7)',
  'ours.R11':
    'Jeśli kilku graczy ma najwięcej pieniędzy, każdy dostaje punkty za najwięcej, a nikt za drugie miejsce. Instrukcje o tym nie mówią. (R11)',
  'ours.R39':
    'Sondażu zachowanego dla siebie nikt już nie zobaczy. Instrukcje mówią tylko, że nie jest publikowany. (R39)',
  'ours.R17':
    'Karta, która opuszcza program, idzie na stos odrzuconych, nie do puli wymiany. Pomoc z 1997 roku można czytać tak i tak. (R17)',
  'ours.R0':
    'Nie możesz zaoferować więcej, niż masz. Drukowane zasady z 2019 roku za to karzą; program po prostu odmawia. (R0)',
  'ours.R57':
    'To, czy w ogóle jesteś pytany, zależy tylko od tego, co widzą wszyscy; milczenie nigdy nie zdradza, ile masz pieniędzy. (R57)',
};
