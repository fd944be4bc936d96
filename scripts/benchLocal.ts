import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { botOf } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { type Choice, type Rules, randomOf, type View } from '@macher/engine';
import { Match } from '@macher/lab';
import type { Page } from 'playwright-core';
import { Site, untilKept } from '../tests/browser/site.ts';
import { SITE } from './siteFolder.ts';

const LAPS = 5;

/**
 * Measures play without a server: how soon a game begins, how long a bot thinks in a browser, and what an installed
 * game asks of the network.
 */
export async function measureLocal(): Promise<void> {
  const site = await Site.open();
  await measureStart(site);
  await measureInstalled(site);
  await measureBots(site);
  await site.close();
}

/**
 * Measures the start, from the click to the first decision, each time as a new visitor whose browser has loaded nothing
 * of a table yet.
 */
async function measureStart(site: Site): Promise<void> {
  const times: number[] = [];
  for (let lap = 0; lap < LAPS; lap += 1) {
    const context = await site.visitor({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(site.url);
    await page.waitForSelector('.quick .primary');
    times.push(await page.evaluate(clickToDock));
    await context.close();
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(LAPS / 2)] ?? Number.NaN;
  const all = times.map(time => time.toFixed(0)).join(' ');
  console.log(
    `a game on this device: begins ${median.toFixed(0)} ms after the click (under 1,000 wanted), laps ${all}`,
  );
}

/** clickToDock runs inside the page. */
async function clickToDock(): Promise<number> {
  const began = performance.now();
  document.querySelector<HTMLButtonElement>('.quick .primary')?.click();
  while (document.querySelector('.dock') === null) await new Promise(resolve => setTimeout(resolve));
  document.body.getBoundingClientRect();
  return performance.now() - began;
}

async function measureInstalled(site: Site): Promise<void> {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.goto(site.url);
  await untilKept(page);
  site.files.asked.length = 0;
  await page.reload();
  await page.waitForSelector('.quick .primary');
  const time = await page.evaluate(() => performance.now());
  const asked = site.files.asked.filter(path => !path.endsWith('/sw.js'));
  const bytes = globSync(join(SITE.folder, '**/*.{js,css,html,svg,png,woff2}')).map(
    file => statSync(file).size,
  );
  const kept = bytes.reduce((sum, each) => sum + each, 0);
  console.log(
    `kept in the browser: usable after ${time.toFixed(0)} ms, ${asked.length} requests (0 wanted; the browser's own look for a newer version apart), ${(kept / 1e6).toFixed(1)} MB before compression`,
  );
  await context.close();
}

interface Asked {
  readonly view: Omit<View, 'rules'>;
  readonly choice: Choice;
}

/** Measures the very worker that a game here hires, asked everything that comes up in a game. */
async function measureBots(site: Site): Promise<void> {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.goto(site.url);
  const [file = ''] = globSync(join(SITE.folder, 'assets/botWorker-*.js'));
  const rules = rulesOf('2019-4');
  const times = await timesOf(page, `assets/${basename(file)}`, rules, questions(rules));
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  console.log(
    `level 3 in a browser's worker: ${mean.toFixed(1)} ms on average over a game of four (${times.length} decisions; up to 50 wanted), the longest ${Math.max(...times).toFixed(0)} ms`,
  );
  await context.close();
}

/** Questions of a game that level 2 plays, which is quicker than level 3 and asked the same. */
function questions(rules: Rules): readonly Asked[] {
  const bot = botOf('2');
  if (bot === null) throw new Error('no level 2');
  const match = new Match(rules, PARTIES.slice(0, 4), 'bench');
  const random = randomOf('bench');
  const asked: Asked[] = [];
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const { rules: _, ...view } = turn.view;
    // The game goes on in place, so the view is copied.
    asked.push(structuredClone({ view, choice: turn.choice }));
    match.play(bot.decide(turn.view, turn.choice, random).action);
  }
  return asked;
}

function timesOf(
  page: Page,
  worker: string,
  rules: Rules,
  asked: readonly Asked[],
): Promise<readonly number[]> {
  return page.evaluate(askWorker, { worker, rules, asked });
}

/** askWorker runs inside the page. */
async function askWorker({
  worker,
  rules,
  asked,
}: {
  readonly worker: string;
  readonly rules: Rules;
  readonly asked: readonly Asked[];
}): Promise<readonly number[]> {
  const bot = new Worker(worker, { type: 'module' });
  const answer = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      bot.onmessage = resolve;
      bot.onerror = ({ message }) => reject(new Error(message));
    });
  await answer();
  const times: number[] = [];
  for (const [place, question] of asked.entries()) {
    const began = performance.now();
    const decided = answer();
    bot.postMessage({ bot: '3', rules: 0, fresh: place === 0 ? rules : null, seed: `${place}`, ...question });
    await decided;
    times.push(performance.now() - began);
  }
  return times;
}
