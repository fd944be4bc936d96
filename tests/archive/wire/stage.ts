import { setTimeout as sleep } from 'node:timers/promises';
import { BOTS_HERE } from '@macher/bots';
import { type Action, type Choice, randomOf, sampleAction, type View } from '@macher/engine';
import type { Timekeeper } from '@macher/table';
import { hashToken } from '../../../packages/server/src/secrets.ts';
import { type House, openHouse } from '../../server/house.ts';
import { MailSink } from '../../server/receivers.ts';
import { Hand } from './hand.ts';

/** When every kept evening begins. */
const THEN = 1_800_000_000_000;
/** Passes before everything that somebody does. */
const BEAT = 1000;
/** Of the event loop, in which nobody decides when nothing is going on. */
const TURNS = 50;
export const OWNER_SECRET = 'the-secret-of-the-owner';

/** What a bot decided, by its seat, the version of its game, and what it was asked. */
export type BotDecision = readonly [asked: string, action: Action];

/** Time passes when somebody does something, and when it is said. */
class StageTime implements Timekeeper {
  #now = THEN;
  #alarms: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  wake(at: number, call: () => void): () => void {
    const alarm = { at, call };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter(each => each !== alarm);
    };
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#alarms.filter(({ at }) => at <= this.#now).sort((one, other) => one.at - other.at);
    this.#alarms = this.#alarms.filter(alarm => !due.includes(alarm));
    for (const { call } of due) call();
  }
}

/** A server with a clock of its own, bots that decide as they did, and everybody who calls it. */
export class Stage {
  readonly house: House;
  readonly hands = new Map<string, Hand>();
  /** What bots have decided. */
  readonly decided: BotDecision[];
  readonly #time: StageTime;
  readonly #mails: MailSink;

  private constructor(house: House, time: StageTime, mails: MailSink, decided: BotDecision[]) {
    this.house = house;
    this.#time = time;
    this.#mails = mails;
    this.decided = decided;
  }

  /** `kept`: what bots decided then; `otherwise`: what they decide where nothing is kept. */
  static async open(kept: readonly BotDecision[] = [], otherwise: Deciding = byLot): Promise<Stage> {
    const time = new StageTime();
    const mails = await MailSink.open();
    const decided: BotDecision[] = [];
    const notices = {
      url: 'https://macher.example',
      mail: { server: mails.url, from: 'Macher <macher@macher.example>' },
      networks: ['127.0.0.0/8'],
    };
    const limits = {
      passwordsAtOnce: 1000,
      passwordsPerNameAtOnce: 1000,
      reportsAtOnce: 100,
      regentsAtOnce: 100,
    };
    const bots = { ...BOTS_HERE, decide: decidedBy(kept, otherwise, decided) };
    const house = await openHouse({ time, notices, bots, limits, ownerHash: hashToken(OWNER_SECRET) });
    return new Stage(house, time, mails, decided);
  }

  hand(who: string): Hand {
    const hand = this.hands.get(who) ?? new Hand(this.house.url);
    this.hands.set(who, hand);
    return hand;
  }

  /** Not before everybody has done what they are doing: bots decide one after the other. */
  async beat(milliseconds = 0): Promise<void> {
    for (let before = -1; before !== this.decided.length; ) {
      before = this.decided.length;
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise(resolve => setImmediate(resolve));
    }
    this.#time.pass(BEAT + milliseconds);
  }

  /** The code and the way out in the latest mail. */
  async mail(): Promise<{ readonly code: string; readonly off: string }> {
    while (this.#mails.mails.length === 0) await sleep(2);
    const text = (this.#mails.mails.at(-1)?.text ?? '').replace(/=\r?\n/g, '');
    const [, code = ''] = /: ([A-Z0-9]{8})/.exec(text) ?? [];
    const [, off = ''] = /\/api\/notices\/off\/([^\s>]+)/.exec(text) ?? [];
    return { code, off };
  }

  async close(): Promise<void> {
    for (const hand of this.hands.values()) hand.close();
    await this.house.close();
    await this.#mails.close();
  }
}

type Deciding = (view: View, choice: Choice) => Action;

function askedOf(view: View, choice: Choice): string {
  return `${view.viewer} ${view.version} ${choice.kind}`;
}

const byLot: Deciding = (view, choice) => sampleAction(view.rules, choice, randomOf(askedOf(view, choice)));

/** As they decided then, or otherwise. */
function decidedBy(kept: readonly BotDecision[], otherwise: Deciding, decided: BotDecision[]) {
  const left = kept.slice();
  return async (_bot: string, view: View, choice: Choice): Promise<Action> => {
    const asked = askedOf(view, choice);
    const at = left.findIndex(([each]) => each === asked);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    const action = found?.[1] ?? otherwise(view, choice);
    decided.push([asked, action]);
    return action;
  };
}
