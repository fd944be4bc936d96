import type { Messages } from './en.ts';

export const pl: Messages = {
  'time.slider': 'Momenty gry',
  'time.move': 'Ruch {move}',
  'time.move-of': 'Ruch {move} z {moves}',
  'time.standing': 'Punkty, gdyby gra skończyła się tutaj',
  'time.loading': 'Pobieranie tego, co się działo…',
  'time.failed': 'Nie udało się pobrać przeszłości. Naciśnij Escape i spróbuj ponownie.',
  'time.missed':
    'W tej grze nie ma takiego momentu ruchu {move}: ma ona {moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}. Widzisz ostatni przed nim.',
  'time.past': 'Patrzysz w przeszłość.',
  'time.where':
    '{round, plural, =0 {Przygotowanie} other {Runda #}}, ruch {move}{ago, plural, =0 {} one {: # ruch temu} few {: # ruchy temu} many {: # ruchów temu} other {: # ruchu temu}}. Nic, co tu naciśniesz, nie zmienia gry.',
  'time.looking': 'Oglądasz ruch {move}. Naciśnij Escape, żeby wrócić.',
  'time.back': 'Z powrotem w teraźniejszości.',
  'time.back-deciding': 'Z powrotem w teraźniejszości. Twoja decyzja: {decision}',
  'time.back-to-now': 'Wróć do teraz',
  'time.result': 'Wynik',
  'time.look-back': 'Spójrz wstecz',
  'time.own-eyes': 'Widzisz to, co było widać z twojego miejsca. Cudze oczy otworzą się po końcu gry.',
  'time.eyes': 'Oczami',
  'time.eyes-all': 'Wszystkich',
  'time.eyes-spectator': 'Widza',
  'time.first': 'Na początek (Home)',
  'time.previous': 'Moment wstecz (←)',
  'time.next': 'Moment dalej (→)',
  'time.last': 'Na koniec (End)',
  'time.play': 'Odtwarzaj',
  'time.pause': 'Pauza',
  'time.link': 'Kopiuj link',
  'time.ask': 'Co zrobisz?',
  'time.ask-text':
    'Tworzy link do tej decyzji: inni widzą to, co widziała ta partia, decydują, a potem widzą, co zagrano.',
  'time.asked-file': 'Link byłby za długi: zamiast niego masz plik.',
  'time.play-on': 'Graj dalej stąd',
  'time.play-on-text': 'Otwiera nowy stół przeciw botom; ta gra zostaje, jaka jest.',
  'time.step': 'Ruch {move}.',
  'time.goes-on': 'od ruchu {move} zapisu gry',
  'time.goes-on-text':
    'Ta gra toczy się dalej od momentu innej: kto ma jej zapis, zna karty, które dopiero przyjdą.',
};
