import type { Messages } from './en.ts';

export const pl: Messages = {
  'lane.too-few': '{meetings}/{needed}',

  'here.mark-text': 'Ta gra jest zapisana w tej przeglądarce. Nie potrzebuje serwera ani sieci.',

  'away.watching': 'Oglądasz grę.',
  'waiting.deserted': 'Gra czeka',
  'hint.ask': 'Co zrobiłby poziom 4? (zostanie w zapisie gry)',

  'refusal.not-owner': 'Może to zrobić tylko gospodarz stołu.',
  'refusal.not-seated': 'Nie masz tu miejsca.',
  'refusal.seat-taken': 'To miejsce jest zajęte.',
  'refusal.seat-kept': 'To miejsce czeka na innego gracza.',
  'refusal.seat-empty': 'Nikt inny tam nie siedzi.',
  'refusal.blocked': 'Przy tym stole masz blokadę.',
  'refusal.seat-not-there': 'Nie ma takiego miejsca.',
  'refusal.already-seated': 'Masz już miejsce.',
  'refusal.bot-not-there': 'Nie ma takiego bota.',
  'refusal.party-taken': 'Tę partię już ktoś ma.',
  'refusal.party-settled': 'Zawody przydzieliły każdemu miejscu partię.',
  'refusal.party-not-there': 'W tej grze nie ma takiej partii.',
  'refusal.not-gathering': 'Gra już się zaczęła.',
  'refusal.not-playing': 'Nie toczy się tu teraz żadna gra.',
  'refusal.not-all-ready': 'Nie wszyscy są gotowi.',
  'refusal.seats-open': 'Są jeszcze wolne miejsca.',
  'refusal.deal-not-agreed': 'To nie jest nowe rozdanie. Odśwież stronę, żeby zobaczyć, skąd pochodzi.',
  'refusal.nothing-to-undo': 'Nie ma żadnej twojej decyzji do cofnięcia.',
  'refusal.revealed': 'Coś już ujawniono: aby to cofnąć, potrzeba zgody wszystkich.',
  'refusal.proposal-open': 'Jest już inna propozycja.',
  'refusal.no-proposal': 'Tej propozycji już nie ma.',
  'refusal.already-answered': 'Mamy już twoją odpowiedź.',
  'refusal.away': 'Bot gra za ciebie: najpierw wróć.',
  'refusal.not-away': 'Jesteś przy stole: nikt za ciebie nie gra.',
  'refusal.text-empty': 'Napisz coś.',
  'refusal.talk-full': 'Przy tym stole nie można już nic więcej napisać.',
  'refusal.log-full': 'Przy tym stole wydarzyło się już tak wiele, że można tylko grać dalej.',
  'refusal.enough-today':
    'Na dziś dość już zapisano od ciebie lub z twojej sieci. Pisz dalej jutro; grać możesz zawsze.',
  'refusal.enough-kept':
    'Ten serwer przechowuje już od ciebie tyle, ile może od jednej osoby. Możesz grać dalej.',
  'refusal.still-there': 'Ta osoba była tu przed chwilą. Poczekaj trochę.',
  'refusal.founder-away':
    'Ktoś, kto zaczynał tę grę, odszedł od stołu. Potrzebna jest jego zgoda albo tydzień od odejścia.',
  'refusal.seen-another': 'Znasz już inne miejsce w tej grze, więc na tym nie możesz grać.',
  'refusal.asked-too-often': 'W tej grze pytasz już zbyt często.',
  'refusal.no-days-left': 'Nie masz już tylu wolnych dni.',
  'refusal.no-programs': 'Przy tym stole grają tylko ludzie.',
  'refusal.not-admitted': 'Przy tym stole nie możesz zająć miejsca. Inne są dla ciebie otwarte.',
  'refusal.too-few-games':
    'Znamy tu za mało twoich gier: liczą się publiczne i rankingowe. Zagraj najpierw kilka gdzie indziej.',
  'refusal.too-few-finished':
    'Ten stół jest dla osób, które częściej grają do końca. Każda dokończona gra podnosi twój odsetek.',
  'refusal.too-slow':
    'Ten stół jest dla osób, które szybciej odpowiadają w grach na wiele dni. Szybsze decyzje skrócą twój zwykły czas.',
  'refusal.no-regency': 'Nikogo tu nie zastępujesz albo czas już minął.',
  'refusal.name-not-kept':
    'Przy stole, który każdy może znaleźć, zastąpi cię tylko ktoś, kto chroni swój nick hasłem.',
  'refusal.no-hints': 'Tu nie ma wskazówek.',
  'refusal.wrong-time': 'Wybierz czas w ciągu najbliższych 10 dni.',
  'refusal.no-offer': 'Tej oferty już nie ma.',
  'refusal.empty-deal': 'Układ wymaga obietnicy o landzie i rundzie, która dopiero będzie.',
  'refusal.stale': 'Gra poszła już dalej. Spójrz jeszcze raz.',
  'refusal.frozen': 'Ten stół jest zamrożony: można go oglądać, ale nie grać dalej.',

  'national.secured': 'zabezpieczona',

  'formula.half': 'połowa z {meetings, plural, one {# wiecu} few {# wieców} many {# wieców} other {# wiecu}}',

  'donation.choose': 'Wybierz kartę składek',
  'donation.take': 'Zbierz {amount}',
  'donation.refuse': 'Zrezygnuj z {amount}',
  'donation.money': 'pieniądze',
  'donation.base':
    'elektorat {before} → {after}{dice, plural, =0 {} one { (# kość)} few { (# kości)} many { (# kości)} other { (# kości)}}',
  'donation.paid': 'Twoja wypłata',
  'donation.for-seats': 'za głosy',
  'donation.for-base': 'za elektorat {base}',
  'donation.before': 'przedtem',
  'donation.now': 'teraz',
  'donation.gone': 'Zużyte:',

  'end.source-mandates': 'Głosy',
  'end.source-wins': 'Wygrane wybory',
  'end.source-media': 'Media',
  'end.source-base': 'Elektorat',
  'end.source-national': 'Opinie krajowe',
  'end.source-money': 'Pieniądze',

  'follow.you': 'Ty',
  'follow.votes': '{votes, plural, one {głos} few {głosy} many {głosów} other {głosu}}',
  'digest.title': 'Od twojej ostatniej decyzji',
  'keys.digest': 'Co wydarzyło się od twojej ostatniej decyzji',

  'coach.on': 'Trener włączony',
  'coach.off': 'Trener wyłączony',
  'first.mark': 'Pierwsza gra',

  'lobby.go': 'Do lobby',

  'record.title': 'Obejrzyj zapisaną grę',
  'record.text':
    'Wczytaj zakończoną grę, wybierz dowolny moment, spójrz oczami dowolnego gracza i graj stamtąd dalej.',
  'record.is-view':
    'Ten plik zapisano w trakcie gry: pokazuje, co widział jeden gracz, i nie można od niego grać dalej.',
  'record.malformed': 'Ten plik nie jest zapisem gry: {detail}',
  'record.found':
    '{ruleset}, {names}, {actions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}',
  'record.look': 'Obejrzyj',
  'record.knows': 'Kto ma ten plik, zna karty, które dopiero przyjdą.',
  'record.download': 'Pobierz zapis gry',

  'rematch.offered': '{name} proponuje rewanż.',
  'rematch.same-deal': '{name} proponuje zagrać jeszcze raz z tym samym rozdaniem.',

  'ribbon.your-decision': 'Twoja decyzja',
  'keys.confirm': 'Zatwierdź decyzję',

  'rules.loading': 'Szukamy w zasadach…',
  'rules.phase': 'faza',
  'rules.book': 'Otwórz zasady gry',

  'side.points': 'punkty',
  'side.base': 'elektorat',
  'side.log': 'Dziennik',
  'side.media-board': 'Media',
  'talk.label': 'Czat',
  'told.phrased': '{party}: {phrase}',
  'phrase.hello': 'Cześć!',
  'phrase.good-game': 'Dobra gra!',
  'phrase.well-played': 'Dobrze zagrane!',
  'phrase.thanks': 'Dzięki!',
  'phrase.sorry': 'Przepraszam!',
  'phrase.one-moment': 'Chwileczkę.',
  'phrase.your-turn': 'Twój ruch.',
  'phrase.good-luck': 'Powodzenia!',

  'national.opinions': 'Opinie krajowe',
  'national.media': 'Media, punkty według wyborów',

  'gather.you': 'ty',

  'text.labelled': '{label}: {text}',
  'word.media': 'Media',
  'word.votes': 'Głosy',
  'word.base': 'Elektorat',
  'word.platform': 'Program',
  'word.hand': 'Ręka',
  'word.your-hand': 'Twoja ręka',
};
