import type { Messages } from './en.ts';

export const pl: Messages = {
  'digest.round': 'Co wydarzyło się w tej rundzie',
  'digest.moves': '{moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  'digest.matters': 'Co jest dla ciebie najważniejsze',
  'digest.parties': 'Partie',
  'digest.nothing': 'Nic nowego',
  'digest.loading': 'Chwileczkę …',
  'digest.dots': 'Kropki zostają na planszach, aż ich dotkniesz.',
  'digest.play': 'Odtwórz',
  'digest.to-decision': 'Do mojej decyzji',
  'digest.close': 'Do gry',
  'digest.own-votes': 'Twoje głosy {in_region}, gdyby je teraz policzono: {to}, a nie {from}.',
  'digest.votes': 'Głosy {of_party} {in_region}: {from} → {to}.',
  'digest.held-won':
    'Głosy {in_region} policzone: {count, plural, one {{parties_number, select, many {wygrywają} other {wygrywa}} {the_parties}} few {wygrywają razem {the_parties}} many {wygrywają razem {the_parties}} other {wygrywają razem {the_parties}}}.',
  'digest.held-nobody': 'Głosy {in_region} policzone: nikt nie wygrał.',
  'digest.would-won':
    'Teraz {in_region} {count, plural, one {{parties_number, select, many {wygrywają} other {wygrywa}} {the_parties}} few {wygrywają razem {the_parties}} many {wygrywają razem {the_parties}} other {wygrywają razem {the_parties}}}.',
  'digest.would-nobody': 'Teraz {in_region} nikt by nie wygrał.',
  'digest.money': '{from} → {to}',
  'digest.base': 'elektorat {from} → {to}',
  'digest.politicians': 'politycy {from} → {to}',
  'digest.cards': '{out} → {in}',
  'digest.cards-in': 'nowe: {in}',
  'digest.cards-out': 'usunięte: {out}',
};
