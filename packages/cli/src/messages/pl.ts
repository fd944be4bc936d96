import type { CliMessages } from './en.ts';

/** What the terminal client says besides the words of the game, in Polish. */
export const pl: CliMessages = {
  'help.main': `macher – Die Macher, gra o wyborach, w twoim terminalu

  macher play       gra z botami albo w kilka osób przy jednej klawiaturze
  macher simulate   wiele gier rozegranych przez boty, wraz z ich zapisami
  macher arena      gry botów przeciwko sobie i pomiar, który jest lepszy
  macher sit        twój własny program gra przy stole na serwerze
  macher replay     przegląd zapisanej gry, krok po kroku
  macher review     analiza gry: szanse, punkty zwrotne, kosztowne decyzje
  macher check      sprawdzanie zapisów gier i pakietów komponentów
  macher verify     sprawdzenie, czy rozdanie w zapisanej grze było uczciwe
  macher scenario   uruchamianie scenariuszy i wykaz różnic
  macher components lista wszystkich liczb w grze i ich źródeł
  macher bench      pomiar szybkości silnika gry
  macher doctor     odtworzenie i porównanie wszystkich gier zapisanych na serwerze
  macher backup     kopia zapasowa danych serwera, także podczas jego pracy
  macher move       przeniesienie danych serwera do PostgreSQL albo z powrotem
  macher owner      nowy sekret dla właściciela serwera
  macher dump       zapis do pliku gier, które gracze pozwalają publikować

  Więcej: macher POLECENIE --help; w katalogu projektu wpisz
  npm run macher -- POLECENIE. Wszystkie polecenia przyjmują
  --lang en|de|pl|it|fr   język; bez tej opcji decyduje LANG

Kody wyjścia: 0 wszystko w porządku, 1 błąd w tym, co sprawdzano lub rozgrywano,
2 niezrozumiałe polecenie, 130 przerwano.`,
  'help.play': `macher play – rozegraj grę

  --ruleset ID    2019-4 (cztery wybory, domyślnie), 2019-7 (siedem wyborów),
                  2006-7, 2006-5 lub 1997-7
  --players N     od 3 do 5, domyślnie 4
  --humans LISTA  ile osób gra (domyślnie 1) albo ich partie: cdu,spd
  --party ID      twoja partia: cdu, spd, fdp, gruene lub linke
  --bots LISTA    kim są pozostali: jeden bot dla wszystkich albo po jednym na gracza,
                  np. 3,2,2-miser: 0 losowy, 1 początkujący, 2 silny (domyślnie), 3 myśli
                  naprzód, 4 myśli głęboko; 2, 3 i 4 także z charakterem: -miser, -baron,
                  -seeker, -organiser, -fighter
  --seed TEKST    to samo ziarno daje to samo rozdanie
  --open-money    pieniądze wszystkich graczy są jawne
  --pack PLIK     pakiet komponentów
  --save PLIK     gdzie zapisywać grę (domyślnie: nowy plik w records/)
  --resume PLIK   dalszy ciąg zapisanej gry

Przy każdym pytaniu:  ? zasada, znaki i klawisze   ?? wszystkie zasady w skrócie
                      t plansza   l dziennik   s potwierdzanie wł./wył.
                      u cofnij   q zapisz i zakończ
Cofać można w obrębie własnej tury, dopóki nie ujawniono niczego ukrytego.`,
  'help.simulate': `macher simulate – wiele gier rozegranych przez boty

  --ruleset ID    domyślnie 2019-4
  --players N     od 3 do 5, domyślnie 4
  --games N       domyślnie 1000
  --seed TEKST    pierwsze ziarno (domyślnie 1); każda gra ma własne
  --bots LISTA    jeden bot dla wszystkich graczy albo po jednym na gracza;
                  domyślnie 0, losowy
  --records KAT   zachowaj zapis każdej gry w tym katalogu
  --reasons       z --records: także powody każdej decyzji botów, jako JSON
  --pack PLIK     pakiet komponentów
  --json          podsumowanie jako JSON`,
  'help.arena': `macher arena – boty grają przeciwko sobie

  --bots LISTA    kto gra, np. 3,2,2,2 lub 3,2x3; tyle botów, ilu graczy, albo więcej:
                  wtedy skład stołu jest losowany dla każdego bloku. 0 losowy,
                  1 początkujący, 2 silny, 3 myśli naprzód, 4 myśli głęboko, 2-miser itd.;
                  docs/bots
  --bot "POLEC"   twój program, przed pozostałymi botami z listy; opcję można podać
                  kilka razy; docs/bot-protocol.md
  --ruleset ID    domyślnie 2019-4
  --players N     od 3 do 5; domyślnie tylu, ile botów, albo 4
  --games N       domyślnie 1024, z zaokrągleniem w górę do pełnych bloków; blok to jedno
                  rozdanie, rozegrane przy każdym przesunięciu graczy wokół stołu
  --seed TEKST    domyślnie arena; to samo ziarno daje te same gry
  --both          przy dwóch różnych botach: także na odwrót, np. 3,2,2,2, a potem
                  2,3,3,3
  --sequential P1,P2
                  zakończ, gdy tylko się rozstrzygnie, czy pierwszy bot wygrywa najwyżej
                  P1, czy co najmniej P2 procent swoich gier; błędy obu rodzajów po 5%
  --shard N/M     tylko N-ta z M części turnieju, na dowolnym komputerze, do własnego
                  pliku
  --times         sprawdzaj każdą akcję i podaj, jak długo trwają decyzje
  --limit MS      z --times: decyzja, która trwa dłużej, jest błędem
  --time-limit MS ile czasu na decyzję ma program, domyślnie 1000
  --workers N     domyślnie: wszystkie rdzenie; wyniki są takie same przy każdej liczbie
  --out PLIK      gdzie zapisywać ukończone gry (domyślnie: plik w arena/)
  --resume        kontynuuj gry programów; gry naszych botów są zawsze
                  kontynuowane
  --json          raport jako JSON, po jednym wierszu na kierunek

Ctrl-C przerywa; to samo polecenie podejmuje grę od tego, co jest już w jego pliku.

macher arena merge PLIK… --out PLIK [--json] łączy części turnieju i podaje raport, jaki
miałby w jednym kawałku.`,
  'help.replay': `macher replay PLIK – przegląd zapisanej gry

  --seat KTO      widok jednego gracza: partia albo numer gracza od 1;
                  bez tej opcji wszystko jest jawne
  --all           wypisz wszystkie kroki bez czekania
  --json          wszystkie zdarzenia, wszystkie wybory i punkty końcowe według źródeł

Klawisze: Enter dalej   b wstecz   n następna faza   r następna runda   g N do kroku N
          q koniec`,
  'help.review': `macher review PLIK – analiza zakończonej gry

Mówi, jak zmieniały się szanse na zwycięstwo, co zmieniło je najbardziej i które decyzje
jednego gracza kosztowały ponad 2 punkty. Każda jest porównana z najlepszą, jaką znajduje
poziom 4, na podstawie tego, co gracz wtedy wiedział. Szanse dotyczą gry, którą prowadzą
dalej boty przewidujące; przed pierwszymi wyborami nikt tego nie wie.
  --seat KTO      czyje decyzje: partia albo numer gracza od 1; inaczej pierwsza osoba
                  albo gracz 1
  --workers N     domyślnie wszystkie rdzenie; wynik jest zawsze taki sam
  --json          wszystko, co znaleziono`,
  'help.check': `macher check PLIK… – sprawdzanie zapisów gier i pakietów komponentów

Zapis jest odtwarzany i porównywany z podanym w nim wynikiem, a pakiet ze schematem
docs/component-pack.schema.json. Program wskazuje pierwszy błąd i jego miejsce.
  --json          jeden obiekt na plik`,
  'help.verify': `macher verify PLIK… – sprawdzenie, czy rozdanie w zapisanej grze było uczciwe

Odtwarza zapis i sprawdza, czy ziarno wynika z tajnej liczby obiecanej przed grą i z tego,
co dodali gracze, oraz czy tajne decyzje się nie zmieniły. Kod wyjścia to 0 tylko wtedy,
gdy rozdanie jest dowiedzione i żadna pieczęć nie jest złamana.
  --commitment TEKST  zobowiązanie widziane przed grą, do porównania
  --json              jeden obiekt na plik`,
  'help.scenario': `macher scenario PLIK… – uruchamianie scenariuszy

Scenariusz to sytuacja w grze, akcje i oczekiwany wynik; jak go napisać,
wyjaśnia docs/scenarios.md. Program wypisuje różnice.
  --json          jeden obiekt na plik`,
  'help.components': `macher components – wszystkie liczby w grze i ich źródła

  --ruleset ID    której gry, domyślnie 2019-4
  --pack PLIK     z wartościami z pakietu komponentów
  --json          jako JSON`,
  'help.doctor': `macher doctor – odtworzenie i porównanie wszystkich gier zapisanych na serwerze

Czyta katalog danych (MACHER_DATA, domyślnie data), niezależnie od tego, czy serwer
działa, i nie zmienia żadnej gry. Program podaje, z którą epoką zasad zaczęto każdy stół,
oraz co i przy którym stole się nie zgadza albo dlaczego stół jest zamrożony.`,
  'help.backup': `macher backup PLIK – pełna kopia danych serwera w nowym pliku

Kopiuje gry i graczy z katalogu danych (MACHER_DATA, domyślnie data), niezależnie od
tego, czy serwer działa. Jak przywrócić kopię, wyjaśnia docs/hosting.md.`,
  'help.move': `macher move CEL – pełna kopia danych serwera w innym miejscu

Kopiuje wszystko z katalogu danych (MACHER_DATA, domyślnie data) albo z bazy
(DATABASE_URL) do CELU: katalogu albo bazy PostgreSQL pod adresem takim jak
postgres://macher@localhost/macher. CEL musi być pusty, a z żadnego z tych miejsc nie może
korzystać serwer. Potem wszystko jest porównywane, a każda gra odtwarzana na nowym miejscu,
jak robi to macher doctor. W starym miejscu nic się nie zmienia.`,
  'help.owner': `macher owner --new – nowy sekret dla właściciela serwera

Pokazuje nowy sekret jeden jedyny raz. Poprzedni przestaje działać, a kto zalogował się
nim pod /host, zostaje od razu wylogowany, niezależnie od tego, czy serwer działa. Dane są
w katalogu danych (MACHER_DATA, domyślnie data) albo w bazie (DATABASE_URL). Uruchom
polecenie jako ten sam użytkownik, co serwer.`,
  'help.dump': `macher dump --out PLIK – zakończone gry jako otwarte dane, po jednym zapisie w wierszu

Zapisuje gry z serwera (MACHER_DATA, domyślnie data, albo DATABASE_URL), także podczas
jego pracy, jeśli na publikację zgadzają się wszyscy, którzy grali: prywatne tylko wtedy,
gdy wszyscy pozwalają i na to, a gry z zawodów dopiero po ich końcu. Bez nicków i bez
tego, co mówiono. PLIK jest zastępowany, gdy wszystko jest zapisane. Jak go czytać, mówi
docs/record-format.md.

  --out PLIK      dokąd
  --since DZIEŃ   tylko gry zakończone tego dnia (UTC) lub później, np. 2026-01-31`,
  'help.sit': `macher sit STÓŁ --bot "POLEC" – twój program gra przy stole na serwerze

STÓŁ to adres stołu na serwerze, taki jak w przeglądarce; przy prywatnym stole cały link,
razem z tym, co stoi za #. Program czyta i pisze wiersze JSON: docs/bot-protocol.md.
Jego token jest w MACHER_TOKEN albo w pliku.

  --bot "POLEC"       program, tak jak uruchamia się go w powłoce
  --seat PARTIA|N     gdzie siada; domyślnie na pierwszym wolnym miejscu
  --token-file PLIK   gdzie jest token, zamiast w MACHER_TOKEN
  --time-limit MS     ile czasu ma na decyzję, domyślnie 10000
  --json              co się dzieje, po jednym wierszu JSON na zdarzenie

Program zgłasza gotowość, gra do samego końca i czeka, gdy serwer startuje od nowa. Ctrl-C
zostawia miejsce botowi; to samo polecenie je odzyskuje.`,
  'help.bench': `macher bench – pomiar szybkości silnika gry

  --seconds N     ile trwa każdy pomiar, domyślnie 2
  --json          jako JSON`,

  'error.unknown-command': 'Nie ma polecenia {command}. Lista poleceń: npm run macher -- --help',
  'error.usage': '{reason}. Więcej: npm run macher -- {command} --help',
  'error.option': '--{option}: {reason}',
  'error.must-be-one-of': 'dozwolone wartości: {options}',
  'error.must-be-number': 'wymagana liczba całkowita od {min} do {max}',
  'error.no-file': 'Podaj co najmniej jeden plik',
  'error.no-target': 'Podaj cel: katalog albo adres bazy PostgreSQL',
  'error.no-out': 'Podaj przez --out, który plik zapisać',
  'error.no-new':
    '--new tworzy nowy sekret; starego nie da się pokazać, bo przechowywany jest tylko jego skrót',
  'error.must-be-day': 'musi być dniem, np. 2026-01-31',
  'error.file': '{file}: {reason}',
  'error.cannot-read': 'nie można odczytać pliku ({reason})',
  'error.cannot-write': 'nie można zapisać pliku ({reason})',
  'error.not-json': 'to nie jest JSON ({reason})',
  'error.neither':
    'to ani zapis gry, ani pakiet komponentów: „format” musi mieć wartość macher-record lub macher-pack',
  'error.parties': 'partie muszą być różne i nie może ich być więcej niż graczy',
  'error.unexpected': 'nieoczekiwane: {text}',
  'error.exists': 'taki plik już istnieje; podaj inną nazwę albo kontynuuj grę opcją --resume',
  'error.text-length': 'wymagana długość: od {min} do {max} znaków',
  'error.bots':
    '{count, plural, =0 {brak botów} one {# bot} few {# boty} many {# botów} other {# bota}}, graczy: {players}; podaj co najmniej tyle botów, ilu jest graczy, a najwyżej {most}',
  'error.bots-here': 'podaj jednego bota dla wszystkich albo tyle botów, ile jest dla nich miejsc: {seats}',
  'error.unknown-bot': 'nie ma bota {bot}; dostępne boty: {options}',
  'error.both': 'wymagane dokładnie dwa różne boty',
  'error.sequential': 'wymagane dwie wartości procentowe między 0 a 100, najpierw niższa, np. 25,30',
  'error.only-with': 'tylko razem z {option}',
  'error.shard': 'musi być częścią i liczbą części, na przykład 3/16',
  'error.not-with': 'nie razem z {option}',
  'error.merge': 'Podaj pliki wszystkich części, a przez --out nowy plik na całość',
  'error.not-arena':
    'taki plik już istnieje, ale nie jest plikiem wyników macher arena; podaj inny opcją --out',
  'error.other-contest':
    'plik zawiera gry z innego turnieju ({contest}); podaj inny opcją --out albo usuń ten',
  'error.old-programs':
    'plik zawiera gry programu, który od tego czasu mógł się zmienić: --resume je kontynuuje; w przeciwnym razie podaj inny plik przez --out albo usuń ten',
  'error.changed':
    'pierwsza gra w tym pliku przebiega teraz inaczej, więc od tamtej pory zmieniły się boty lub zasady; podaj inny plik opcją --out albo usuń ten',

  'doctor.damage':
    '{count, plural, one {Same dane są uszkodzone: # błąd} few {Same dane są uszkodzone: # błędy} many {Same dane są uszkodzone: # błędów} other {Same dane są uszkodzone: # błędu}}',
  'doctor.result':
    '{tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}, {wrong, plural, =0 {bez błędów} one {# z błędami} few {# z błędami} many {# z błędami} other {# z błędami}}{frozen, plural, =0 {} one {, w tym # zamrożony} few {, w tym # zamrożone} many {, w tym # zamrożonych} other {, w tym # zamrożonego}}',
  'dump.done': '{games, plural, =0 {Brak gier} one {# gra} few {# gry} other {# gier}} w {file}.',
  'dump.left-out': 'Pominięto:',
  'dump.bots': '{count}: grały same boty',
  'dump.gone': '{count}: ktoś, kto grał, usunął swoje konto',
  'dump.consent': '{count}: ktoś, kto grał, nie pozwala na publikację',
  'dump.contest': '{count}: zawody jeszcze trwają',
  'dump.continued': '{count}: kontynuacja zapisanej gry',
  'dump.unreadable': '{count}: nie da się odczytać; macher doctor mówi dlaczego',
  'backup.done': 'Kopia zapasowa jest w pliku {file}',
  'ok.record':
    '{file}: zapis gry ({ruleset}), graczy: {players}, akcji: {actions}, {state, select, over {wynik się zgadza} other {gra jeszcze trwa}}',
  'ok.reasons': '{file}: powody decyzji botów, obok zapisu gry; tu nie ma czego sprawdzać',
  'ok.pack':
    '{file}: pakiet komponentów „{name}” do wydania {edition}, {count, plural, =0 {bez zmienionych wartości} one {# zmieniona wartość} few {# zmienione wartości} many {# zmienionych wartości} other {# zmienionej wartości}}',
  'verify.found': '{file}: {finding}',
  'verify.commitment': 'Zobowiązanie: {commitment}',
  'verify.same-position': 'Ostatnia pozycja jest taka, jak zapisano.',
  'verify.no-check': 'Ostatniej pozycji nie dało się sprawdzić: zapis nie ma jej sumy kontrolnej.',
  'verify.unknown-check': 'Ostatniej pozycji nie dało się sprawdzić: ten program nie zna wzoru „{check}”.',
  'ok.scenario': '{file}: zgodnie z oczekiwaniami',
  'differs.scenario':
    '{file}: {count, plural, one {# różnica} few {# różnice} many {# różnic} other {# różnicy}}',
  'differs.line': '  {path}: oczekiwano {expected}, jest {found}',

  'play.which': 'W co gramy?',
  'play.option': '{ruleset}, graczy: {players}',
  'play.default': '(Enter)',
  'play.how-strong': 'Jak silni są pozostali gracze?',
  'level.0': 'losowy: cokolwiek, na co pozwalają zasady',
  'level.1': 'początkujący: rozsądny, ale łatwo go przejrzeć',
  'level.2': 'silny: wie, co ile jest warte',
  'level.3': 'myśli naprzód',
  'level.4': 'myśli głęboko: najsilniejszy',
  'play.you-are': 'Grasz jako {the_party}.',
  'play.invalid': 'Odpowiedz tak, jak pokazano.',
  'play.pass-keyboard': 'Teraz {party}. Pozostali nie patrzą na ekran; naciśnij Enter, by zacząć.',
  'play.pass-undo': 'u cofa ostatnią decyzję {of_party}.',
  'play.saved': 'Gra jest zapisana w pliku {file}. Dalszy ciąg:\n  npm run macher -- play --resume {file}',
  'play.winner':
    '{The_parties} {count, plural, one {{parties_number, select, many {wygrywają} other {wygrywa}}} few {wygrywają razem} many {wygrywają razem} other {wygrywają razem}}: {points} pkt.',
  'play.record': 'Zapis gry: {file}',
  'play.enter-to-go-on': 'Enter, by przejść dalej',
  'play.confirm': 'Enter, by potwierdzić; u, by cofnąć',
  'play.swift': 'Decyzje obowiązują teraz od razu; s znów prosi o potwierdzenie.',
  'play.not-swift': 'Decyzje są znów potwierdzane; po s obowiązują od razu.',
  'play.undone': 'Cofnięto.',
  'play.nothing-to-undo': 'Nie ma czego cofnąć: coś już ujawniono albo to nie była twoja decyzja.',
  'play.keys':
    'Klawisze: ? zasada, znaki i klawisze, ?? wszystkie zasady w skrócie, t plansza, l dziennik, s potwierdzanie wł./wył., u cofnij, q zapisz i zakończ',
  'play.legend':
    'Znaki: (a+ b−) zgodność w landzie a, sprzeczność w b; zbież. zbieżność; → głosy, gdyby teraz wymienić wszystkie wiece; wygr.: punkty za nią w obecnym stanie lub ✓; plansza mediów: punkty za znacznik, który trafia tam po wyborach, zwycięzcy lub tego, kto ma wpływ na media; 2× żeton podwojenia; ! tylko raz w landzie i rundzie; ▒▒ zakryta opinia; ☎ żeton koalicji; ? ukryte pieniądze.',
  'play.reconstructed': '* odtworzone: żadne źródło nie podaje tej wartości (npm run macher -- components)',
  'play.so-far': 'Od twojej ostatniej decyzji',
  'play.more-news':
    '… wcześniej jeszcze {count, plural, one {# wiersz} few {# wiersze} other {# wierszy}}: naciśnij l',

  'input.pick': 'Numer',
  'input.pick-or-pass': 'Numer albo -, by spasować',
  'input.pick-or-skip': 'Numer albo -, by pominąć',
  'input.pick-many':
    '{count, plural, one {Jeden numer} few {# numery} many {# numerów} other {# numeru}}, np. {example}',
  'input.amount': 'W tysiącach (3 = {example})',
  'input.amount-or-pass': 'W tysiącach (3 = {example}) albo -, by spasować',
  'input.exchange': 'Litera karty w programie i numer karty na ręce, np. w2 x1; -: bez wymiany',
  'input.keep': 'Którą kartę zachowujesz?',
  'input.meetings': 'Nowe wiece ({regions}), np. 3 0 2; -: bez wieców',
  'input.send': 'Numer polityka i litera landu, np. 1a 4c; -: bez wysyłania',
  'input.yes-no': 't/n',
  'input.yes': 't',
  'input.no': 'n',
  'input.turn-in': 'Ile; -: bez wymiany',
  'input.block-regions':
    '{benefit}: {count, plural, one {litera # landu} few {litery # różnych landów} many {litery # różnych landów} other {litery # różnych landów}}',
  'input.block-regions-any':
    '{benefit}: {count, plural, one {litera # landu} few {litery # landów, ten sam dowolnie często} many {litery # landów, ten sam dowolnie często} other {litery # landów, ten sam dowolnie często}}',
  'input.not-now': 'Teraz niemożliwe: {deeds}',
  'input.same-issue': 'temat już jest',
  'input.out': 'Którą opinię usuwasz? -, by spasować',
  'input.swap': 'Litera karty w programie i numer karty na ręce, np. w2; -: bez wymiany',
  'input.discard': 'Numery kart do odrzucenia, np. 1 3; -: bez odrzucania',
  'input.lay': 'Numer polityka i litera landu, np. 2c; -, by spasować',
  'input.lines': 'Jeden lub dwa numery, np. 1 3; -, by zachować sondaż dla siebie',
  'input.region-or-pass': 'Litera landu albo -, by spasować',
  'input.pick-or-stop': 'Numer albo -, by zakończyć',
  'input.in': 'Którą kładziesz w jej miejsce?',
  'input.command': 'Enter dalej, b wstecz, n faza, r runda, g N, q koniec',

  'preview.cost': 'Koszt {cost}, zostaje {left}.',
  'preview.votes':
    '{meetings, plural, one {# wiec} few {# wiece} many {# wieców} other {# wiecu}}: {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}, razem {total}, co daje {mandates, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'preview.agreement': 'Zbieżność: {changes}.',
  'preview.possible-votes': 'Głosy, gdyby wymienić wszystkie wiece: {changes}.',
  'preview.platform': 'Twój program wyglądałby tak: {cards}.',
  'preview.costs': 'Koszt według liczby wieców w jednym landzie: {costs}.',

  'board.round': 'Runda {round} z {rounds}',
  'board.set-up': 'Przygotowanie do gry',
  'board.start-player': 'pierwszy gracz',
  'board.current': 'wybory w tej rundzie',
  'board.mandates': 'pkt',
  'board.maximum': 'maks. {points}',
  'board.politicians': 'politycy',
  'board.party': 'partia',
  'board.trend': 'notow.',
  'board.meetings': 'wiece',
  'board.media': 'media',
  'board.media-control': '{mark} wpływ na media: więcej znaczników mediów w landzie niż każda inna partia',
  'board.votes': 'głosy',
  'board.agreement': 'zbież.',
  'board.win': 'wygr.',
  'board.you': 'ty',
  'board.money': 'pieniądze',
  'board.base': 'elekt.',
  'board.hand': 'ręka',
  'board.platform': 'program',
  'board.supply':
    'pula: {meetings, plural, one {# wiec} few {# wiece} many {# wieców} other {# wiecu}}, {media, plural, one {# znacznik mediów} few {# znaczniki mediów} many {# znaczników mediów} other {# znacznika mediów}}',
  'board.donations': 'składki',
  'board.display': 'plansza programu',
  'board.opinion-board': 'plansza opinii',
  'board.media-board': 'plansza mediów',
  'board.points': 'pkt',
  'board.poll-top': 'wierzchni sondaż',
  'board.national': 'plansza krajowa',
  'board.pool': 'pula wymiany',
  'board.secured': 'zabezpieczona',
  'board.tiles': 'żetony koalicji',
  'board.coalition': 'koalicja',
  'board.kept': 'dotąd zachowane',
  'board.face-down': 'zakryte',

  'result.title': 'Wynik końcowy',
  'result.total': 'Razem',
  'result.rank': 'Miejsce',

  'move.progress': 'Wiersze: {done} z {games}, {rate} na sekundę, zostało {left}',
  'simulate.progress': 'Gry: {done} z {games}, {rate} na sekundę, zostało {left}',
  'simulate.summary':
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} ({ruleset}, graczy: {players}) w {seconds} s; gier na sekundę: {rate}.',
  'simulate.decisions': 'Decyzje na grę: {mean}, od {min} do {max}.',
  'simulate.seat': 'Gracz',
  'simulate.wins': 'Wygrane',
  'simulate.points': 'Punkty',
  'simulate.outcomes': 'Wybory',
  'simulate.records': 'Zapisy gier są w katalogu {folder}.',

  'arena.pair': '{name}: {value}',
  'arena.contest': '{ruleset}, graczy: {players}, ziarno {seed}: {bots}',
  'arena.line': 'wiersz {line}',
  'arena.title':
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} ({ruleset}, graczy: {players}), ziarno {seed}: {bots}',
  'arena.bot': 'Bot',
  'arena.seats': 'Występy',
  'arena.wins': 'Wygrane %',
  'arena.wilson': 'Wilson 95%',
  'arena.bootstrap': 'Wg rozdań 95%',
  'arena.margin': 'Przewaga',
  'arena.rank': 'Miejsce',
  'arena.worst': 'Najgorszy nr',
  'arena.legend':
    'Wspólne pierwsze miejsce liczy się ułamkowo; równi sobie gracze mają po {share}%. Przedział Wilsona zakłada, że wszystkie gry są niezależne; przedział „wg rozdań” traktuje gry z jednego rozdania łącznie i to jemu należy ufać. Przewaga: o ile punktów więcej niż najlepszy z pozostałych graczy, z przedziałem 95% wg rozdań. Najgorszy nr: numer gracza przy stole, z którym bot wygrywa najrzadziej, i wygrane w %.',
  'arena.rating': 'Ranking',
  'arena.interval': '95%',
  'arena.ratings':
    'Rankingi jak w szachach: średnia to 0, a 400 punktów więcej oznacza szanse dziesięć do jednego w grze we dwóch.',
  'arena.verdict':
    '{state, select, above {Rozstrzygnięte: {bot} wygrywa co najmniej {high}% swoich gier.} below {Rozstrzygnięte: {bot} wygrywa najwyżej {low}% swoich gier.} other {Jeszcze nierozstrzygnięte, czy {bot} wygrywa najwyżej {low}%, czy co najmniej {high}% swoich gier: trzeba większej liczby --games.}} (logarytm ilorazu wiarygodności: {llr}; rozstrzyga {lower} lub {upper}; błędy po 5%)',
  'arena.faults':
    '{bot}: {count, plural, one {# decyzję} few {# decyzje} many {# decyzji} other {# decyzji}} podjął w zastępstwie poziom 0 ({kinds}).',
  'arena.times':
    'Czasy decyzji w {games, plural, one {# grze rozegranej} few {# grach rozegranych} many {# grach rozegranych} other {# gry rozegranej}} teraz, na tym komputerze. Wszystkie inne liczby są takie same także bez tego pomiaru.',
  'arena.no-times': 'Brak czasów decyzji: wszystkie gry były już w pliku.',
  'arena.decisions': 'Decyzje',
  'arena.mean': 'Średnia',
  'arena.max': 'Maks.',
  'arena.too-slow': '{bot}: decyzja trwała {time}; limit to {limit}.',
  'arena.missing':
    '{missing, plural, one {Brakuje # z {blocks} bloków} few {Brakuje # z {blocks} bloków} many {Brakuje # z {blocks} bloków} other {Brakuje # z {blocks} bloków}}: rozegraj pozostałe części i połącz jeszcze raz.',
  'arena.kept':
    '{kept, plural, one {# gra była} few {# gry były} many {# gier było} other {# gry było}} już w pliku {file}; teraz rozegrano: {games, number}.',
  'arena.rate':
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} w {seconds} s; gier na sekundę: {rate}; {workers, plural, one {# wątek roboczy} few {# wątki robocze} many {# wątków roboczych} other {# wątku roboczego}}. Wyniki są w pliku {file}.',
  'arena.stopped':
    'Przerwano. Gry w pliku {file}: {done, number} z {games, number}; to samo polecenie rozegra resztę.',
  'arena.faulty':
    '{bot} – liczba błędów: {count}; ostatni: {kind}, {detail}. Ostatnie wiersze ze stderr programu:',
  'arena.broken': 'Błąd wątku roboczego:',

  'fault.late': 'za późno',
  'fault.not-json': 'to nie obiekt JSON',
  'fault.too-long': 'za długa odpowiedź',
  'fault.refused': 'niezgodne z zasadami',
  'fault.gone': 'program zakończył działanie',

  'sit.no-table': 'Podaj stół: jego adres w przeglądarce',
  'sit.no-link': '{text} nie jest adresem stołu, takim jak https://macher.example/t/NS8tCaEcaBLj',
  'sit.in-browser': '{text} to stół w przeglądarce: program może usiąść tylko przy stole na serwerze',
  'sit.no-bot': 'Podaj przez --bot, który program gra',
  'sit.no-token': 'W MACHER_TOKEN nie ma tokenu; dostaniesz go na swoim koncie na serwerze',
  'sit.odd-token': 'To nie jest token programu: musi zaczynać się od macher_',
  'sit.seated': 'Miejsce {seat}, {party}: gotowe',
  'sit.begun': '{ruleset}, liczba graczy: {players}; program gra jako {party}',
  'sit.place': '{rank}. {party}: {points}',
  'sit.fault': 'Próba {tries} z {most}: {kind}, {detail}',
  'sit.lost':
    'Serwer nie odpowiada ({reason}); następna próba za {seconds, plural, one {# sekundę} few {# sekundy} other {# sekund}}',
  'sit.found': 'Serwer znów odpowiada',
  'sit.returned': 'Zastępował go bot; program gra dalej',
  'sit.abandoned': 'Grę zakończono bez wyniku.',
  'sit.frozen': 'Serwer nie może dalej śledzić tej gry: jest zamrożona.',
  'sit.full': 'Nie ma wolnego miejsca.',
  'sit.begun-already': 'Gra już się zaczęła, a program nie ma w niej miejsca.',
  'sit.seat-lost': 'Program nie ma już miejsca przy tym stole.',
  'sit.resigned': 'Program zrezygnował: do końca gra bot.',
  'sit.faulty': 'Program zawiódł zbyt wiele razy i zostawia miejsce botowi. To samo polecenie je odzyskuje.',
  'sit.stopped': 'Przerwano: program opuszcza miejsce. To samo polecenie je odzyskuje.',
  'sit.unheard': 'Serwer nie wie, że miejsce opuszczono: nadal czeka na program.',
  'sit.no-programs': 'Ten stół nie dopuszcza programów.',
  'sit.blocked': 'Właściciel stołu zablokował ten program.',
  'sit.refused': 'Stół nie daje mu miejsca: {detail}',
  'sit.unreachable': 'Pod tym adresem nie ma serwera ({detail}).',
  'sit.no-server': 'To, co odpowiada pod tym adresem, nie jest serwerem Macher.',
  'sit.not-signed-in':
    'Token jest nieważny albo stracił ważność: nowy dostaniesz na swoim koncie na serwerze.',
  'sit.no-such-table': 'Na tym serwerze nie ma takiego stołu.',
  'sit.not-invited': 'Stół jest prywatny: podaj cały link, razem z tym, co stoi za #.',
  'sit.closed': 'Serwer odmawia: {detail}',

  'replay.title': '{ruleset}, ziarno {seed}: {parties}',
  'replay.step': 'Krok {step} z {steps}',
  'replay.dealt': 'Rozdanie',
  'replay.end': 'Koniec zapisu.',
  'review.progress': '{done} z {games} sprawdzone',
  'review.title':
    '{ruleset}: {party}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, miejsce {rank} z {players}',
  'review.unfinished': '{ruleset}: {party}, gra nieskończona',
  'review.chances': 'Szanse na zwycięstwo, gdyby dalej grały boty przewidujące',
  'review.place': 'Runda {round}, {phase}',
  'review.unknown': 'Przed pierwszymi wyborami nikt tego nie wie.',
  'review.turning': 'Punkty zwrotne',
  'review.no-turning': 'Żadna pojedyncza decyzja nie zmieniła wiele.',
  'review.turn': '{before} → {after}: {text}',
  'review.decisions': 'Sprawdzone decyzje: {count}',
  'review.costly':
    '{count, plural, one {Jedna kosztowała ponad 2 punkty} few {# kosztowały ponad 2 punkty, razem około {total}} many {# kosztowało ponad 2 punkty, razem około {total}} other {# kosztowało ponad 2 punkty, razem około {total}}}.',
  'review.nothing': 'Żadna decyzja nie kosztowała ponad 2 punktów.',
  'review.cost':
    '{place}: około {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}, plus minus {give}',
  'review.did': 'Decyzja',
  'review.better': 'Lepiej',
  'review.why': 'Dlaczego',

  'components.path': 'pozycja',
  'components.value': 'wartość',
  'components.origin': 'źródło',
  'components.print': 'druk',
  'components.reported': 'z relacji',
  'components.ours': 'odtworzone',
  'components.pack': 'pakiet',
  'components.counts':
    '{print, plural, one {# liczba pochodzi} few {# liczby pochodzą} many {# liczb pochodzi} other {# liczby pochodzi}} z druku, z relacji graczy: {reported}, odtworzone: {ours}, z pakietu: {pack}.',
};
