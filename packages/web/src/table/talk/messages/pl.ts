import type { Messages } from './en.ts';

export const pl: Messages = {
  'curtain.hide': 'Ukryj moje karty',
  'curtain.turn': 'Teraz gra: {name}',

  'talk.unread':
    '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowych wiadomości}}',
  'talk.answer': 'Odpowiedz',
  'person.page': 'Strona: {name}',
  'mute.mute': 'Wycisz: {name}',
  'mute.unmute': 'Słuchaj znowu: {name}',
  'report.send': 'Zgłoś administratorowi',
  'report.sent': 'Wysłano: administrator zobaczy ostatnie wypowiedzi.',

  'talk.spectator': '(widz)',
};
