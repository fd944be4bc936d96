import type { Messages } from './en.ts';

/** The page for the owner of the server. */
export const pl: Messages = {
  'owner.title': 'Twój serwer',
  'owner.for-you':
    'Ta strona jest dla osoby, która prowadzi ten serwer. Sekret został wypisany przy pierwszym uruchomieniu serwera.',
  'owner.secret': 'Sekret',
  'owner.sign-in': 'Zaloguj się',
  'owner.wrong': 'To nie jest sekret tego serwera.',
  'owner.sign-out': 'Wyloguj się',

  'state.title': 'Jak się miewa',
  'state.ready': 'Wszystko w porządku: można wchodzić.',
  'state.starting': 'Jeszcze się uruchamia.',
  'state.draining': 'Opróżnia się: nikt nowy nie wchodzi, a kto jest, gra dalej.',
  'state.cannot-write': 'Nie może zapisywać: dysk jest pełny albo uszkodzony. Stoły można nadal oglądać.',
  'state.drain': 'Nie wpuszczaj nikogo nowego',
  'state.drain-text':
    'Przed ponownym uruchomieniem nie wpuszczaj nikogo nowego. Trwające gry toczą się dalej.',
  'state.open-again': 'Znów wpuszczaj',
  'load.delay': 'Odpowiedzi spóźniają się o',
  'load.delays': 'zwykle {median}, najwyżej {longest}',
  'load.cpu': 'Procesor',
  'load.cores': '{share} jednego rdzenia',
  'load.memory': 'Pamięć',
  'load.uptime': 'Czas działania',
  'load.sockets': 'Połączenia',
  'load.disk': 'Dysk',
  'load.room': 'wolne {free} z {size}',
  'load.full': 'Dysk jest prawie pełny: zrób miejsce, bo wkrótce nic nie da się zapisać.',
  'load.guests': 'Goście, którzy już nie wrócą',
  'load.gone':
    '{count, plural, one {# zostanie usunięty} few {# zostaną usunięci} many {# zostanie usuniętych} other {# zostanie usuniętych}}',
  'load.version': 'Wersja',
  'load.build': '{version}, protokół {protocol}, zasady epoki {epoch}, Node {node}',

  'announce.title': 'Powiedz coś wszystkim',
  'announce.text': 'Co wszyscy zobaczą',
  'announce.for': 'Jak długo',
  'announce.send': 'Ogłoś',
  'announce.stands': 'Wszyscy widzą to do: {until}',
  'announce.withdraw': 'Wycofaj',

  'reports.title': 'Zgłoszenia',
  'reports.none': 'Nikt niczego nie zgłosił.',
  'reports.about': 'Zgłasza: {reporter}. Chodzi o: {about}',
  'reports.where': '{at}, stół {table}',
  'reports.note': 'Co z tym zrobiono',
  'reports.settle': 'Załatwione',
  'reports.settled':
    '{count, plural, one {# załatwione} few {# załatwione} many {# załatwionych} other {# załatwionego}}',
  'reports.settled-at': 'Załatwione: {at}',
  'reports.reopen': 'Otwórz ponownie',

  'tables.title': 'Stoły w pamięci',
  'tables.none': 'Żaden stół nie jest używany.',
  'tables.facts':
    '{stage, select, gathering {zbiera graczy} playing {gra trwa} over {koniec} other {zamknięty}}, od {at}',
  'tables.owner': 'otwiera: {owner}',
  'tables.more':
    '{count, plural, one {i jeszcze jeden} few {i jeszcze #} many {i jeszcze #} other {i jeszcze #}}',
  'tables.close': 'Zamknij',
  'tables.close-sure': 'Zamknąć stół {table}? Gra skończy się bez wyniku.',
  'tables.close-yes': 'Tak, zamknij',
  'tables.close-no': 'Nie, zostaw',

  'people.title': 'Ludzie',
  'people.none': 'Nikt z imieniem nie jest połączony.',
  'people.sockets':
    '{count, plural, one {jedno połączenie} few {# połączenia} many {# połączeń} other {# połączenia}}',
  'people.block': 'Zablokuj',
  'people.block-sure': 'Zablokować: {name}? Ta osoba nie wejdzie, dopóki jej nie wpuścisz.',
  'people.block-yes': 'Tak, zablokuj',
  'people.block-no': 'Nie',
  'people.blocked': 'Zablokowani',
  'people.blocked-since': 'od {at}',
  'people.unblock': 'Znów wpuść: {name}',

  'bots.title': 'Boty i limity',
  'bots.none': 'Boty tu nie czekają.',
  'bots.waiting': 'Pytania czekające na bota',
  'bots.wait': 'Czekały',
  'bots.waits': 'zwykle {median}, najwyżej {longest}',
  'refused.title': 'Odrzucone od uruchomienia',
  'refused.none': 'Niczego nie odrzucono.',
  'refused.door': 'Gdzie',
  'refused.code': 'Dlaczego',
  'refused.times': 'Ile razy',
  'refused.http': 'wywołania',
  'refused.socket': 'wiadomości',
};
