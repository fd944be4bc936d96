/** The frame of a lesson, and its door in the lobby. */
export const learn = {
  'learn.try': 'Positions to try: a dozen puzzles from real games',
  'learn.older': 'You know 2019? See what 2006 does another way, in five minutes',
  'coach.name': 'Coach',
  'coach.on': 'Coach on',
  'coach.off': 'Coach off',
  'first.mark': 'First game',
  'coach.text': 'A line under every decision: what it’s for and what it usually costs.',
  'first.button': 'Your first game, with a coach',
  'first.text':
    'Platform and first pieces are laid for you, the bots are simple, and a line under every decision says what it’s for.',
  'learn.title': 'Learn it by playing',
  'learn.text': 'Ten minutes, one prepared round, the real boards. You need no rulebook.',
  'learn.button': 'Start the lesson',
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
