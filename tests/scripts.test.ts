import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const runner = readFileSync('scripts/run.mjs', 'utf8');

function run(...args: string[]): { readonly status: number | null; readonly told: string } {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args]);
  return { status, told: String(stderr) };
}

describe('the commands of package.json', () => {
  it('are few', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  });

  it.each(Object.keys(scripts).filter(name => name !== 'format'))(
    '%s is run on a clone that is made ready first',
    name => {
      expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`);
      expect(runner).toMatch(new RegExp(`\\b'?${name}'?: `));
    },
  );

  it('run files that are there', () => {
    const files = [...runner.matchAll(/'((?:scripts|packages)\/[\w/-]+\.ts)'/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter(file => !existsSync(file))).toEqual([]);
  });

  it.each([
    [['lab'], 'Which lab.', 'school'],
    [['tool', 'plnt'], 'No tool is called plnt.', 'plant'],
    [['toString'], 'No program is called toString.', 'bench:web'],
  ])('%j says which there are', (args, problem, known) => {
    const { status, told } = run(...args);
    expect(status).toBe(1);
    expect(told).toContain(problem);
    expect(told).toContain(known);
  });
});

it('npm test refuses a check that there is not, and names those that there are', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.ts', 'lint', 'lnt']);
  expect([status, String(stdout)]).toEqual([1, '']);
  expect(String(stderr)).toMatch(/no check called lnt\. There are: types, lint, .*, tests, browser\./);
});
