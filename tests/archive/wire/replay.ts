import { setTimeout as sleep } from 'node:timers/promises';
import { type Deed, done, type Evening, type Step } from './evening.ts';
import type { Hand } from './hand.ts';
import { MEANT } from './meant.ts';
import { Stage } from './stage.ts';
import { type Difference, Names } from './template.ts';

/** Something that isn't said as it was. */
export interface Broken extends Difference {
  /** The place of the step. */
  readonly step: number;
  /** As `GET /api/tables/«3»`, or `news` that somebody heard. */
  readonly door: string;
}

/** Milliseconds that are waited for what has to come. */
const PATIENCE = 5000;
const MOST_BROKEN = 3;

/** The same evening with the program of today: whoever said something says it again, and hears what they heard. */
export async function replayed({ steps, bots }: Evening): Promise<readonly Broken[]> {
  const stage = await Stage.open(bots);
  const replay = new Replay(stage);
  try {
    for (const [at, step] of steps.entries()) {
      await replay.take(step, at);
      if (replay.broken.length >= MOST_BROKEN) break;
    }
    if (replay.broken.length === 0) replay.end(steps.length);
    return replay.broken;
  } finally {
    await stage.close();
  }
}

class Replay {
  readonly #stage: Stage;
  readonly #names = new Names();
  readonly broken: Broken[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async take({ deed, answer, heard = {} }: Step, step: number): Promise<void> {
    const now = this.#names.filled(deed);
    const door = doorOf(deed);
    let found = this.#differences(door, answer, await done(this.#stage, now));
    // What is done behind an answer, such as entering a result in the book, may take a moment longer than it did.
    for (const end = Date.now() + PATIENCE; isLook(deed) && found.length > 0 && Date.now() < end; ) {
      await sleep(20);
      found = this.#differences(door, answer, await done(this.#stage, now, true));
    }
    this.#note(step, door, found);
    for (const [who, messages] of Object.entries(heard))
      for (const then of messages.filter(each => !isPresence(each))) {
        if (this.broken.length >= MOST_BROKEN) return;
        const message = await next(this.#stage.hand(who));
        const name = `${who} hears ${typeOf(then)}`;
        this.#note(step, name, this.#differences(name, then, message));
      }
  }

  /** Nobody hears more than they did. */
  end(step: number): void {
    for (const [who, { heard }] of this.#stage.hands)
      for (const now of heard.filter(each => !isPresence(each)))
        this.#note(step, `${who} hears ${typeOf(now)}`, [{ path: '', then: undefined, now }]);
  }

  #differences(door: string, then: unknown, now: unknown): readonly Difference[] {
    const meant = MEANT.filter(each => each.door.test(door));
    const before = meant.reduce((message, { asBefore }) => asBefore?.(message) ?? message, now);
    const isMeant = (found: Difference): boolean => meant.some(({ isIt }) => isIt?.(found) === true);
    return this.#names.differences(then, before, isMeant);
  }

  #note(step: number, door: string, found: readonly Difference[]): void {
    for (const { path, then, now } of found)
      this.broken.push({ step, door, path, then: short(then), now: short(now) });
  }
}

/** Who asks again changes nothing. */
function isLook(deed: Deed): boolean {
  return 'call' in deed && deed.call.startsWith('GET ');
}

export function doorOf(deed: Deed): string {
  if ('call' in deed) return deed.call.replace(/\?.*/, '');
  return 'say' in deed ? `says ${typeOf(deed.say)}` : Object.keys(deed).join();
}

function typeOf(message: unknown): string {
  return typeof message === 'object' && message !== null && 'type' in message
    ? String(message.type)
    : 'nothing';
}

/** Whole sheets are too long to read. */
function short(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 300) ?? 'nothing';
}

/** undefined: nothing has come. */
async function next({ heard }: Hand): Promise<unknown> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(1))
    for (let message = heard.shift(); message !== undefined; message = heard.shift())
      if (!isPresence(message)) return message;
  return undefined;
}

/** Who is there is told a moment later, between other things. */
function isPresence(message: unknown): boolean {
  return typeOf(message) === 'presence';
}

/** What a table was asked, over a socket or by a call. */
export function requestsIn(deed: Deed): unknown[] {
  const said = 'say' in deed ? deed.say : 'call' in deed ? deed.body : null;
  return typeof said === 'object' && said !== null && 'request' in said ? [said.request] : [];
}
