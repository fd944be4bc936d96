// How heavy and how quick the browser client is: what the first visit loads, how soon it can be used, and how long a late
// view of five players takes to be drawn and drawn again, and any moment of a finished game. `npm run bench:web`. Needs Chromium (see tests/browser).

import { machineText } from '@macher/lab';
import type { Page } from 'playwright-core';
import { Company } from '../tests/browser/company.ts';
import { playOn } from '../tests/browser/driver.ts';
import { House, openTable } from '../tests/browser/house.ts';
import { bytesOf, heaviest, kilobytes, loadedBy } from '../tests/browser/loaded.ts';
import { lastMoment } from '../tests/browser/moments.ts';
import { COSTS } from '../tests/costs/costs.ts';
import { measureLocal } from './benchLocal.ts';

const LAPS = 5;

async function main(): Promise<void> {
  console.log(machineText());
  const house = await House.open();
  await measureLoad(house);
  await measureViews(house);
  await measureFollowing(house);
  await measureMoments(house);
  await house.close();
  await measureLocal();
}

/**
 * Measures the load of a first visitor in English: every byte over the wire, without the outlines, which come when the
 * page stands.
 */
async function measureLoad(house: House): Promise<void> {
  const times: number[] = [];
  for (let lap = 0; lap < LAPS; lap += 1) {
    const { page, context } = await house.visitor();
    await page.goto(house.url);
    await page.waitForSelector('h1');
    times.push(await page.evaluate(() => performance.now()));
    if (lap === 0) console.log(await firstLoad(page));
    await context.close();
  }
  console.log(`usable after ${median(times).toFixed(0)} ms (under 1,500 wanted), laps ${rounded(times)}`);
}

async function firstLoad(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  const all = await loadedBy(page);
  const { most } = COSTS['bytes of a first visit'];
  return `first load: ${kilobytes(bytesOf(all))} compressed (under ${kilobytes(most)} wanted): ${heaviest(all)}`;
}

/** Measures views late in a game of five: the whole screen at the first news, then every change of the table. */
async function measureViews(house: House): Promise<void> {
  const { page } = await house.visitor();
  await page.goto(house.url);
  const path = await openTable(page, { ruleset: '2006-7', seats: ['me', '2', '2', '2', '2'] });
  await page.goto(`${house.url}${path}`);
  await page.waitForSelector('.dock');
  await playOn(page, LATE, 1);
  const first: number[] = [];
  const whole: number[] = [];
  await page.addInitScript(timeNews);
  for (let lap = 0; lap < LAPS; lap += 1) {
    await page.reload();
    await page.waitForSelector('.dock');
    first.push((await timesIn(page))[0] ?? Number.NaN);
    whole.push(await page.evaluate(() => (globalThis as { wholeAfter?: number }).wholeAfter ?? Number.NaN));
  }
  await playOn(page, MORE, 2);
  const later = (await timesIn(page)).slice(1);
  const mean = later.reduce((sum, each) => sum + each, 0) / later.length;
  console.log(
    `a late view of five players: drawn in ${median(first).toFixed(1)} ms (50 wanted), with the panels at its side after ${median(whole).toFixed(1)} ms, updated in ${mean.toFixed(1)} ms on average (${later.length} changes; 16 wanted), half of them within ${median(later).toFixed(1)} ms`,
  );
}

/**
 * Measures moments of a finished game of five and seven rounds, here and there: from a touch of the slider to the
 * finished layout.
 */
async function measureMoments(house: House): Promise<void> {
  const { page } = await house.visitor();
  const moment = lastMoment('2006-7', 5);
  await (await Company.gather(house)).show(page, moment, 5);
  await page.waitForSelector('.end');
  await page.getByRole('link', { name: 'Step through the game' }).click();
  await page.waitForSelector('.time-scale');
  const times = await page.evaluate(jumpAbout, JUMPS);
  console.log(
    `a moment of a finished game: shown in ${median(times).toFixed(1)} ms, the slowest of ${JUMPS} in ${Math.max(...times).toFixed(0)} ms (under 100 wanted)`,
  );
}

/** Measures following: someone who reads everything lets moves of bots queue up, then chooses "at once". */
async function measureFollowing(house: House): Promise<void> {
  const { page } = await house.visitor();
  await page.goto(house.url);
  await page.evaluate(() => localStorage.setItem('macher.speed', '"read"'));
  const path = await openTable(page, { ruleset: '2006-7', seats: ['0', '0', '0', '0', '0'] });
  await page.goto(`${house.url}${path}`);
  await page.waitForSelector('select.speed', { timeout: 60_000 });
  await page.waitForFunction(
    () => Number(document.querySelector('.follow-place b')?.textContent?.split(' ').at(-1)) > 100,
    null,
    { timeout: 60_000 },
  );
  const { moves, time } = await page.evaluate(chooseAtOnce);
  console.log(
    `following at once: ${moves} moves in ${time.toFixed(0)} ms, ${((100 * time) / moves).toFixed(0)} ms for 100 (under 300 wanted)`,
  );
}

/** chooseAtOnce runs inside the page. */
async function chooseAtOnce(): Promise<{ moves: number; time: number }> {
  const speed = document.querySelector<HTMLSelectElement>('select.speed');
  if (speed === null) throw new Error('nothing is followed');
  const moves = Number(document.querySelector('.follow-place b')?.textContent?.split(' ').at(-1));
  const began = performance.now();
  speed.value = 'once';
  speed.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
  await Promise.resolve();
  document.body.getBoundingClientRect();
  return { moves, time: performance.now() - began };
}

const JUMPS = 60;

/** jumpAbout runs inside the page. */
async function jumpAbout(jumps: number): Promise<readonly number[]> {
  const slider = document.querySelector<HTMLInputElement>('.time-slider');
  if (slider === null) throw new Error('no slider');
  const times: number[] = [];
  for (let jump = 0; jump < jumps; jump += 1) {
    const began = performance.now();
    slider.value = String(Math.floor((((jump * 37) % jumps) / jumps) * Number(slider.max)));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - began);
    await new Promise(resolve => setTimeout(resolve));
  }
  return times;
}

/** LATE is how many decisions it takes until it is late; below it, how many are watched. */
const LATE = 60;
const MORE = 20;

function timesIn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (globalThis as { newsTimes?: number[] }).newsTimes ?? []);
}

/** timeNews runs inside the page, before its own code: from a message to the finished layout. */
function timeNews(): void {
  const times: number[] = [];
  Object.assign(globalThis, { newsTimes: times });
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage') ?? {};
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(this: WebSocket, hear: (event: MessageEvent) => void) {
      set?.call(this, async (event: MessageEvent) => {
        const began = performance.now();
        hear(event);
        // Preact draws in a microtask of its own; two of ours come after it.
        await Promise.resolve();
        await Promise.resolve();
        document.body.getBoundingClientRect();
        if (!/"type":"(news|changes)"/.test(String(event.data))) return;
        times.push(performance.now() - began);
        if (times.length > 1) return;
        while (document.querySelector('.side [role=tabpanel]') === null)
          await new Promise(resolve => setTimeout(resolve));
        document.body.getBoundingClientRect();
        Object.assign(globalThis, { wholeAfter: performance.now() - began });
      });
    },
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(values: readonly number[]): string {
  return values.map(value => value.toFixed(0)).join(' ');
}

await main();
