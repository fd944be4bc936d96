import type { Messages } from './en.ts';

export const pl: Messages = {
  'programs.title': 'Programy, które grają za ciebie',
  'programs.text':
    'Program ma własny nick i własny token. Gra tam, gdzie stół dopuszcza programy, i wszyscy widzą, że to program. Twojego konta nie może zmienić.',
  'programs.keep-name': 'Najpierw zabezpiecz swój nick hasłem.',
  'programs.name': 'Nick programu',
  'programs.make': 'Dodaj program',
  'programs.made': 'dodany {date}',
  'programs.used': 'token ostatnio użyty {date}',
  'programs.unused': 'token jeszcze nieużywany',
  'programs.token-title': 'Token programu {name}',
  'programs.token-text': 'Skopiuj go teraz: nie zobaczysz go ponownie. Kto go ma, gra jako ten program.',
  'programs.renew': 'Nowy token',
  'programs.renew-sure': '{name} nie zagra już ze starym tokenem. Kontynuować?',
  'programs.renew-yes': 'Tak, nowy token',
  'programs.delete': 'Usuń',
  'programs.delete-sure': 'Usunąć program {name}? Tam, gdzie gra, zastąpi go bot.',
  'programs.delete-yes': 'Tak, usuń',
  'programs.no': 'Nie',
  'sharing.title': 'Otwarte dane',
  'sharing.text':
    'Osoba prowadząca ten serwer może publikować zakończone gry bez nicków. Gra jest publikowana tylko wtedy, gdy zgadzają się wszyscy, którzy w niej grali. Jeśli zmienisz zdanie, liczy się to od następnego razu.',
  'sharing.label': 'Które z twoich zakończonych gier wolno opublikować',
  'sharing.none': 'żadnych',
  'sharing.public': 'gry publiczne',
  'sharing.all': 'także prywatne',
};
