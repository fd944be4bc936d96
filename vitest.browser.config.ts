import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestFirst.ts';

const LONGEST = [
  'timeline',
  'offline',
  'people',
  'games',
  'device',
  'access',
  'room',
  'languages',
  'keyboard',
  'follow',
  'desk',
  'together',
];

/** The client in a real browser: `npm test browser`. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // Two more than the cores of a small machine: a browser test mostly waits.
    maxWorkers: 4,
    sequence: { sequencer: longestFirst(LONGEST.map(name => `browser/${name}`)) },
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
