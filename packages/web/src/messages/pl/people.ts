/** People at a table: undo, rematch, talk, presence. */
export const people = {
  'undo.ask': 'Zapytaj innych',
  'undo.title': 'Poprosić innych o cofnięcie gry?',
  'undo.back-to': 'Do chwili przed „{what}”',
  'undo.others':
    '{others, plural, =0 {Żadna decyzja innych graczy nie zostanie cofnięta.} one {Jedna decyzja innych graczy zostanie cofnięta.} few {# decyzje innych graczy zostaną cofnięte.} many {# decyzji innych graczy zostanie cofniętych.} other {# decyzji innych graczy zostanie cofniętych.}}',
  'undo.send': 'Zapytaj innych',
  'undo.not': 'Nie, gram dalej',
  'undo.takebacks':
    '{takebacks, plural, one {Gra z jednym cofnięciem.} few {Gra z # cofnięciami.} many {Gra z # cofnięciami.} other {Gra z # cofnięciami.}}',
  'undo.list': 'Co zostanie cofnięte',

  'rematch.offered': '{name} proponuje rewanż.',
  'rematch.same-deal': '{name} proponuje zagrać jeszcze raz z tym samym rozdaniem.',
  'rematch.yours': 'Twój rewanż czeka na pozostałych.',
  'rematch.join': 'Dołącz',
  'rematch.go': 'Do stołu',

  'talk.unread':
    '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowych wiadomości}}',
  'talk.answer': 'Odpowiedz',

  'presence.here': '{name}: przy stole.',
  'presence.thinking': '{name}: namysł.',
  'presence.away': '{name}: poza stołem.',
  'presence.away-minutes':
    '{minutes, plural, =0 {{name}: poza stołem od chwili.} one {{name}: poza stołem od minuty.} few {{name}: poza stołem od # minut.} many {{name}: poza stołem od # minut.} other {{name}: poza stołem od # minut.}}',
  'presence.away-hours':
    '{hours, plural, one {{name}: poza stołem od godziny.} few {{name}: poza stołem od # godzin.} many {{name}: poza stołem od # godzin.} other {{name}: poza stołem od # godzin.}}',
  'presence.away-days':
    '{days, plural, one {{name}: poza stołem od wczoraj.} few {{name}: poza stołem od # dni.} many {{name}: poza stołem od # dni.} other {{name}: poza stołem od # dni.}}',
  'presence.stand-in': 'Zamiast {name} gra bot: {bot}.',
  'presence.bot': 'Bot: {bot}.',
  'program.word': 'program',
  'program.text': '{name} to program, nie człowiek.',
  'presence.spectators':
    '{count, plural, one {Ogląda jedna osoba.} few {Oglądają # osoby.} many {Ogląda # osób.} other {Ogląda # osób.}}',
  'person.page': 'Strona: {name}',
  'mute.mute': 'Wycisz: {name}',
  'mute.unmute': 'Słuchaj znowu: {name}',
  'report.send': 'Zgłoś administratorowi',
  'report.sent': 'Wysłano: administrator zobaczy ostatnie wypowiedzi.',
};
