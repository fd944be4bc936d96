import type { ServerMessage } from '@macher/protocol';
import { type Act, actsIn } from '@macher/words';
import { listen } from './heard.ts';
import type { House, Visitor } from './house.ts';

/** What was on the screen at one beat of what is followed. */
interface Shown {
  readonly moments: readonly string[];
  readonly title: string;
  /** What a screen reader heard. */
  readonly heard: string;
  readonly animations: number;
}

interface Screen extends Shown {
  readonly state: 'end' | 'night' | 'beat' | 'idle';
}

/** Someone who watches a game of others with a keyboard alone, and reads everything. */
export class Watcher {
  readonly visitor: Visitor;
  readonly heard: readonly string[];

  private constructor(visitor: Visitor, heard: readonly string[]) {
    this.visitor = visitor;
    this.heard = heard;
  }

  static async at(house: House, path: string): Promise<Watcher> {
    const visitor = await house.visitor();
    await visitor.context.addInitScript(readEverything);
    const heard = listen(visitor.page);
    await visitor.page.goto(`${house.url}${path}`);
    await visitor.page.waitForSelector('.dock');
    return new Watcher(visitor, heard);
  }

  /** To the end of the game. */
  async follow(): Promise<readonly Shown[]> {
    const beats: Shown[] = [];
    for (;;) {
      const { state, ...shown } = await this.visitor.page.evaluate(screen);
      if (state === 'end') return beats;
      if (state === 'beat') note(beats, shown);
      await this.#go(state);
    }
  }

  async #go(state: Screen['state']): Promise<void> {
    const { page } = this.visitor;
    if (state === 'idle') await page.waitForTimeout(20);
    else await page.keyboard.press(state === 'night' ? 'Enter' : 'Space');
  }

  /** The moments with something to tell that came while they watched. */
  told(): string[] {
    const messages = this.heard.map(text => JSON.parse(text) as ServerMessage);
    const news = messages.flatMap(message =>
      message.type === 'news' || message.type === 'changes' ? message.news : [],
    );
    return news
      .flatMap(({ moments }) => moments)
      .filter(({ back, events }) => back !== null && actsIn(events).some(isWorthAStop))
      .map(({ version, part }) => `${version}.${part}`);
  }
}

/** A heading only says where the game stands, and of packets in the draft there is nothing to see. */
function isWorthAStop({ shape, events: [head] }: Act): boolean {
  return shape !== 'heading' && head.event !== 'packets-passed';
}

/** A beat may be looked at twice. */
function note(beats: Shown[], shown: Shown): void {
  if (beats.at(-1)?.moments.join() !== shown.moments.join()) beats.push(shown);
}

/** Inside the page, before its own code. */
function readEverything(): void {
  if (location.protocol === 'http:') localStorage.setItem('macher.speed', '"read"');
}

/** Inside the page. */
function screen(): Screen {
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const moments = document.querySelector('.dock.following')?.getAttribute('data-moments') ?? '';
  const isNight = document.querySelector('dialog[open]') !== null;
  const isEnd = document.querySelector('.end') !== null;
  return {
    state: isNight ? 'night' : isEnd ? 'end' : moments === '' ? 'idle' : 'beat',
    moments: moments.split(' '),
    title: text('.following #dock-title'),
    heard: text('.heard'),
    animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
  };
}
