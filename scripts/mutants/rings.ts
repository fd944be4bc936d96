/** SERVER_QUICKLY leaves out what takes minutes there and is asked later: crashes, abuse, secrets on the wire. */
const SERVER_QUICKLY = [
  'tests/server/doctor',
  'tests/server/doors',
  'tests/server/heartbeat',
  'tests/server/limits',
  'tests/server/lobby',
  'tests/server/newTables',
  'tests/server/people',
  'tests/server/play',
  'tests/server/settings',
  'tests/server/sqlite',
  'tests/server/tableRow',
  'tests/server/tables',
];

/** Tests that should notice a mistake in a package, the quick ones first; after these, all others. */
export const RINGS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  engine: [
    ['tests/rules', 'tests/scenarios', 'tests/counts'],
    ['tests/laws', 'tests/engine', 'tests/golden', 'tests/archive'],
  ],
  editions: [['tests/editions'], ['tests/rules', 'tests/scenarios']],
  bots: [['tests/bots/decisions.test.ts'], ['tests/bots', 'tests/lab']],
  lab: [['tests/lab', 'tests/cli']],
  protocol: [['tests/table', 'tests/archive'], SERVER_QUICKLY, ['tests/server']],
  table: [['tests/table', 'tests/archive'], SERVER_QUICKLY, ['tests/server']],
  local: [['tests/local'], ['tests/table']],
  lessons: [['tests/lessons']],
  server: [SERVER_QUICKLY, ['tests/server']],
  scenarios: [['tests/scenarios', 'tests/rules']],
  words: [
    ['tests/words', 'tests/golden'],
    ['tests/web', 'tests/cli/play.test.ts', 'tests/cli/newsShown.test.ts', 'tests/cli/takingBack.test.ts'],
  ],
  web: [['tests/web']],
  cli: [['tests/cli']],
};
