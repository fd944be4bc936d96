import { ROSTER } from '@macher/bots';
import type { Entry, Person, Request } from '@macher/protocol';
import { ask, Host, type Journal, MovedOnError, type Reply, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { everySchedule, type Schedule } from './schedule.ts';
import { ANNA, answerTo, anyAct, BERND, CARLA, codeOf, Memory, opened, Paper, SlowBots } from './world.ts';

/** What someone asks of one of the hosts, and what they call it. */
interface Asked {
  readonly host: 0 | 1;
  readonly person: Person;
  readonly id: string;
  readonly request: Request;
}

interface Answered extends Asked {
  readonly reply: Reply;
  /** How long the log was when it was asked, and when it was answered. */
  readonly from: number;
  readonly to: number;
}

/**
 * Two processes on one log. Whatever can happen in another order is an event: someone asks, a write reaches the store, a
 * question reaches it, a bell is heard, a lease is taken or lost, a bot has thought. When an answer of the store comes
 * back is no event of its own: what a process does with it is the next one.
 */
class TwoProcesses {
  readonly log: Entry[];
  readonly hosts: readonly Host[];
  readonly answered: Answered[] = [];
  readonly #schedule: Schedule;

  constructor(entries: readonly Entry[], schedule: Schedule) {
    this.log = [...entries];
    this.#schedule = schedule;
    this.hosts = [0, 1].map(index => this.#open(index));
  }

  ask(asked: Asked): void {
    const { host, person, id, request } = asked;
    this.#schedule.offer(`${id} asked at ${host}`, () => {
      const from = this.log.length;
      void this.#at(host)
        .request(person, id, request)
        .then(reply => this.answered.push({ ...asked, reply, from, to: this.log.length }));
    });
  }

  lease(host: 0 | 1, isOurs: boolean): void {
    this.#schedule.offer(`lease ${isOurs ? 'taken' : 'lost'} at ${host}`, () =>
      this.#at(host).lookAfter(isOurs),
    );
  }

  #at(host: 0 | 1): Host {
    return this.hosts[host] as Host;
  }

  #open(index: number): Host {
    const { time, failed } = new Memory();
    const salts = { made: 0 };
    const bots = new SlowBots();
    return new Host(copyOf(this.log), {
      bots: {
        ...ROSTER,
        decide: async (...question) => {
          const answer = bots.decide(...question);
          await this.#schedule.gate(`bot thought at ${index}`);
          bots.questions.at(-1)?.answer(answerTo(bots.questions.at(-1) as SlowBots['questions'][number]));
          return answer;
        },
      },
      time,
      failed,
      newSalt: () => `salt ${index} ${++salts.made}`,
      journal: this.#journal(index),
    });
  }

  #journal(index: number): Journal {
    return {
      isShared: true,
      append: async entries => {
        const lines = copyOf(entries);
        await this.#schedule.gate(`written by ${index}`);
        const isInTime = lines[0]?.number === this.log.length + 1;
        if (isInTime) this.#add(lines, index);
        else throw new MovedOnError('others were faster');
      },
      after: async number => {
        await this.#schedule.gate(`read by ${index}`);
        return { entries: copyOf(this.log.slice(number)), spoiled: null };
      },
    };
  }

  #add(lines: readonly Entry[], index: number): void {
    this.log.push(...lines);
    const number = this.log.length;
    const other = index === 0 ? 1 : 0;
    this.#schedule.offer(`bell at ${other}`, () => void this.#at(other).follow(number));
  }
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** One log, the same at both; what was granted stands there once; what was refused was so when it was refused. */
function check({ log, hosts, answered }: TwoProcesses, asked: number): void {
  expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
  const whole = tableOf(copyOf(log));
  for (const { table } of hosts) expect(table).toEqual(whole);
  expect(answered).toHaveLength(asked);
  for (const each of answered) {
    const own = log.filter(({ by }) => by?.person === each.person.id && by.id === each.id);
    if (each.reply.ok) expect(own.at(-1)?.number).toBe(each.reply.number);
    else expect(refusalsOf(each, log)).toContain(codeOf(each.reply));
  }
  const names = answered.flatMap(({ reply, person, id }) => (reply.ok ? `${person.id} ${id}` : []));
  const done = log.flatMap(({ by }) => (by === null ? [] : `${by.person} ${by.id}`));
  for (const name of new Set(names)) expect(done.filter(each => each === name)).toHaveLength(1);
}

