// The moving picture of the README: one round of a real game, from the platform to election night, and the end.
import { writeFileSync } from 'node:fs';
import type { Kind } from '@macher/engine';
import type { Page } from 'playwright-core';
import { Company } from '../tests/browser/company.ts';
import { hurryNight, touchSome } from '../tests/browser/driver.ts';
import { House, LAPTOP } from '../tests/browser/house.ts';
import { electionAfter, endOfRounds, type Moment, roundOf } from '../tests/browser/moments.ts';
import { animated, type Frame } from './animation.ts';
import { KEPT_FOLDER } from './pictures.ts';

const [RULESET, PLAYERS, SEAT, ROUND] = ['2019-7', 4, 1, 3] as const;

/** SHOWN is what is shown of the round, and how many times something is touched before each picture. */
const SHOWN: readonly (readonly [Kind, readonly number[]])[] = [
  ['exchange', [0, 3]],
  ['buy-media', [1]],
  ['meetings', [0, 2, 4]],
  ['send', [3]],
  ['influence', [2]],
  ['poll-bid', [1]],
];

/** SCALE: sharp enough beside text, and small. */
const SCALE = 0.75;
const QUALITY = 55;
const MILLISECONDS = 1600;
const LAST = 3500;
const LOOPS = 5;

const house = await House.open();
try {
  const frames = await record(house);
  const [width, height] = [LAPTOP.width * SCALE, LAPTOP.height * SCALE];
  const file = `${KEPT_FOLDER}/play.webp`;
  const data = animated(frames, width, height, LOOPS);
  writeFileSync(file, data);
  console.log(`${file}: ${frames.length} pictures, ${data.length} bytes`);
} finally {
  await house.close();
}

async function record(house: House): Promise<Frame[]> {
  const company = await Company.gather(house);
  const { page } = await house.visitor({ reducedMotion: 'reduce' });
  const moments = roundOf(RULESET, PLAYERS, SEAT, ROUND);
  const frames: Frame[] = [];
  for (const [kind, touches] of SHOWN) {
    const moment = moments.get(kind);
    if (moment === undefined) throw new Error(`nobody is asked for ${kind} in round ${ROUND}`);
    await company.show(page, moment);
    for (const [index, times] of touches.entries()) {
      await touchSome(page, times, 3 + index);
      frames.push(await frame(page, MILLISECONDS));
    }
  }
  frames.push(...(await night(company, page, electionAfter(RULESET, PLAYERS, ROUND))));
  const end = { ...endOfRounds(RULESET, PLAYERS), seat: SEAT };
  await company.show(page, end, end.actions.length);
  await page.waitForSelector('.curves svg');
  return [...frames, await frame(page, LAST)];
}

async function night(company: Company, page: Page, moment: Moment): Promise<Frame[]> {
  const laid = await company.show(page, { ...moment, seat: SEAT, actions: moment.actions.slice(0, -1) });
  await company.goOn(laid, moment.actions.slice(-1));
  await page.waitForSelector('dialog.night');
  const first = await frame(page, MILLISECONDS);
  await hurryNight(page);
  return [first, await frame(page, LAST)];
}

async function frame(page: Page, milliseconds: number): Promise<Frame> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...LAPTOP, scale: SCALE };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await session.detach();
  return { still: Buffer.from(data, 'base64'), milliseconds };
}
