import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The headless shell first: the same engine without a desktop around it, in two thirds of the time. */
const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine; null: there is none, and it cannot be installed from here. */
export function findChromium(): string | null {
  const found = PLACES.find(path => path !== '' && existsSync(path)) ?? null;
  if (found !== null || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.error('Installing Debian’s Chromium for the browser tests (once; about a minute) …');
  apt('update', '-qq');
  // Older releases of Debian have no shell of its own.
  if (apt(...INSTALL, 'chromium-headless-shell') !== 0) apt(...INSTALL, 'chromium');
  return PLACES.find(path => path !== '' && existsSync(path)) ?? null;
}

const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

function apt(...words: readonly string[]): number | null {
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status;
}

/** Without the sandbox, which does not work for root, and without calls home. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ARGUMENTS });
}