/** Why it would have been refused at any time between the question and the answer. */
function refusalsOf({ person, id, request, from, to }: Answered, log: readonly Entry[]): string[] {
  const lengths = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return lengths.flatMap(length => {
    const table = tableOf(copyOf(log.slice(0, length)));
    const outcome = ask(table, { person, id, at: 0, request }, ROSTER);
    return outcome.ok ? [] : codeOf(outcome);
  });
}

const BEGUN = new Paper().seat(ANNA, BERND, '0').entries;

/** What people ask, where, and which leases change hands. */
interface Story {
  readonly title: string;
  readonly log: readonly Entry[];
  readonly asked: readonly Asked[];
  readonly leases: readonly (readonly [host: 0 | 1, isOurs: boolean])[];
}

const sit = { kind: 'sit', seat: 0 } as const;
const say = { kind: 'say', room: 'players', text: 'hello' } as const;

const STORIES: readonly Story[] = [
  {
    title: 'two want the same seat',
    log: [opened()],
    asked: [
      { host: 0, person: BERND, id: 'bernds', request: sit },
      { host: 1, person: CARLA, id: 'carlas', request: sit },
    ],
    leases: [],
  },
  {
    title: 'a request is sent again to the other process before it was answered',
    log: [opened()],
    asked: [
      { host: 0, person: BERND, id: 'bernds', request: sit },
      { host: 1, person: BERND, id: 'bernds', request: sit },
    ],
    leases: [],
  },
  {
    title: 'someone sits down at one process and gets ready at the other',
    log: [opened()],
    asked: [
      { host: 0, person: BERND, id: 'sits', request: sit },
      { host: 1, person: BERND, id: 'gets ready', request: { kind: 'ready', isReady: true } },
    ],
    leases: [],
  },
  {
    title: 'both look after the bot, one of them since it slept through the loss of its lease',
    log: BEGUN,
    asked: [],
    leases: [[1, true]],
  },
];

/** With a person in it there are more than ten thousand orders. */
const LONG_STORIES: readonly Story[] = [
  {
    title: 'someone speaks while both look after the bot',
    log: BEGUN,
    asked: [{ host: 1, person: BERND, id: 'bernds', request: say }],
    leases: [[1, true]],
  },
  {
    title: 'someone decides while both look after the bot',
    log: BEGUN,
    asked: [{ host: 0, person: ANNA, id: 'annas', request: actOf(ANNA) }],
    leases: [[1, true]],
  },
];

/** Something that a person may decide at the beginning. */
function actOf(person: Person): Request {
  const memory = new Memory();
  return anyAct(new Host(copyOf(BEGUN), { ...memory, bots: new SlowBots(), failed: () => {} }), person);
}

describe('two processes and one log, in every order in which things can happen', () => {
  it.each(IS_LONG ? [...STORIES, ...LONG_STORIES] : STORIES)(
    '$title',
    { timeout: 3_600_000 },
    async ({ log, asked, leases }) => {
      const count = await everySchedule(async schedule => {
        const processes = new TwoProcesses(log, schedule);
        processes.hosts[0]?.lookAfter(true);
        for (const each of asked) processes.ask(each);
        for (const [host, isOurs] of leases) processes.lease(host, isOurs);
        await schedule.run();
        check(processes, asked.length);
      });
      if (IS_LONG) console.info(`${count} orders`);
      expect(count).toBeGreaterThan(10);
    },
  );
});
