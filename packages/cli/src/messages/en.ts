/** What the terminal client says besides the words of the game. ICU message syntax; a tag-free, plain text. */
export const en = {
  'help.main': `macher — Die Macher, the election game, in your terminal

  macher play       play a game against bots, or several people at one keyboard
  macher simulate   let bots play many games, and keep them as records
  macher arena      let bots play each other, and measure who is better
  macher sit        let a program of yours play at a table of a server
  macher replay     go through a recorded game, step by step
  macher review     look at a finished game: chances, turning points, costly decisions
  macher check      check records and component packs
  macher verify     check that the deal of a recorded game was fair
  macher scenario   run scenario files and say what differs
  macher components list every number of the game and where it comes from
  macher bench      measure the speed of the engine
  macher doctor     play every game a server has stored again, and compare
  macher backup     copy a server’s data while it runs
  macher move       move a server’s data to PostgreSQL, or back to a folder
  macher owner      make another secret for the owner of a server
  macher dump       write the games that may be published to a file

  macher COMMAND --help tells more; in the project’s folder say
  npm run macher -- COMMAND. All commands take
  --lang en|de|pl|it|fr   the language; otherwise LANG decides

Exit codes: 0 all is well, 1 something is wrong with what was checked or played,
2 the command was not understood, 130 interrupted.`,
  'help.play': `macher play — play a game

  --ruleset ID    2019-4 (four elections, the default), 2019-7 (seven elections),
                  2006-7, 2006-5 or 1997-7
  --players N     3 to 5, default 4
  --humans LIST   how many people play (default 1), or their parties: cdu,spd
  --party ID      your party: cdu, spd, fdp, gruene or linke
  --bots LIST     who the others are: one for all, or one for each seat, such as
                  3,2,2-miser: 0 random, 1 a beginner, 2 strong (the default), 3 thinks
                  ahead, 4 thinks hard; 2, 3 and 4 also with a character: -miser, -baron,
                  -seeker, -organiser, -fighter
  --seed TEXT     the same seed gives the same deal
  --open-money    everybody’s money is open
  --pack FILE     a component pack
  --save FILE     where the game is kept (default: records/, a new file)
  --resume FILE   continue a saved game

At every question:  ? the rule, signs and keys   ?? all rules in short
                    t the board   l the log   s confirm decisions or not
                    u undo   q save and quit
Undo goes back inside your own turn as long as nothing hidden was revealed.`,
  'help.simulate': `macher simulate — bots play many games

  --ruleset ID    default 2019-4
  --players N     3 to 5, default 4
  --games N       default 1000
  --seed TEXT     the first seed (default 1); each game has its own
  --bots LIST     one for all seats, or one for each; default 0, random
  --records DIR   keep every game as a record in this folder
  --reasons       with --records: also why each bot did what it did, as JSON
  --pack FILE     a component pack
  --json          the summary as JSON`,
  'help.arena': `macher arena — bots play each other

  --bots LIST     who plays, such as 3,2,2,2 or 3,2x3; as many as players, or more:
                  then each block draws its table. 0 random, 1 a beginner, 2 strong,
                  3 thinks ahead, 4 thinks hard, 2-miser and so on; docs/bots
  --bot "CMD"     a program of yours, before the others in the list; may be given
                  several times; docs/bot-protocol.md
  --ruleset ID    default 2019-4
  --players N     3 to 5; default: as many as bots, or 4
  --games N       default 1024, rounded up to whole blocks; a block is one deal,
                  played in every rotation of the seats
  --seed TEXT     default arena; the same seed gives the same games
  --both          with two different bots: also the other way round, such as 3,2,2,2
                  and then 2,3,3,3
  --sequential LOW,HIGH
                  stop as soon as it is decided whether the first bot wins at most LOW
                  or at least HIGH per cent of its games; 5% errors either way
  --shard N/M     play only the Nth of M parts of the contest, on any machine, into a
                  file of its own
  --times         check every action, and report how long decisions take
  --limit MS      with --times: a decision that takes longer is an error
  --time-limit MS how long a program may take for a decision, default 1000
  --workers N     default: all cores; the results are the same with any number
  --out FILE      where finished games are kept (default: a file in arena/)
  --resume        resume games with your programs (built-in bots always resume)
  --json          the report as JSON, a line for each direction

Ctrl-C stops; the same command continues with what is in its file.

macher arena merge FILE… --out FILE [--json] puts the parts of a contest together, with
the report that it would have had in one piece.`,
  'help.replay': `macher replay FILE — go through a recorded game

  --seat WHO      see it from one seat: a party or a seat number from 1;
                  without it everything is open
  --all           print every step without waiting
  --json          every event, every election and the final points by source

Keys: Enter next   b back   n next phase   r next round   g N go to step N   q quit`,
  'help.review': `macher review FILE — look at a finished game

Says how the chances to win went, what changed them most, and which decisions of one
seat cost more than 2 points. Each decision is compared with the best that level 4 finds,
from what the seat knew then. Chances are those if bots that look ahead had played on;
before the first election nobody can tell.
  --seat WHO      whose decisions: a party or a seat number from 1; default: the first
                  person, or seat 1
  --workers N     default: all cores; the findings are the same with any number
  --json          everything that was found`,
  'help.check': `macher check FILE… — check records and component packs

A record is replayed and compared with the result it claims; a pack is compared with
the schema in docs/component-pack.schema.json. The first mistake is named with its place.
  --json          one object per file`,
  'help.verify': `macher verify FILE… — check that the deal of a recorded game was fair

Replays the record, and checks that its seed follows from the secret that was promised
before the game and from what the players added, and that sealed decisions are what they
were when they were made. Exit code 0 only if the deal is proved and no seal is broken.
  --commitment TEXT   the commitment that you saw before the game, to compare with
  --json              one object per file`,
  'help.scenario': `macher scenario FILE… — run scenario files

A scenario is a position, actions and what should come of them; docs/scenarios.md
tells how to write one. Says what differs.
  --json          one object per file`,
  'help.components': `macher components — every number of the game and where it comes from

  --ruleset ID    of which game, default 2019-4
  --pack FILE     with the values of a component pack
  --json          as JSON`,
  'help.doctor': `macher doctor — play every game a server has stored again, and compare

Reads the data folder (MACHER_DATA, otherwise data), whether the server runs or not,
and changes no game. Says of every table which epoch of the rules it was begun with,
and which one has something wrong, or is frozen, and why.`,
  'help.backup': `macher backup FILE — a whole copy of a server’s data, in a new file

Copies the data folder’s games and people (MACHER_DATA, otherwise data), whether the
server runs or not. docs/hosting.md tells how to restore it.`,
  'help.move': `macher move TARGET — a whole copy of a server’s data, in another place

Copies everything from the data folder (MACHER_DATA, otherwise data) or the database
(DATABASE_URL) to TARGET: a folder, or the address of a PostgreSQL database such as
postgres://macher@localhost/macher. TARGET must be empty, and no server may run on either.
Then everything is compared, and every game is played again there, as macher doctor does.
Nothing changes in the old place.`,
  'help.owner': `macher owner --new — another secret for the owner of a server

Shows the new secret once. The one before counts no more, and who had signed in with it at
/host is signed out, at once, whether the server runs or not. Reads the data folder
(MACHER_DATA, otherwise data) or the database (DATABASE_URL). Run it as the server’s user.`,
  'help.dump': `macher dump --out FILE — finished games as open data, one record on each line

Writes the games of a server (MACHER_DATA, otherwise data, or DATABASE_URL) that everyone
who played in them lets be published, whether the server runs or not: private ones only if
all allow that too, those of a contest only when it’s over. Names and talk are left out.
FILE is replaced when everything is written. docs/record-format.md says how to read it.

  --out FILE      the file to write
  --since DAY     only games that ended on this day (UTC) or later, such as 2026-01-31`,
  'help.sit': `macher sit TABLE --bot "COMMAND" — let a program of yours play at a table

TABLE is the address of a server’s table, as your browser shows it; for a private one the
whole link, with what comes after the #. The program reads and writes lines of JSON:
docs/bot-protocol.md. Its token is in MACHER_TOKEN or in a file.

  --bot "COMMAND"     the program, as you would type it in a shell
  --seat PARTY|N      where it sits; otherwise at the first free seat
  --token-file FILE   where its token is, instead of MACHER_TOKEN
  --time-limit MS     how long it may take for a decision, default 10000
  --json              what happens, one line of JSON for each event

It gets ready, plays to the end of the game, and waits while the server restarts. Ctrl-C
leaves the seat to a bot; the same command takes it back.`,
  'help.bench': `macher bench — measure the speed of the engine

  --seconds N     how long each measurement takes, default 2
  --json          as JSON`,

  'error.unknown-command': 'There’s no command {command}. npm run macher -- --help lists them.',
  'error.usage': '{reason}. npm run macher -- {command} --help tells more.',
  'error.option': '--{option}: {reason}',
  'error.must-be-one-of': 'must be one of {options}',
  'error.must-be-number': 'must be a whole number from {min} to {max}',
  'error.no-file': 'Name at least one file',
  'error.no-target': 'Say where to: a folder, or the address of a PostgreSQL database',
  'error.no-out': 'Name the file to write with --out',
  'error.no-new': '--new makes another secret; the old one can’t be shown, only a hash of it is kept',
  'error.must-be-day': 'must be a day, such as 2026-01-31',
  'error.file': '{file}: {reason}',
  'error.cannot-read': 'can’t be read ({reason})',
  'error.cannot-write': 'can’t be written ({reason})',
  'error.not-json': 'isn’t JSON ({reason})',
  'error.neither':
    'is neither a record nor a component pack: its "format" must be macher-record or macher-pack',
  'error.parties': 'the parties must be different, and no more than the players',
  'error.unexpected': 'unexpected: {text}',
  'error.exists': 'there’s a file already; give another name, or continue it with --resume',
  'error.text-length': 'must have {min} to {max} characters',
  'error.bots':
    '{count, plural, =0 {no bots} one {# bot} other {# bots}} for {players} players: name as many bots as players, or more, up to {most}',
  'error.bots-here': 'name one bot for all, or as many as there are seats for them: {seats}',
  'error.unknown-bot': 'there’s no bot {bot}; there are {options}',
  'error.both': 'needs exactly two different bots',
  'error.sequential': 'must be two percentages between 0 and 100, the lower one first, such as 25,30',
  'error.only-with': 'only together with {option}',
  'error.shard': 'must be a part and the number of parts, such as 3/16',
  'error.not-with': 'not together with {option}',
  'error.merge': 'Name the files of all parts, and by --out a new file for the whole',
  'error.not-arena': 'exists but isn’t an arena result file; choose another with --out',
  'error.other-contest':
    'has the games of another contest ({contest}); choose another file with --out, or remove this one',
  'error.old-programs':
    'has games of a program that may have changed since: --resume continues them; or choose another file with --out, or remove this one',
  'error.changed':
    'its first game now plays out differently: the bots or rules have changed; choose another file with --out, or remove this one',

  'doctor.damage':
    '{count, plural, one {The data itself is damaged: # fault} other {The data itself is damaged: # faults}}',
  'doctor.result':
    '{tables, plural, one {# table} other {# tables}}, {wrong, plural, =0 {nothing wrong} other {# with something wrong}}{frozen, plural, =0 {} other {, # of them frozen}}',
  'dump.done': '{games, plural, =0 {No game is} one {# game is} other {# games are}} in {file}.',
  'dump.left-out': 'Left out:',
  'dump.bots': '{count}: bots played alone',
  'dump.gone': '{count}: someone who played has deleted their account',
  'dump.consent': '{count}: someone who played doesn’t let it be published',
  'dump.contest': '{count}: the contest isn’t over',
  'dump.continued': '{count}: it went on from a record',
  'dump.unreadable': '{count}: it can’t be read; macher doctor says why',
  'backup.done': 'A backup is in {file}',
  'ok.record':
    '{file}: a record of {ruleset} with {players} players, {actions} actions, {state, select, over {the result is right} other {not over yet}}',
  'ok.reasons': '{file}: why bots decided as they did, beside a record; there’s nothing to check',
  'ok.pack':
    '{file}: a component pack for {edition}, “{name}”, {count, plural, =0 {no value replaced} one {# value replaced} other {# values replaced}}',
  'verify.found': '{file}: {finding}',
  'verify.commitment': 'Commitment: {commitment}',
  'verify.same-position': 'Its last position is the one that was recorded.',
  'verify.no-check': 'Its last position could not be checked: the record has no check of it.',
  'verify.unknown-check':
    'Its last position could not be checked: this program doesn’t know the formula of “{check}”.',
  'ok.scenario': '{file}: as expected',
  'differs.scenario': '{file}: {count, plural, one {# difference} other {# differences}}',
  'differs.line': '  {path}: expected {expected}, found {found}',

  'play.which': 'Which game?',
  'play.option': '{ruleset}, {players} players',
  'play.default': '(Enter)',
  'play.how-strong': 'How strong are the others?',
  'level.0': 'random: whatever the rules allow',
  'level.1': 'a beginner: sensible but predictable',
  'level.2': 'strong: knows what things are worth',
  'level.3': 'thinks ahead',
  'level.4': 'thinks hard: the strongest',
  'play.you-are': 'You are {the_party}.',
  'play.invalid': 'Please answer as shown.',
  'play.pass-keyboard': 'Now {the_party}. Everyone else looks away; press Enter when you’re ready.',
  'play.pass-undo':
    'u takes back what {the_party} {party_number, select, many {have} other {has}} just decided.',
  'play.saved': 'The game is saved in {file}. To continue it:\n  npm run macher -- play --resume {file}',
  'play.winner':
    '{The_parties} {count, plural, one {{parties_number, select, many {win} other {wins}}} other {share the win}} with {points} points.',
  'play.record': 'The record of the game: {file}',
  'play.enter-to-go-on': 'Enter to continue',
  'play.confirm': 'Enter to confirm, u to take it back',
  'play.swift': 'Decisions count right away now; s asks you to confirm again.',
  'play.not-swift': 'Decisions are confirmed again; s makes them count right away.',
  'play.undone': 'Taken back.',
  'play.nothing-to-undo': 'Nothing to take back: something was revealed, or it wasn’t your decision.',
  'play.keys':
    'Keys: ? rule, signs and keys, ?? all rules in short, t board, l log, s confirm or not, u undo, q save and quit',
  'play.legend':
    'Signs: (a+ b−) matches in state a, clashes in b; match: matches less clashes; → votes if all meetings were turned in now; win: points for it as things stand, or ✓; media board: points for the marker that goes there after the election, the winner’s or that of the party that controls the media; 2× key issue; ! only once per state and round; ▒▒ hidden opinion; ☎ coalition tile; ? hidden money.',
  'play.reconstructed': '* reconstructed: no source gives this value (npm run macher -- components)',
  'play.so-far': 'Since your last decision',
  'play.more-news': '… {count, plural, one {# earlier line} other {# earlier lines}}: press l',

  'input.pick': 'Number',
  'input.pick-or-pass': 'Number, or - to pass',
  'input.pick-or-skip': 'Number, or - to skip it',
  'input.pick-many': '{count} numbers, such as {example}',
  'input.amount': 'Thousands (3 = {example})',
  'input.amount-or-pass': 'Thousands (3 = {example}), or - to pass',
  'input.exchange': 'Letter of the platform and number of the hand, such as w2 x1; - for none',
  'input.keep': 'Which do you keep?',
  'input.meetings': 'New meetings in {regions}, such as 3 0 2; - for none',
  'input.send': 'Number of the politician and letter of the state, such as 1a 4c; - for nobody',
  'input.yes-no': 'y/n',
  'input.yes': 'y',
  'input.no': 'n',
  'input.turn-in': 'How many; - for none',
  'input.block-regions': '{benefit}: letters of {count, plural, one {# state} other {# different states}}',
  'input.block-regions-any':
    '{benefit}: letters of {count, plural, one {# state} other {# states, the same as often as you like}}',
  'input.not-now': 'Not possible now: {deeds}',
  'input.same-issue': 'issue you have',
  'input.out': 'Which opinion goes out? - to pass',
  'input.swap': 'Letter of the platform and number of the hand, such as w2; - for none',
  'input.discard': 'Numbers of the cards to discard, such as 1 3; - for none',
  'input.lay': 'Number of the politician and letter of the state, such as 2c; - to pass',
  'input.lines': 'One or two numbers, such as 1 3; - to keep it quiet',
  'input.region-or-pass': 'Letter of a state, or - to pass',
  'input.pick-or-stop': 'Number, or - to stop',
  'input.in': 'Which comes in?',
  'input.command': 'Enter next, b back, n phase, r round, g N, q quit',

  'preview.cost': 'Cost {cost}, {left} left.',
  'preview.votes':
    '{meetings, plural, one {# meeting} other {# meetings}}: {votes, plural, one {# vote} other {# votes}}, then {total} and {mandates, plural, one {# seat} other {# seats}}.',
  'preview.agreement': 'Match: {changes}.',
  'preview.possible-votes': 'Votes if all meetings were turned in: {changes}.',
  'preview.platform': 'Your platform would be {cards}.',
  'preview.costs': 'Cost by number in one state: {costs}.',

  'board.round': 'Round {round} of {rounds}',
  'board.set-up': 'Set-up',
  'board.start-player': 'start player',
  'board.current': 'election this round',
  'board.mandates': 'seats',
  'board.maximum': 'maximum {points}',
  'board.politicians': 'politicians',
  'board.party': 'party',
  'board.trend': 'trend',
  'board.meetings': 'meet.',
  'board.media': 'media',
  'board.media-control': '{mark} media control: more markers in the state than any other party',
  'board.votes': 'votes',
  'board.agreement': 'match',
  'board.win': 'win',
  'board.you': 'you',
  'board.money': 'money',
  'board.base': 'memb.',
  'board.hand': 'hand',
  'board.platform': 'platform',
  'board.supply':
    'supply: {meetings, plural, one {# meeting} other {# meetings}}, {media, plural, one {# media marker} other {# media markers}}',
  'board.donations': 'donations',
  'board.display': 'display',
  'board.opinion-board': 'opinion board',
  'board.media-board': 'media board',
  'board.points': 'points',
  'board.poll-top': 'top poll',
  'board.national': 'national board',
  'board.pool': 'exchange pool',
  'board.secured': 'secured',
  'board.tiles': 'coalition tiles',
  'board.coalition': 'coalition',
  'board.kept': 'kept so far',
  'board.face-down': 'face down',

  'result.title': 'Final points',
  'result.total': 'Total',
  'result.rank': 'Rank',

  'move.progress': '{done} of {games} rows, {rate} a second, {left} left',
  'simulate.progress': '{done} of {games} games, {rate} a second, {left} left',
  'simulate.summary':
    '{games, plural, one {# game} other {# games}} of {ruleset} with {players} players in {seconds} s: {rate} games a second.',
  'simulate.decisions': 'Decisions per game: {mean}, {min} to {max}.',
  'simulate.seat': 'Seat',
  'simulate.wins': 'Wins',
  'simulate.points': 'Points',
  'simulate.outcomes': 'Elections',
  'simulate.records': 'Records are in {folder}.',

  'arena.pair': '{name}: {value}',
  'arena.contest': '{ruleset}, {players} players, seed {seed}: {bots}',
  'arena.line': 'line {line}',
  'arena.title':
    '{games, plural, one {# game} other {# games}} of {ruleset} with {players} players, seed {seed}: {bots}',
  'arena.bot': 'Bot',
  'arena.seats': 'Seats',
  'arena.wins': 'Wins %',
  'arena.wilson': 'Wilson 95%',
  'arena.bootstrap': 'By deal 95%',
  'arena.margin': 'Margin',
  'arena.rank': 'Rank',
  'arena.worst': 'Worst seat',
  'arena.legend':
    'A shared first place counts in parts; equal players have {share}% each. Wilson treats all games as independent; “by deal” takes the games of one deal together, and is the one to trust. Margin: points ahead of the best other seat, with its 95% by deal.',
  'arena.rating': 'Rating',
  'arena.interval': '95%',
  'arena.ratings':
    'Ratings, as in chess: the mean is 0, and 400 more are odds of ten to one in a game of two.',
  'arena.verdict':
    '{state, select, above {Decided: {bot} wins at least {high}% of its games.} below {Decided: {bot} wins at most {low}% of its games.} other {Not decided yet whether {bot} wins at most {low}% or at least {high}% of its games: more --games would tell.}} (log likelihood ratio {llr}; decided at {lower} or {upper}; 5% errors)',
  'arena.faults':
    '{bot}: {count, plural, one {# decision was} other {# decisions were}} made by level 0 instead ({kinds}).',
  'arena.times':
    'Decision times of the {games, plural, one {# game} other {# games}} played now, on this machine. All other figures are the same without them.',
  'arena.no-times': 'No decision times: all games were in the file already.',
  'arena.decisions': 'Decisions',
  'arena.mean': 'Mean',
  'arena.max': 'Max',
  'arena.too-slow': '{bot} took {time} for a decision; the limit is {limit}.',
  'arena.missing':
    '{missing, plural, one {# of {blocks} blocks is} other {# of {blocks} blocks are}} missing: play the other parts, then merge again.',
  'arena.kept':
    '{kept, plural, one {# game was} other {# games were}} in {file} already; {games, number} played now.',
  'arena.rate':
    '{games, plural, one {# game} other {# games}} in {seconds} s: {rate} a second, {workers, plural, one {# worker} other {# workers}}. They are in {file}.',
  'arena.stopped':
    'Stopped. {done, number} of {games, number} games are in {file}; the same command continues them.',
  'arena.faulty':
    '{bot} failed {count} times; the last time: {kind}, {detail}. The last lines of its stderr:',
  'arena.broken': 'A worker failed:',

  'fault.late': 'too late',
  'fault.not-json': 'no JSON object',
  'fault.too-long': 'too long',
  'fault.refused': 'against the rules',
  'fault.gone': 'program ended',

  'sit.no-table': 'Give the table’s address, as your browser shows it',
  'sit.no-link': '{text} isn’t the address of a table, such as https://macher.example/t/NS8tCaEcaBLj',
  'sit.in-browser': '{text} is a table in a browser: a program can only sit at a table of a server',
  'sit.no-bot': 'Give the program to play with --bot',
  'sit.no-token': 'There’s no token in MACHER_TOKEN; make one in your account on the server',
  'sit.odd-token': 'That isn’t the token of a program: it must begin with macher_',
  'sit.seated': 'Seat {seat}, {party}: ready',
  'sit.begun': '{ruleset} with {players} players: the program plays {party}',
  'sit.place': '{rank}. {party}: {points}',
  'sit.fault': 'Try {tries} of {most}: {kind}, {detail}',
  'sit.lost':
    'No answer from the server ({reason}); next try in {seconds, plural, one {# second} other {# seconds}}',
  'sit.found': 'The server answers again',
  'sit.returned': 'A bot had stood in; the program plays on',
  'sit.abandoned': 'The game has ended without a result.',
  'sit.frozen': 'The server can’t follow this game any further: it’s frozen.',
  'sit.full': 'No seat is free.',
  'sit.begun-already': 'The game has begun, and the program has no seat in it.',
  'sit.seat-lost': 'The program has no seat at this table any more.',
  'sit.resigned': 'The program has resigned: a bot plays to the end.',
  'sit.faulty':
    'The program has failed too often and leaves its seat to a bot. The same command takes it back.',
  'sit.stopped': 'Stopped: the program leaves its seat. The same command takes it back.',
  'sit.unheard': 'The server doesn’t know that the program has left: it still waits for it.',
  'sit.no-programs': 'This table doesn’t admit programs.',
  'sit.blocked': 'The owner of the table has blocked the program.',
  'sit.refused': 'The table gives it no seat: {detail}',
  'sit.unreachable': 'There’s no server at this address ({detail}).',
  'sit.no-server': 'What answers at this address isn’t a Macher server.',
  'sit.not-signed-in': 'The token isn’t valid, or not any more: make another in your account on the server.',
  'sit.no-such-table': 'There’s no such table on this server.',
  'sit.not-invited': 'The table is private: give the whole link, with what comes after the #.',
  'sit.closed': 'The server refuses: {detail}',

  'replay.title': '{ruleset}, seed {seed}: {parties}',
  'replay.step': 'Step {step} of {steps}',
  'replay.dealt': 'The deal',
  'replay.end': 'End of the record.',
  'review.progress': '{done} of {games} looked at',
  'review.title':
    '{ruleset}: {party}, {points} points, {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {players}',
  'review.unfinished': '{ruleset}: {party}, not finished',
  'review.chances': 'Chances to win, if bots that look ahead had played on',
  'review.place': 'Round {round}, {phase}',
  'review.unknown': 'Before the first election nobody can tell.',
  'review.turning': 'Turning points',
  'review.no-turning': 'No single decision changed much.',
  'review.turn': '{before} → {after}: {text}',
  'review.decisions': '{count, plural, one {# decision} other {# decisions}} looked at',
  'review.costly':
    '{count, plural, one {One cost more than 2 points} other {# cost more than 2 points, about {total} together}}.',
  'review.nothing': 'Nothing you did cost more than 2 points.',
  'review.cost': '{place}: about {points, plural, one {# point} other {# points}}, give or take {give}',
  'review.did': 'Decided',
  'review.better': 'Better',
  'review.why': 'Why',

  'components.path': 'value of',
  'components.value': 'value',
  'components.origin': 'from',
  'components.print': 'print',
  'components.reported': 'reported',
  'components.ours': 'reconstructed',
  'components.pack': 'pack',
  'components.counts':
    '{print, plural, one {# number is} other {# numbers are}} from print, {reported} reported by players, {ours} reconstructed, {pack} from the pack.',
};

export type CliKey = keyof typeof en;
export type CliMessages = Readonly<Record<CliKey, string>>;
