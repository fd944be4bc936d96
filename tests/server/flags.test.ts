import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverSpeaker } from '@macher/server';
import { expect, it } from 'vitest';
import { wrongFlags } from '../../packages/server/src/flags.ts';

const say = serverSpeaker('en');

it.each([
  [['--port', '1'], '--port', 'PORT=8081'],
  [['--port=1'], '--port', 'PORT=8081'],
  // As npm hands it on without a second --.
  [['1'], '1', 'PORT=8081'],
  [['--data', '/srv'], '--data', 'MACHER_DATA=/srv/macher-data'],
  [['x', '--HOST'], '--HOST', 'HOST=127.0.0.1'],
  [['--database=postgres://me:secret@db/x'], '--database', 'DATABASE_URL=postgres://localhost/macher'],
  [['postgres://me:secret@db/x'], 'postgres', 'PORT=8081'],
  [['-'.repeat(500)], '-'.repeat(40), 'PORT=8081'],
])('%j is refused, and it is said how a server is set up', (given, name, instead) => {
  const text = wrongFlags(given, say);
  expect(text).toBe(say('flags', { given: name, instead }));
  expect(text).not.toContain('secret');
});

it('without any there is nothing to say', () => expect(wrongFlags([], say)).toBeNull());

it('a server that is started with one ends before it touches anything', () => {
  const main = fileURLToPath(import.meta.resolve('../../packages/server/src/main.ts'));
  const { status, stderr } = spawnSync(process.execPath, [main, '--port', '1'], {
    env: { ...process.env, LANG: 'de_DE.UTF-8', LC_ALL: '', MACHER_DATA: '/proc/nowhere' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('--port gibt es nicht');
});
