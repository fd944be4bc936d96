import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ALL = ['tests/**/*.test.ts', 'packages/*/src/**/*.test.ts'];
const BROWSER = ['**/node_modules/**', 'tests/browser/**'];
/** These change what all modules share: the page, the environment, signals. The others load the program once for all files. */
const APART = ['tests/web/*.test.ts', 'tests/server/doctor.test.ts', 'tests/cli/*.test.ts'];

/** Those that take longest begin first, so that none of them runs alone at the end. */
const LONGEST = ['server/crash', 'laws/leaks', 'server/secrecy', 'bots/levels', 'cli/arena', 'server/abuse'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = LONGEST.findIndex(name => moduleId.endsWith(`tests/${name}.test.ts`));
      return index < 0 ? LONGEST.length : index;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    exclude: BROWSER,
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        test: { name: 'together', include: ALL, exclude: [...BROWSER, ...APART], isolate: false },
      },
    ],
  },
});
