import type { Messages } from './en.ts';

export const pl: Messages = {
  'here.title': 'Na tym urządzeniu',
  'here.text':
    'Kilka osób, jedno urządzenie: gdy je przekazujecie, kurtyna zasłania karty. Boty zajmują pozostałe miejsca, a sieć nie jest potrzebna.',
  'here.new': 'Graj na tym urządzeniu',
  'here.away':
    'Serwer nie odpowiada. Możesz grać na tym urządzeniu: z botami albo na zmianę z innymi. Te gry zostają w tej przeglądarce.',
  'here.offline': 'Jesteś offline. Boty, zapisane gry i to urządzenie nadal działają.',
  'here.site': 'Twoje gry zostają w tej przeglądarce: ta strona nie ma serwera.',
  'here.delete': 'Usuń',
  'here.delete-sure': 'Usunąć tę grę na zawsze?',
  'here.delete-yes': 'Usuń ją',
  'here.delete-no': 'Zostaw',
  'move.open': 'Otwórz zapisaną grę',
  'move.refused': 'Ten plik nie jest zapisaną grą: {detail}',

  'learn.older': 'Znasz 2019? Zobacz w pięć minut, co inaczej robi 2006',
  'learn.title': 'Ucz się, grając',
  'learn.text': 'Dziesięć minut, jedna przygotowana runda, prawdziwe plansze. Instrukcja niepotrzebna.',
  'learn.button': 'Zacznij lekcję',

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
  'public.open-seats':
    '{open, plural, =0 {brak wolnych miejsc} one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  'public.private': 'prywatny',
  'public.rated': 'rankingowa',
  'public.starts': 'początek: {at}',
  'public.take-over': 'miejsca botów wolne dla każdego',
  'public.friend': 'jest tam ktoś z twoich znajomych',
  'public.blocked': 'jest tam ktoś, kogo blokujesz',
  'public.not-yet': 'Jeszcze nie dla ciebie',
  'join.too-few-games': 'znamy za mało twoich gier',
  'join.too-few-finished': 'kończysz ich mniej',
  'join.too-slow': 'odpowiadasz później',
  'deal.same-deal': 'to samo rozdanie',
  'deal.shared': 'to samo przy kilku stołach',
  'deal.record': 'rozdanie z zapisu',

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

  'record.open': 'Otwórz zapis',

  'offline.ready': 'Można grać bez internetu',
  'install.button': 'Zainstaluj jako aplikację',
};
