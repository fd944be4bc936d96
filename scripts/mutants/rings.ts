/** Tests that should notice a mistake in a package, the quick ones first; after these, all others. */
export const RINGS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  engine: [
    ['tests/rules', 'tests/scenarios', 'tests/counts'],
    ['tests/laws', 'tests/engine', 'tests/golden'],
  ],
  editions: [['tests/editions', 'tests/rules', 'tests/scenarios']],
  bots: [['tests/bots', 'tests/lab']],
  lab: [['tests/lab', 'tests/cli']],
  protocol: [['tests/table', 'tests/archive'], ['tests/server']],
  table: [['tests/table', 'tests/archive'], ['tests/server']],
  server: [['tests/server']],
  scenarios: [['tests/scenarios', 'tests/rules']],
  words: [['tests/words', 'tests/web', 'tests/cli/play.test.ts']],
  web: [['tests/web', 'packages/web']],
  cli: [['tests/cli']],
};
