import { LESSON_IDS, loadLesson } from '@macher/lessons';
import type { Page } from 'playwright-core';
import { hurryNight, playOn, settle } from './driver.ts';

const lessons = await Promise.all(LESSON_IDS.map(loadLesson));
const steps = lessons.flatMap(({ chapters }) => chapters.flatMap(chapter => chapter.steps));

type Pressed = (step: string, presses: number) => Promise<void>;

/** Goes through so many steps of a lesson from where it stands; `seen` is called at each, `pressed` after each press. */
export async function learn(
  page: Page,
  most: number,
  seen: (step: string) => Promise<void>,
  pressed: Pressed = async () => {},
): Promise<void> {
  for (let done = 0; done < most; ) {
    await Promise.race([
      page.waitForSelector('.bubble:not(.unplaced)'),
      page.waitForSelector('dialog.night'),
    ]);
    if ((await page.locator('dialog.night').count()) > 0) {
      await hurryNight(page);
      await page.locator('dialog.night .on').click();
      continue;
    }
    const step = (await page.locator('.bubble').getAttribute('data-step')) ?? '';
    await seen(step);
    await take(page, step, pressed);
    done += 1;
  }
}

async function take(page: Page, text: string, pressed: Pressed): Promise<void> {
  const step = steps.find(each => each.text === text);
  if (step?.kind === 'sum')
    await page.locator('.bubble-options button').nth(step.options.indexOf(step.answer)).click();
  else if (step?.kind === 'decide') await follow(page, text, pressed);
  else await page.locator('.bubble .next').click();
  if (step?.kind === 'free') await playOn(page, 200, 3);
}

/** Presses what the lesson points at, and nothing else, until the step is over. */
async function follow(page: Page, text: string, pressed: Pressed): Promise<void> {
  await settle(page);
  for (let presses = 1; presses < 9; presses += 1) {
    const before = await page.evaluate(shown, null);
    const ring = page.locator('.veil-press').first();
    await ring.waitFor({ state: 'attached' });
    // Near its corner: in the middle of a ring around many there may be nothing.
    const { x, y } = (await ring.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 14, y + 14);
    await page.waitForFunction(shown, before);
    if ((await page.locator(`.bubble[data-step="${text}"]`).count()) === 0) return;
    await pressed(text, presses);
  }
  throw new Error(`${text} doesn’t end`);
}

/** Inside the page: the step, what is chosen and where the ring is; null: as it was before. */
function shown(before: string | null): string | null {
  const now = [
    document.querySelector('.bubble')?.getAttribute('data-step'),
    document.querySelector('.veil-press')?.outerHTML,
    document.querySelector<HTMLElement>('.dock-now')?.innerText,
  ].join(' ');
  return now === before ? null : now;
}
