import { randomBytes } from 'node:crypto';
import { type Choice, describe, type RefusalCode, type Rules, type Seat } from '@macher/engine';
import { type Answer, gameLine, type Program } from '@macher/lab';
import type { Person, Place, SeenView, Sheet } from '@macher/protocol';
import type { Diary, EndedWhy } from './diary.ts';
import { ClosedError, type Doors } from './doors.ts';

/** MOST_TRIES is how often a program may fail at one question, before its seat is left. */
const MOST_TRIES = 3;

/** Ended: the game isn't over, but there is nothing more for the program to do. */
export class Ended extends Error {
  readonly why: EndedWhy;

  constructor(why: EndedWhy, detail = '') {
    super(detail);
    this.why = why;
  }
}

/** SeatWish says which seat is wanted, among those of the table; undefined: any. */
export type SeatWish = (places: readonly Place[]) => Seat | undefined;

/** A program at a seat of a real table: what it is asked goes to the program, and its answers to the table. */
export class Sitter {
  readonly #doors: Doors;
  readonly #program: Program;
  readonly #diary: Diary;
  readonly #wish: SeatWish;
  /** What the table looked like last; null: nobody has looked yet. */
  #sheet: Sheet | null = null;
  #isBegun = false;
  #wasSeated = false;
  #round = 0;

  constructor(doors: Doors, program: Program, diary: Diary, wish: SeatWish) {
    this.#doors = doors;
    this.#program = program;
    this.#diary = diary;
    this.#wish = wish;
  }

  /** Plays to the end of the game. Throws an `Ended`, or a `ClosedError` of the doors, if it doesn't come to that. */
  async play(): Promise<void> {
    const me = await this.#doors.me();
    if (me === null) throw new Ended('not-signed-in');
    const rules = await this.#doors.rules();
    this.#diary.open(rules);
    for (let after: number | null = null; ; after = this.#sheet.number) {
      this.#sheet = await this.#doors.sheet(after);
      if ((await this.#step(this.#sheet, me, rules)) === 'over') return;
    }
  }

  /** Leaves the table, as well as it can be done. Whether the table has heard of it, or needn't. */
  async leave(): Promise<boolean> {
    if (this.#sheet?.seat == null) return true;
    return this.#doors.askOnce({ kind: this.#sheet.stage === 'gathering' ? 'stand-up' : 'leave' });
  }

  /** Takes a step; null: there is more to come. */
  async #step(sheet: Sheet, me: Person, rules: Rules): Promise<'over' | null> {
    switch (sheet.stage) {
      case 'gathering':
        await (sheet.seat === null ? this.#sit(sheet, me) : this.#getReady(sheet, sheet.seat));
        return null;
      case 'playing':
        await (sheet.seat === null ? this.#claim(sheet, me) : this.#playOn(sheet, sheet.seat, rules));
        return null;
      case 'over':
        this.#finish(sheet);
        return sheet.stage;
      case 'abandoned':
      case 'frozen':
        throw new Ended(sheet.stage);
    }
  }

  async #sit({ places }: Sheet, me: Person): Promise<void> {
    if (this.#wasSeated) throw new Ended('seat-lost');
    const wanted = this.#wish(places);
    const isFree = ({ person, bot, keptFor }: Place): boolean =>
      person === null && bot === null && (keptFor === null || keptFor.id === me.id);
    const seat = wanted ?? places.findIndex(isFree);
    if (seat < 0) throw new Ended('full');
    const reply = await this.#doors.ask({ kind: 'sit', seat });
    if (reply.ok) return;
    const code = reply.refusal.by === 'table' ? reply.refusal.code : reply.refusal.refusal.code;
    if (code === 'no-programs' || code === 'blocked') throw new Ended(code);
    // Somebody was quicker: the next look shows another seat, or none.
    if (wanted !== undefined || code !== 'seat-taken') throw new Ended('refused', code);
  }

  async #getReady({ places, origin }: Sheet, seat: Seat): Promise<void> {
    this.#wasSeated = true;
    if (places[seat]?.isReady === true) return;
    const contribution = randomBytes(16).toString('hex');
    const { ok } = await this.#doors.ask({ kind: 'ready', isReady: true, origin, contribution });
    if (ok) this.#diary.tell('seated', { seat, party: places[seat]?.party ?? '' });
  }

  /** Claims a seat, which may be kept for the program, though somebody else plays there. */
  async #claim({ places }: Sheet, me: Person): Promise<void> {
    if (this.#wasSeated) throw new Ended('seat-lost');
    if (places.every(({ keptFor }) => keptFor?.id !== me.id)) throw new Ended('begun-already');
    await this.#doors.ask({ kind: 'return' });
  }

  async #playOn(sheet: Sheet, seat: Seat, rules: Rules): Promise<void> {
    const { places, view, choice } = sheet;
    this.#wasSeated = true;
    const why = places[seat]?.standIn?.why ?? null;
    if (why === 'resigned') throw new Ended('resigned');
    if (!this.#isBegun) this.#begin(sheet, seat, rules);
    if (why !== null) {
      const { ok } = await this.#doors.ask({ kind: 'return' });
      if (ok) this.#diary.tell('returned', {});
    } else if (view !== null) {
      this.#tellRound(view, rules);
      if (choice !== null) await this.#decide(sheet, { ...view, rules }, choice);
    }
  }

  #begin({ places }: Sheet, seat: Seat, rules: Rules): void {
    this.#isBegun = true;
    const parties = places.map(({ party }) => party);
    this.#program.begin(gameLine(rules, parties, seat));
    const { ruleset } = rules;
    this.#diary.tell('begun', { ruleset, players: parties.length, seat, party: parties[seat] ?? '' });
  }

  #tellRound({ round }: SeenView, { rounds }: Rules): void {
    if (round === this.#round) return;
    this.#round = round;
    this.#diary.tell('round', { round, rounds: rounds.length });
  }

  /**
   * Decides. Unlike in the arena nobody decides in its place: it is asked again, if need be in a process of its own.
   */
  async #decide({ number }: Sheet, view: Turn['view'], choice: Choice): Promise<void> {
    const began = performance.now();
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const answer = await this.#program.decide({ seat: choice.seat, view, choice });
      this.#doors.throwIfStopped();
      const outcome = 'fault' in answer ? answer : await this.#act(number, answer.action);
      if (outcome === 'gone-on') return;
      if (outcome === 'done') {
        const milliseconds = Math.round(performance.now() - began);
        return this.#diary.tell('decided', { version: view.version, kind: choice.kind, milliseconds });
      }
      const { fault: kind, detail } = outcome;
      const stderr = this.#program.stderrTail;
      this.#diary.tell('fault', { kind, detail, tries, most: MOST_TRIES, stderr });
    }
    throw new Ended('faulty');
  }

