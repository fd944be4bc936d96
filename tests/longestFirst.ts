import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take longest begin first, in this order, so that none of them runs alone at the end. */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  const rank = ({ moduleId }: TestSpecification): number => {
    const index = names.findIndex(name => moduleId.endsWith(`tests/${name}.test.ts`));
    return index < 0 ? names.length : index;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
