/** The lobby. */
export const lobby = {
  'lobby.tagline': 'Gra o niemieckich wyborach',
  'lobby.title-turns': '({turns}) Twoja kolej – Macher',

  'quick.title': 'Zagraj teraz',
  'quick.text':
    'Cztery partie, cztery rundy, w każdej wybory. Bez zakładania konta. Zasady pojawiają się wtedy, gdy są potrzebne, a ruchu wbrew nim nie da się wykonać.',
  'quick.button': 'Zagraj: cztery wybory, trzy boty',
  'quick.level': 'Jak silne są boty?',
  'hello.morning': 'Dzień dobry, {name}.',
  'hello.day': 'Cześć, {name}.',
  'hello.evening': 'Dobry wieczór, {name}.',
  'mine.waiting':
    '{count, plural, =0 {Żadna gra na ciebie nie czeka.} one {Czeka na ciebie jedna gra.} few {Czekają na ciebie # gry.} other {Czeka na ciebie # gier.}}',
  'mine.play': 'Graj',
  'mine.sit': 'Usiądź',
  'mine.look': 'Zobacz',
  'mine.your-turn': 'Twoja kolej',
  'mine.gathering': 'Zbieramy graczy',
  'mine.seat-kept': 'Czeka na ciebie miejsce',
  'mine.asking':
    '{count, plural, one {Ktoś chce dodać cię do znajomych.} few {# osoby chcą dodać cię do znajomych.} many {# osób chce dodać cię do znajomych.} other {# osoby chce dodać cię do znajomych.}}',
  'mine.tell-me': 'Daj mi znać, kiedy moja kolej',
  'mine.clubs': 'Twoje kluby',
  'mine.over': 'Koniec',
  'mine.finished':
    '{count, plural, one {# zakończona gra} few {# zakończone gry} many {# zakończonych gier} other {# zakończonej gry}}',

  'public.title': 'Stoły publiczne',
  'public.which': 'Które stoły',
  'public.to-join': 'Z wolnymi miejscami',
  'public.to-watch': 'W trakcie gry',
  'public.ruleset': 'Gra',
  'public.players': 'Gracze',
  'public.any': 'wszystkie',
  'public.none-to-join': 'Nikt teraz nie szuka graczy do takiej gry. Otwórz własny stół.',
  'public.none-to-watch': 'Nikt teraz nie gra publicznie w taką grę.',
  'public.join': 'Dołącz',
  'public.watch': 'Oglądaj',
  'public.seats': '{players, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'public.open-seats':
    '{open, plural, =0 {brak wolnych miejsc} one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  'public.private': 'prywatny',
  'public.rated': 'rankingowa',
  'public.starts': 'początek: {at}',
  'public.take-over': 'miejsca botów wolne dla każdego',
  'public.friend': 'jest tam ktoś z twoich znajomych',
  'public.blocked': 'jest tam ktoś, kogo blokujesz',
  'public.not-yet': 'Jeszcze nie dla ciebie',
  'join.finished': 'dla osób, które kończą co najmniej {share} swoich gier',
  'join.soon': 'które odpowiadają w czasie: {time}',
  'join.newcomers': 'także dla nowych',
  'join.known':
    '{games, plural, one {co najmniej # znana gra} few {co najmniej # znane gry} many {co najmniej # znanych gier} other {co najmniej # znanej gry}}',
  'join.too-few-games': 'znamy za mało twoich gier',
  'join.too-few-finished': 'kończysz ich mniej',
  'join.too-slow': 'odpowiadasz później',
  'deal.same-deal': 'to samo rozdanie',
  'deal.shared': 'to samo przy kilku stołach',
  'deal.record': 'rozdanie z zapisu',
  'deal.elsewhere': 'zaczęta gdzie indziej',
  'deal.elsewhere-text':
    'Tę grę zaczęto gdzie indziej, w czyjejś przeglądarce: tylko osoba, która ją przyniosła, wie, czy była uczciwa, i może znać karty, które przyjdą.',
  'deal.fresh-text': 'Rozdanie jest nowe: nikt nie zna kolejnych kart.',
  'deal.shared-text':
    'Tym samym rozdaniem gra się też przy innych stołach: kto już nim grał, zna kolejne karty.',
  'deal.same-deal-text': 'To samo rozdanie: kto już nim grał albo ma jego zapis, zna kolejne karty.',
  'deal.record-text':
    'Rozdanie pochodzi z zapisu: kto ma ten zapis, zna kolejne karty, może także osoba, która otworzyła stół.',
  'deal.unknown-text': 'Nie wiadomo, skąd pochodzi to rozdanie: ktoś może znać kolejne karty.',

  'welcome.title': 'Gra w kilku zdaniach',
  'welcome.elections': 'Poprowadź swoją partię przez wybory w czterech niemieckich landach, jeden po drugim.',
  'welcome.platform':
    'Dopasuj pięć kart programu do tego, co myślą wyborcy w landach. Zmieniać możesz i program, i opinie.',
  'welcome.media': 'Mając wpływ na media w landzie, możesz zmienić tam jedną opinię.',
  'welcome.votes':
    'Wiece, notowania i zbieżność zamieniają się w głosy; sondaże i politycy zmieniają notowania.',
  'welcome.win':
    'Głosy dają punkty. Kto ma 50 głosów, wygrywa; jeśli nikt ich nie ma, najsilniejsza partia potrzebuje koalicjanta, z którym ma razem 50.',
  'welcome.money': 'Pieniędzy zawsze brakuje. Składki pomagają, ale kosztują elektorat.',
  'welcome.end': 'Na koniec punkty dają głosy, wygrane wybory, media, elektorat i pieniądze.',

  'friends.title': 'Zagraj ze znajomymi',
  'friends.text':
    'Dowolne wydanie, od trzech do pięciu graczy, na żywo albo przez całe tygodnie. Zaproś ich linkiem.',
  'friends.button': 'Otwórz stół',
  'friends.clubs': 'Kluby: ligi, puchary i wieczory z tym samym rozdaniem',
  'friends.away': 'Link wymaga serwera, a serwer teraz nie odpowiada.',
  'friends.site':
    'Link wymaga serwera, a ta strona go nie ma. Zagraj na tym urządzeniu albo na stronie z serwerem.',

  'daily.title': 'Rozdanie dnia',
  'daily.text': 'Te same karty dla wszystkich i jedna próba dla każdego.',
  'daily.seats': '{ruleset}, grasz jako {party}, przeciwnicy: {bots}',
  'daily.played':
    '{played, plural, =0 {Nikt jeszcze nie dokończył tej gry.} one {Zagrała jedna osoba, wynik: {best}.} few {Zagrały # osoby, najlepszy wynik: {best}.} other {Zagrało # osób, najlepszy wynik: {best}.}}',
  'daily.place':
    'Twoje miejsce: {place} z {played}, {points, plural, one {# punkt} few {# punkty} other {# punktów}}.',
  'daily.open': 'Do dzisiejszego rozdania',
  'daily.go-on': 'Graj dalej',
  'daily.list': 'Do listy',
  'daily.away': 'Wspólna lista wymaga serwera, a serwer teraz nie odpowiada.',
  'daily.site': 'Wspólna lista wymaga serwera, a ta strona go nie ma.',

  'about.licences': 'Licencje i podziękowania',
  'about.unofficial':
    'Niezależne, nieoficjalne dzieło ludzi, którzy kochają tę grę. Bez związku z jej autorem ani wydawcami; nie użyto żadnych ich grafik ani tekstów.',
  'about.code': 'Program: licencja MIT, © współtwórcy projektu Macher.',
  'about.map': 'Kontury landów: © twórcy @svg-maps/germany, CC BY 4.0; podzielone i uproszczone.',
  'about.fonts': 'Kroje pisma: Fira Sans Condensed i Vollkorn, SIL Open Font License 1.1.',
  'about.short': 'Niezależne i nieoficjalne. Licencja MIT.',
  'lobby.go': 'Do lobby',
};
