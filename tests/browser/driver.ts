import { randomOf } from '@macher/engine';
import type { Page } from 'playwright-core';
import { SETTLING } from '../../packages/web/src/table/dock/settling.ts';

/** What a turn of the driver came to. */
export interface Played {
  readonly decisions: number;
  readonly refused: readonly string[];
  readonly kinds: readonly string[];
}

interface Wish {
  readonly most: number;
  readonly seed: number;
  readonly round: number;
  /** How often it looks whether it is asked, 25 ms apart, before it leaves. */
  readonly patience: number;
}

/**
 * Plays on in the page until the game is over, for at most `most` decisions, or up to a round, as a player would who
 * knows only what is shown: touches something that can be touched in the dock, and confirms when the button can be
 * pressed, or passes.
 */
export function playOn(page: Page, most: number, seed: number, round = 99, patience = 600): Promise<Played> {
  return page.evaluate(driver, { most, seed, round, patience });
}

/** A decision that has just come takes no answer for a moment. */
export function settle(page: Page): Promise<void> {
  return page.waitForTimeout(SETTLING);
}

/** Tells the rest of an election night at once, part by part. */
export async function hurryNight(page: Page): Promise<void> {
  for (let keys = 0; (await page.locator('dialog.night .untold').count()) > 0 && keys < 20; keys += 1) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(50);
  }
}

/** Touches something in the dock so many times, and confirms nothing: a half-made decision. */
export async function touchSome(page: Page, times: number, seed: number): Promise<void> {
  const controls = page.locator('.dock.mine .dock-body :is(button, input, select):not(:disabled, .rule)');
  const random = randomOf(`touch ${seed}`);
  for (let time = 0; time < times; time += 1) {
    const shown = await controls.evaluateAll(all =>
      all.flatMap((each, index) => ((each.closest('label') ?? each).checkVisibility() ? [index] : [])),
    );
    const index = shown[random(shown.length)];
    if (index !== undefined) await controls.nth(index).evaluate((each: HTMLElement) => each.click());
  }
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: runs inside the page, where no word from outside can be used
async function driver({ most, seed, round, patience }: Wish): Promise<Played> {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pause = (milliseconds: number): Promise<void> =>
    new Promise(resolve => {
      setTimeout(resolve, milliseconds);
    });
  const visible = (element: Element): boolean => element.checkVisibility();
  const controls = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('.dock.mine .dock-body :is(button, input, select)')].filter(
      each => visible(each.closest('label') ?? each) && !each.matches(':disabled, .rule'),
    );
  const confirm = (): HTMLButtonElement | null => document.querySelector('.dock.mine .confirm');
  const quiet = (): HTMLButtonElement | null => document.querySelector('.dock.mine .quiet');
  const canPass = (): boolean => quiet()?.disabled === false;
  // The moment for which a new decision takes no answer goes by at once.
  const clock = performance.now.bind(performance);
  let skipped = 0;
  performance.now = () => clock() + skipped;
  // An election stays until one goes on.
  const goOn = (): void => {
    const on = document.querySelector<HTMLButtonElement>('dialog.night .on');
    if (on === null) return;
    skipped += 500;
    on.click();
  };
  const touch = (element: HTMLElement): void => {
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = random(element.options.length);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else element.click();
  };
  const question = (): string => `${document.querySelector('.dock.mine')?.getAttribute('data-question')}`;
  const present = (): number => Number(document.querySelector('.ribbon-round b')?.textContent) || 0;
  const refused: string[] = [];
  const kinds = new Set<string>();
  let decisions = 0;
  for (let idle = 0; decisions < most && idle < patience; ) {
    goOn();
    if (document.querySelector('.end') !== null || present() >= round) break;
    document.querySelector<HTMLButtonElement>('.digest .close')?.click();
    if (confirm() === null) {
      idle += 1;
      await pause(25);
      continue;
    }
    idle = 0;
    const asked = question();
    kinds.add(asked.split(' ')[0] ?? '');
    for (let tries = 0; tries < 90; tries += 1) {
      // While something is missing, mostly add: else things are only put down and taken up again.
      const all = controls();
      const fresh = all.filter(each => !each.matches('[aria-pressed=true], :checked'));
      const from = tries >= 2 && fresh.length > 0 && random(4) > 0 ? fresh : all;
      const target = from[random(from.length)];
      if (target !== undefined && (tries < 2 || confirm()?.disabled === true)) touch(target);
      await pause(tries < 10 ? 0 : 30);
      if (confirm()?.disabled === false && (tries >= 1 || target === undefined)) break;
      if (canPass() && (target === undefined || random(6) === 0)) break;
    }
    // Somebody else's seal made another question of it while one's own answer was on its way.
    if (confirm() === null) continue;
    const button = confirm()?.disabled === false ? confirm() : quiet();
    if (button?.disabled !== false) throw new Error(`nothing can be confirmed: ${asked}`);
    // Others seal their decisions meanwhile: the question is the one on the screen now.
    const answered = question();
    skipped += 500;
    button.click();
    for (let wait = 0; wait < 500 && question() === answered; wait += 1) {
      await pause(10);
      const alert = document.querySelector('.dock .refusal')?.textContent ?? '';
      if (alert !== '') {
        refused.push(`${answered}: ${alert}`);
        break;
      }
    }
    decisions += 1;
  }
  return { decisions, refused, kinds: [...kinds] };
}
