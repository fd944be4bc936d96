import type { CliMessages } from './en.ts';

/** What the terminal client says besides the words of the game, in Polish. */
export const pl: CliMessages = {
  'help.main': `macher – Die Macher, gra o wyborach, w twoim terminalu

  macher play       gra z botami albo w kilka osób przy jednej klawiaturze
  macher simulate   wiele gier rozegranych przez boty grające losowo
  macher replay     przegląd zapisanej gry, krok po kroku
  macher check      sprawdzanie zapisów gier i pakietów komponentów
  macher scenario   uruchamianie scenariuszy i wykaz różnic
  macher components lista wszystkich liczb w grze i ich źródeł
  macher bench      pomiar szybkości silnika gry

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
  --seed TEKST    to samo ziarno daje to samo rozdanie
  --open-money    pieniądze wszystkich graczy są jawne
  --pack PLIK     pakiet komponentów
  --save PLIK     gdzie zapisywać grę (domyślnie: nowy plik w records/)
  --resume PLIK   dalszy ciąg zapisanej gry

Przy każdym pytaniu:  ? zasada, znaki i klawisze   t plansza   l dziennik
                      u cofnij   q zapisz i zakończ
Cofać można w obrębie własnej tury, dopóki nie ujawniono niczego ukrytego.`,
  'help.simulate': `macher simulate – wiele gier rozegranych przez boty grające losowo

  --ruleset ID    domyślnie 2019-4
  --players N     od 3 do 5, domyślnie 4
  --games N       domyślnie 1000
  --seed TEKST    pierwsze ziarno (domyślnie 1); każda gra ma własne
  --records KAT   zachowaj zapis każdej gry w tym katalogu
  --pack PLIK     pakiet komponentów
  --json          podsumowanie jako JSON`,
  'help.replay': `macher replay PLIK – przegląd zapisanej gry

  --seat KTO      widok jednego gracza: partia albo numer gracza od 1;
                  bez tej opcji wszystko jest jawne
  --all           wypisz wszystkie kroki bez czekania
  --json          wszystkie zdarzenia, wszystkie wybory i punkty końcowe według źródeł

Klawisze: Enter dalej   b wstecz   n następna faza   r następna runda   g N do kroku N
          q koniec`,
  'help.check': `macher check PLIK… – sprawdzanie zapisów gier i pakietów komponentów

Zapis jest odtwarzany i porównywany z podanym w nim wynikiem, a pakiet ze schematem
docs/component-pack.schema.json. Program wskazuje pierwszy błąd i jego miejsce.
  --json          jeden obiekt na plik`,
  'help.scenario': `macher scenario PLIK… – uruchamianie scenariuszy

Scenariusz to sytuacja w grze, akcje i oczekiwany wynik; jak go napisać,
wyjaśnia docs/scenarios.md. Program wypisuje różnice.
  --json          jeden obiekt na plik`,
  'help.components': `macher components – wszystkie liczby w grze i ich źródła

  --ruleset ID    której gry, domyślnie 2019-4
  --pack PLIK     z wartościami z pakietu komponentów
  --json          jako JSON`,
  'help.bench': `macher bench – pomiar szybkości silnika gry

  --seconds N     ile trwa każdy pomiar, domyślnie 2
  --json          jako JSON`,

  'error.unknown-command': 'Nie ma polecenia {command}. Lista poleceń: npm run macher -- --help',
  'error.usage': '{reason}. Więcej: npm run macher -- {command} --help',
  'error.option': '--{option}: {reason}',
  'error.must-be-one-of': 'dozwolone wartości: {options}',
  'error.must-be-number': 'wymagana liczba całkowita od {min} do {max}',
  'error.no-file': 'Podaj co najmniej jeden plik',
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

  'ok.record':
    '{file}: zapis gry ({ruleset}), graczy: {players}, akcji: {actions}, {state, select, over {wynik się zgadza} other {gra jeszcze trwa}}',
  'ok.pack':
    '{file}: pakiet komponentów „{name}” do wydania {edition}, {count, plural, =0 {bez zmienionych wartości} one {# zmieniona wartość} few {# zmienione wartości} many {# zmienionych wartości} other {# zmienionej wartości}}',
  'ok.scenario': '{file}: zgodnie z oczekiwaniami',
  'differs.scenario':
    '{file}: {count, plural, one {# różnica} few {# różnice} many {# różnic} other {# różnicy}}',
  'differs.line': '  {path}: oczekiwano {expected}, jest {found}',

  'play.which': 'W co gramy?',
  'play.option': '{ruleset}, graczy: {players}',
  'play.default': '(Enter)',
  'play.you-are': 'Twoja partia: {party}.',
  'play.invalid': 'Odpowiedz tak, jak pokazano.',
  'play.pass-keyboard': 'Teraz {party}. Pozostali nie patrzą na ekran; naciśnij Enter, by zacząć.',
  'play.saved': 'Gra jest zapisana w pliku {file}. Dalszy ciąg: npm run macher -- play --resume {file}',
  'play.winner':
    '{count, plural, one {Wygrana: {parties}} few {Wspólna wygrana: {parties}} many {Wspólna wygrana: {parties}} other {Wspólna wygrana: {parties}}}, {points} pkt.',
  'play.record': 'Zapis gry: {file}',
  'play.enter-to-go-on': 'Enter, by przejść dalej',
  'play.confirm': 'Enter, by potwierdzić; u, by cofnąć',
  'play.undone': 'Cofnięto.',
  'play.nothing-to-undo': 'Nie ma czego cofnąć: coś już ujawniono albo to nie była twoja decyzja.',
  'play.keys': 'Klawisze: ? zasada, znaki i klawisze, t plansza, l dziennik, u cofnij, q zapisz i zakończ',
  'play.legend':
    'Znaki: (a+ b−) zgodność w landzie a, sprzeczność w b; zbież. zbieżność; → głosy, gdyby teraz wymienić wszystkie wiece; wygr.: punkty lub ✓; 2× żeton podwojenia; ▒▒ zakryta opinia; ☎ żeton koalicji; ? ukryte pieniądze.',
  'play.reconstructed': '* odtworzone: żadne źródło nie podaje tej wartości (npm run macher -- components)',
  'play.so-far': 'Od twojej ostatniej decyzji',

  'input.pick': 'Numer',
  'input.pick-or-pass': 'Numer albo Enter, by spasować',
  'input.pick-or-skip': 'Numer albo Enter, by pominąć',
  'input.pick-many': 'Numery, np. 1 3 4',
  'input.amount': 'W tysiącach (3 = {example})',
  'input.amount-or-pass': 'W tysiącach (3 = {example}) albo Enter, by spasować',
  'input.exchange': 'Litera karty w programie i numer karty na ręce, np. b2 c1; Enter: bez wymiany',
  'input.keep': 'Którą kartę zachowujesz?',
  'input.meetings': 'Nowe wiece ({regions}), np. 3 0 2; Enter: bez wieców',
  'input.send': 'Numer polityka i litera landu, np. 1a 4c; Enter: bez wysyłania',
  'input.yes-no': 't/n',
  'input.yes': 't',
  'input.no': 'n',
  'input.turn-in': 'Ile; Enter: bez wymiany',
  'input.block-regions':
    '{benefit}: {count, plural, one {litera # landu} few {litery # różnych landów} many {litery # różnych landów} other {litery # różnych landów}}',
  'input.block-regions-any':
    '{benefit}: {count, plural, one {litera # landu} few {litery # landów, ten sam dowolnie często} many {litery # landów, ten sam dowolnie często} other {litery # landów, ten sam dowolnie często}}',
  'input.out': 'Którą opinię usuwasz? Enter, by spasować',
  'input.swap': 'Litera karty w programie i numer karty na ręce, np. b2; Enter: bez wymiany',
  'input.discard': 'Numery kart do odrzucenia, np. 1 3; Enter: bez odrzucania',
  'input.lay': 'Numer polityka i litera landu, np. 2c; Enter, by spasować',
  'input.lines': 'Jeden lub dwa numery, np. 1 3; Enter, by zachować sondaż dla siebie',
  'input.region-or-pass': 'Litera landu albo Enter, by spasować',
  'input.pick-or-stop': 'Numer albo Enter, by zakończyć',
  'input.in': 'Którą kładziesz w jej miejsce?',
  'input.command': 'Enter dalej, b wstecz, n faza, r runda, g N, q koniec',

  'preview.cost': 'Koszt {cost}, zostaje {left}.',
  'preview.votes':
    '{meetings, plural, one {# wiec} few {# wiece} many {# wieców} other {# wiecu}}: {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}, razem {total}, co daje {seats, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'preview.platform': 'Twój program wyglądałby tak: {cards}.',
  'preview.costs': 'Koszt według liczby wieców w jednym landzie: {costs}.',

  'board.round': 'Runda {round} z {rounds}',
  'board.set-up': 'Przygotowanie do gry',
  'board.start-player': 'pierwszy gracz',
  'board.current': 'wybory w tej rundzie',
  'board.seats': 'pkt',
  'board.maximum': 'maks. {points}',
  'board.politicians': 'politycy',
  'board.party': 'partia',
  'board.trend': 'notow.',
  'board.meetings': 'wiece',
  'board.media': 'media',
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
  'board.points': 'pkt.',
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

  'simulate.progress': 'Gry: {done} z {games}, {rate} na sekundę, zostało {left}',
  'simulate.summary':
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} ({ruleset}, graczy: {players}) w {seconds} s; gier na sekundę: {rate}.',
  'simulate.decisions': 'Decyzje na grę: {mean}, od {min} do {max}.',
  'simulate.seat': 'Gracz',
  'simulate.wins': 'Wygrane',
  'simulate.points': 'Punkty',
  'simulate.outcomes': 'Wybory',
  'simulate.records': 'Zapisy gier są w katalogu {folder}.',

  'replay.title': '{ruleset}, ziarno {seed}: {parties}',
  'replay.step': 'Krok {step} z {steps}',
  'replay.dealt': 'Rozdanie',
  'replay.end': 'Koniec zapisu.',

  'components.path': 'pozycja',
  'components.value': 'wartość',
  'components.origin': 'źródło',
  'components.print': 'druk',
  'components.ours': 'odtworzone',
  'components.pack': 'pakiet',
  'components.counts':
    '{print, plural, one {# liczba pochodzi} few {# liczby pochodzą} many {# liczb pochodzi} other {# liczby pochodzi}} z druku, odtworzone: {ours}, z pakietu: {pack}.',
};
