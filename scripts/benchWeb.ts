// How heavy and how quick the browser client is: what the first visit loads, how soon it can be used, and how long a late
// view of five players takes to be drawn and drawn again, and any moment of a finished game. `npm run bench:web`. Needs Chromium (see tests/browser).

import { calibrate } from '@macher/lab';
import type { Page } from 'playwright-core';
import { Company } from '../tests/browser/company.ts';
import { playOn } from '../tests/browser/driver.ts';
import { House, openTable } from '../tests/browser/house.ts';
import { lastMoment } from '../tests/browser/moments.ts';

const LAPS = 5;

async function main(): Promise<void> {
  console.log(`calibration: ${calibrate(1000).toFixed(0)} million steps/s`);
  const house = await House.open();
  await measureLoad(house);
  await measureViews(house);
  await measureMoments(house);
  await house.close();
}

/** As a first visitor in English: every byte over the wire, without the outlines, which come when the page stands. */
async function measureLoad(house: House): Promise<void> {
  const times: number[] = [];
  for (let lap = 0; lap < LAPS; lap += 1) {
    const { page, context } = await house.visitor();
    await page.goto(house.url);
    await page.waitForSelector('h1');
    times.push(await page.evaluate(() => performance.now()));
    if (lap === 0) console.log(describe(await loaded(page)));
    await context.close();
  }
  console.log(`usable after ${median(times).toFixed(0)} ms (under 1,500 wanted), laps ${rounded(times)}`);
}

interface Loaded {
  readonly name: string;
  readonly bytes: number;
}

async function loaded(page: Page): Promise<readonly Loaded[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      each => ({
        name: each.name.split('/').at(-1) || 'the page',
        bytes: (each as PerformanceResourceTiming).transferSize,
      }),
    ),
  );
}

function describe(all: readonly Loaded[]): string {
  const first = all.filter(({ name }) => !name.startsWith('lands'));
  const total = first.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = first.toSorted((one, other) => other.bytes - one.bytes).slice(0, 6);
  const parts = largest.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
  return `first load: ${kilobytes(total)} compressed (under 200 wanted): ${parts.join(', ')}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Late in a game of five: the whole screen at the first news, then every change of the table. */
async function measureViews(house: House): Promise<void> {
  const { page } = await house.visitor();
  await page.goto(house.url);
  const path = await openTable(page, { ruleset: '2006-7', seats: ['me', '2', '2', '2', '2'] });
  await page.goto(`${house.url}${path}`);
  await page.waitForSelector('.dock');
  await playOn(page, LATE, 1);
  const first: number[] = [];
  await page.addInitScript(timeNews);
  for (let lap = 0; lap < LAPS; lap += 1) {
    await page.reload();
    await page.waitForSelector('.dock');
    first.push((await timesIn(page))[0]?.time ?? Number.NaN);
  }
  await playOn(page, MORE, 2);
  const letters = (await timesIn(page)).slice(1);
  const later = letters.map(({ time }) => time);
  const whole = later.reduce((sum, each) => sum + each, 0);
  const mean = whole / later.length;
  const moments = letters.reduce((sum, each) => sum + each.moments, 0);
  console.log(
    `a late view of five players: drawn in ${median(first).toFixed(1)} ms, updated in ${mean.toFixed(1)} ms on average (${later.length} changes; 16 wanted), half of them within ${median(later).toFixed(1)} ms`,
  );
  console.log(
    `following 100 moments at once: ${((100 * whole) / moments).toFixed(0)} ms (under 300 wanted; ${moments} moments)`,
  );
}

/** Through a finished game of five and seven rounds, here and there: from a touch of the slider to the finished layout. */
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

const JUMPS = 60;

/** Inside the page. */
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

/** Decisions until it is late, and those that are watched. */
const LATE = 60;
const MORE = 20;

/** How long a letter from the server took to be drawn, and how many moments it told. */
interface Letter {
  readonly time: number;
  readonly moments: number;
}

function timesIn(page: Page): Promise<readonly Letter[]> {
  return page.evaluate(() => (globalThis as { newsTimes?: Letter[] }).newsTimes ?? []);
}

/** Inside the page, before its own code: from a message to the finished layout. */
function timeNews(): void {
  const times: Letter[] = [];
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
        const text = String(event.data);
        const time = performance.now() - began;
        if (text.includes('"type":"news"')) times.push({ time, moments: text.split('"part":').length - 1 });
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
