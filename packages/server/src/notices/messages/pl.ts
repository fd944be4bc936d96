import type { NoticeMessages } from './en.ts';

export const pl: NoticeMessages = {
  bot: 'Bot',
  decide: 'Twoja kolej: {phase}',
  proposed:
    '{who} {proposal, select, undo {chce coś cofnąć} abandon {chce zakończyć grę bez wyniku} pause {chce przerwać albo wznowić grę} hints {chce wskazówek dla wszystkich} pace {chce innego tempa} standin {chce bota zamiast kogoś, kogo nie ma} takeover {chce przejąć miejsce} other {coś proponuje}}: potrzebna jest twoja odpowiedź',
  'media-removed': '{who} usuwa twój znacznik mediów {in_region}',
  'trend-lowered': '{who} obniża twój trend {in_region}',
  'coalition-forced': '{who} zmusza cię do koalicji {in_region}',
  'stood-in':
    '{why, select, voted {Pozostali oddali twoje decyzje botowi} other {Skończył ci się czas, więc gra za ciebie bot}}',
  'handed-over': '{who} gra dalej na twoim miejscu',
  'sent-away': 'Poproszono cię o odejście od stołu',
  said: '{who} pisze coś przy stole',
  mentioned: '{who} wspomina o tobie przy stole',
  offered: '{who} proponuje ci umowę: potrzebna jest twoja odpowiedź',
  'offer-answered': '{who} {state, select, accepted {przyjmuje} other {odrzuca}} twoją umowę',
  'seat-kept': '{who} trzyma dla ciebie miejsce przy nowym stole',
  'regent-named': '{who} daje ci grać w zastępstwie przez jakiś czas',
  'friend-asked': '{who} chce dodać cię do znajomych',
  won: 'Koniec gry, wygrana należy do ciebie',
  over: 'Koniec gry: twoje miejsce to {place} z {players}. Wygrywa {winner}',
  abandoned: 'Stół zamknięto bez wyniku',
  'at-table': '{game}, grają też: {others}',
  several:
    '{count, plural, one {Przy twoich stołach coś się wydarzyło} few {Przy twoich stołach: # wydarzenia} many {Przy twoich stołach: # wydarzeń} other {Przy twoich stołach: # wydarzenia}}',
  more: '{count, plural, one {i jeszcze jedno} few {i jeszcze #} many {i jeszcze #} other {i jeszcze #}}',
  'test-title': 'Działa',
  'test-text': 'Tutaj Macher powie ci, kiedy twoja kolej.',
  'code-subject': 'Twój kod: {code}',
  'code-text':
    '{name} chce otrzymywać wiadomości od gry Macher pod tym adresem. Jeśli to ty, wpisz ten kod na stronie: {code}\n\nJeśli nie, nic nie rób: więcej wiadomości nie będzie.',
  'mail-foot': 'Zmień, o czym się dowiadujesz: {url}\nZakończ te wiadomości: {off}',
  'off-title': 'Zakończyć te wiadomości?',
  'off-button': 'Zakończ',
  'off-done': 'Gotowe. Na ten adres nie przyjdzie już żadna wiadomość.',
  'feed-title': 'Macher: {name}',
};
