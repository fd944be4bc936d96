/** Decisions about policy cards: draft, platform, exchange. */
export const dockCards = {
  'policy.choose': 'Wybierz kartę programu',
  'policy.discarded': 'Odrzucone',
  'policy.new-issue': 'nowy temat',
  'policy.laid': 'już leży',
  'policy.only-for': 'tylko za',

  'draft.packet': 'Wybór {pick} z {picks}',
  'draft.kept': 'Dotąd zachowane:',
  'draft.last': 'Po ostatnim wyborze zachowujesz też karty, które dostaniesz.',
  'draft.passed-on': 'Przekazane w lewo',
  'draft.confirm': 'Zachowaj: {card}',

  'keep-policy.confirm': 'Zachowaj: {card}',

  'take-policy.display': 'Plansza programu',
  'take-policy.confirm': 'Weź: {card}',

  'platform.shown': 'Już wyłożone',
  'platform.laid': 'Wyłożone',
  'platform.of': '{laid} z {count}',
  'platform.left': 'Zostaje na ręce',
  'platform.issue-laid': 'temat już leży',
  'platform.missing':
    '{count, plural, one {Wybierz jeszcze # kartę} few {Wybierz jeszcze # karty} many {Wybierz jeszcze # kart} other {Wybierz jeszcze # karty}}',
  'platform.confirm':
    '{count, plural, one {Wyłóż: {cards}} few {Wyłóż te # karty} many {Wyłóż tych # kart} other {Wyłóż # karty}}',

  'source.choose': 'Wybierz, skąd będą nowe karty',
  'source.draw': 'Dobierz wierzchnią kartę',
  'source.refresh': 'Wymień karty na planszy',
  'source.nothing': 'Tylko wymiana',
  'source.brings':
    '{count, plural, =0 {bez nowych kart} one {# nowa karta do wymiany} few {# nowe karty do wymiany} many {# nowych kart do wymiany} other {# nowej karty do wymiany}}',
  'source.to-exchange': 'Karty do wymiany',
  'source.pile': 'Karty w talii',

  'exchange.which-policy': 'Program: w miejsce której?',
  'exchange.which-card': 'Ręka: którą w zamian?',
  'exchange.in-hand': '{card}, na twojej ręce',
  'exchange.in-platform': '{card}, w twoim programie',
  'exchange.picked': '{card}, czeka na kartę do wymiany',
  'exchange.changed': '{card} w miejsce karty {before}',
  'exchange.take-back': 'cofnij',
  'exchange.take-back-card': 'Cofnij: {card}',
  'exchange.for': 'za',
  'exchange.none': 'Bez wymiany',
  'exchange.choose': 'Wybierz karty do wymiany',
  'exchange.keep': 'zostaw',
  'exchange.keep-card': 'Zachowaj na ręce: {card}',
  'exchange.keep-which':
    '{count, plural, one {Którą kartę zachowujesz?} few {Które # karty zachowujesz?} many {Które # kart zachowujesz?} other {Które # karty zachowujesz?}}',
  'exchange.confirm':
    '{count, plural, one {Wymień # kartę} few {Wymień # karty} many {Wymień # kart} other {Wymień # karty}}',
  'exchange.confirm-keep':
    '{count, plural, one {Wymień # kartę} few {Wymień # karty} many {Wymień # kart} other {Wymień # karty}}, zachowaj: {cards}',
  'exchange.exchanged': 'Wymienione',
  'exchange.kept': 'Zachowane na ręce',

  'redraw.discard': 'Ręka: które odrzucasz?',
  'redraw.goes': 'odrzuć',
  'redraw.none': 'Zachowaj wszystkie karty',
  'redraw.choose': 'Wybierz karty do odrzucenia',
  'redraw.confirm':
    '{count, plural, one {Odrzuć # kartę i dobierz # nową} few {Odrzuć # karty i dobierz # nowe} many {Odrzuć # kart i dobierz # nowych} other {Odrzuć # karty i dobierz # nowej}}',

  'swap.confirm': 'Wymień: {out} → {in}',
  'swap.hand': 'Karty na ręce',
  'swap.discarded': 'odrzucona',
};
