import { defineConfig } from 'vitest/config';

/** The client in a real browser: `npm test browser`. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
