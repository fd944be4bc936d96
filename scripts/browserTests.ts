// The client in a real browser. Without one, and no way to install it, this says so and ends with a code of its own:
// a machine without a browser can still check everything else.
import { spawnSync } from 'node:child_process';
import { findChromium } from '../tests/browser/chromium.ts';

/** SKIPPED is what `npm test` takes for: could not be tried here. */
const SKIPPED = 77;

if (findChromium() === null) {
  console.log('no Chromium: install it (Debian: apt-get install chromium), or say where it is by CHROMIUM');
  process.exit(SKIPPED);
}
const commands = [
  ['scripts/build.ts'],
  ['scripts/site.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.browser.config.ts'],
];
for (const command of commands) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
