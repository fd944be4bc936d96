import type { Page } from 'playwright-core';

/** What a turn of the driver came to. */
export interface Played {
  readonly decisions: number;
  readonly refused: readonly string[];
  readonly kinds: readonly string[];
}

/**
 * Plays on in the page until the game is over, or for so many decisions, as somebody would who knows nothing but what is
 * shown: touches something that can be touched in the dock, and confirms when the button can be pressed.
 */
export function playOn(page: Page, most: number, seed: number): Promise<Played> {
  return page.evaluate(driver, { most, seed });
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: runs inside the page, where no word from outside can be used
async function driver({ most, seed }: { most: number; seed: number }): Promise<Played> {
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
  const touch = (element: HTMLElement): void => {
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = random(element.options.length);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else element.click();
  };
  const question = (): string => `${document.querySelector('.dock.mine')?.getAttribute('data-question')}`;
  const refused: string[] = [];
  const kinds = new Set<string>();
  let decisions = 0;
  for (let idle = 0; decisions < most && idle < 600; ) {
    const button = confirm();
    if (document.querySelector('.end') !== null) break;
    if (button === null) {
      idle += 1;
      await pause(25);
      continue;
    }
    idle = 0;
    const asked = question();
    kinds.add(asked.split(' ')[0] ?? '');
    for (let tries = 0; tries < 60; tries += 1) {
      const all = controls();
      const target = all[random(all.length)];
      if (target !== undefined && (tries < 2 || confirm()?.disabled === true)) touch(target);
      await pause(tries < 10 ? 0 : 30);
      if (confirm()?.disabled === false && (tries >= 1 || target === undefined)) break;
    }
    if (confirm()?.disabled !== false) throw new Error(`nothing can be confirmed: ${asked}`);
    // Others seal their decisions meanwhile: the question is the one on the screen now.
    const answered = question();
    confirm()?.click();
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
