export const en = {
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.go': 'Let’s go',
  'learn.again': 'Start this chapter again',
  'learn.votes': '{votes} votes',
  'learn.place': '{place} of {count} · {title}',
  'learn.minutes': 'about {minutes, plural, one {# minute} other {# minutes}} left',
  'learn.leave': 'Leave',
  'learn.read-first': 'First read this, then press “{next}”.',
  'learn.won': 'You’ve won your first election night!',
  'learn.done': 'You know how it’s done.',
  'learn.result':
    '{points} points, and {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place.',
  'learn.what-next-2019':
    'In a real game you first draft your policies and place a starting block, and there are four elections. You’ve just done nearly everything else.',
  'learn.what-next-2006':
    'Those are the main differences; the rulebook has them all. A game in this edition has seven rounds, or five.',
  'learn.play': 'Play a real game',
  'learn.last-again': 'Play the last round again',
  'learn.anew': 'Begin the lesson again',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
