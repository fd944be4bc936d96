import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('every command sets the project up by itself', () => {
  const commands = Object.keys(scripts).filter(
    name => !name.startsWith('pre') && !['format', 'schemas'].includes(name),
  );

  it.each(commands)('%s', name => {
    expect(scripts[`pre${name}`]).toMatch(/^node scripts\/setup\.mjs( scripts\/\w+\.ts)*$/);
  });

  it('and none of them runs two programs in one shell, which would keep the first Node it found', () => {
    expect(Object.values(scripts).filter(script => /&&|;|\|/.test(script))).toEqual([]);
  });
});

it('npm test refuses a check that there is not, and names those that there are', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.ts', 'lint', 'lnt']);
  expect([status, String(stdout)]).toEqual([1, '']);
  expect(String(stderr)).toMatch(/no check called lnt\. There are: types, lint, .*, tests, browser\./);
});