  /** Acts; `gone-on`: the table asks something else by now, or nobody. */
  async #act(number: number, action: unknown): Promise<'done' | 'gone-on' | Fault> {
    try {
      const reply = await this.#doors.ask({ kind: 'act', number, action });
      if (reply.ok) return 'done';
      if (reply.refusal.by === 'table' || LATE.includes(reply.refusal.refusal.code)) return 'gone-on';
      return this.#refused(describe(reply.refusal.refusal));
    } catch (error) {
      if (error instanceof ClosedError && UNREADABLE.includes(error.code))
        return this.#refused(error.message);
      throw error;
    }
  }

  #refused(detail: string): Fault {
    this.#program.refused(detail);
    return { fault: 'refused', detail };
  }

  #finish({ places, view }: Sheet): void {
    const scores = view?.result ?? [];
    this.#program.over(
      scores.map(({ total }) => total),
      scores.map(({ rank }) => rank),
    );
    this.#diary.tell('over', { parties: places.map(({ party }) => party), scores });
  }
}

type Turn = Parameters<Program['decide']>[0];
type Fault = Extract<Answer, { fault: unknown }>;

/**
 * LATE: nothing is wrong with the action, but a clock has run out, people have gone back, or another process plays here
 * too.
 */
const LATE: readonly RefusalCode[] = ['stale', 'not-asked', 'already-sealed', 'wrong-kind', 'game-over'];
/** UNREADABLE is what the server says of a request that it cannot read. */
const UNREADABLE: readonly string[] = ['malformed', 'too-large'];
