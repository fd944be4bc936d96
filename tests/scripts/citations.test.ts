import { describe, expect, it } from 'vitest';
import { citedByTests, defined, namedInCode, problems } from '../../scripts/citations.ts';

const one = (path: string, text: string): ReadonlyMap<string, string> => new Map([[path, text]]);
const rules = defined(
  one('docs/rules/x.md', '**[2019 §1.1]** Regions. **[R4]** Ties. **[E19-7b]** Sending.'),
);

describe('citations', () => {
  it('a rule that no test cites is a problem', () => {
    const cited = citedByTests(one('tests/a.test.ts', "it('[2019 §1.1] [R4] both', () => {});"));
    expect(problems(rules, cited, new Map())).toEqual(['docs/rules/x.md: no test cites [E19-7b]']);
  });

  it('a citation of a rule that does not exist is a problem', () => {
    const cited = citedByTests(
      one('tests/a.test.ts', "it('[2019 §1.1] [R4] [E19-7b] [R99] all', () => {});"),
    );
    expect(problems(rules, cited, new Map())).toEqual(['tests/a.test.ts: [R99] is not in docs/rules']);
  });

  it('a scenario cites as well', () => {
    const cited = citedByTests(one('scenarios/a.yaml', 'title: x\ncites: [E19-7b, "2019 §1.1", R4]\n'));
    expect(problems(rules, cited, new Map())).toEqual([]);
  });

  it('an id in a comment or elsewhere in a test is no citation', () => {
    expect(citedByTests(one('tests/a.test.ts', "// [R4]\nexpect('[R4]')")).size).toBe(0);
  });

  it('the code may name only rules that exist', () => {
    const named = namedInCode(one('packages/a.ts', "/** [R4] */ refusal('x', 'R7'); const p = '2019 §1.1';"));
    const cited = citedByTests(one('tests/a.test.ts', "it('[2019 §1.1] [R4] [E19-7b] all', () => {});"));
    expect(problems(rules, cited, named)).toEqual(['packages/a.ts: [R7] is not in docs/rules']);
  });
});
