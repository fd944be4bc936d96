import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestFirst.ts';

const ALL = 'tests/**/*.test.ts';
const BROWSER = ['**/node_modules/**', 'tests/browser/**'];
/** These change what all modules share: the page, the environment, signals. The others load the program once for all files. */
const APART = [
  'tests/web/*.test.ts',
  'tests/server/doctor.test.ts',
  'tests/cli/*.test.ts',
  'tests/costs/server.test.ts',
];

const LONGEST = [
  'server/crash',
  'faults/faults',
  'server/secrecy',
  'laws/leaks',
  'cli/play',
  'server/several',
  'server/badDays',
  'server/abuse',
  'cli/arena',
  'cli/sit',
  'lab/program',
  'bots/levels',
  'bots/decisions',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    exclude: BROWSER,
    setupFiles: ['tests/setup.ts'],
    // One more than the cores of a small machine: some tests wait for other processes.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        test: { name: 'together', include: [ALL], exclude: [...BROWSER, ...APART], isolate: false },
      },
    ],
  },
});
