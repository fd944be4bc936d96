import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
    include: ['tests/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/browser/**'],
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
  },
});
