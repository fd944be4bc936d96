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
