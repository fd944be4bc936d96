// A whole game over the wire: its decisions are those of a record, made by people, a program and now and then a bot,
// before people who watch.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Action, type GameRecord, parseRecord } from '@macher/engine';
import type { Recorder } from './recorder.ts';

const PLAYERS = ['anna', 'bernd', 'carla', 'program'];
const NAMES = ['Anna', 'Bernd', 'Carla', 'Zoe'];

export function recordAt(name: string): GameRecord {
  const file = new URL(`../../../tests/archive/3/records/${name}.json.gz`, import.meta.url);
  return parseRecord(JSON.parse(gunzipSync(readFileSync(file)).toString()));
}

/** Everybody who comes to a game, signed in; the program is Dora's, who isn't there. */
async function comeIn(at: Recorder): Promise<void> {
  for (const name of NAMES) await at.call(name.toLowerCase(), 'POST /api/people', { name });
  await at.call('dora', 'POST /api/people', { name: 'Dora' });
  await at.call('dora', 'POST /api/me/password', { password: 'correct horse', old: null });
  const { token } = await at.call('dora', 'POST /api/me/programs', { name: 'first.py' });
  await at.shows('program', String(token));
  await at.as('room', 'anna');
  await at.connect('anna', 'bernd', 'carla', 'zoe', 'stranger', 'room');
}

/** Gives how many decisions were made by it. */
type Between = (game: PlayedGame, index: number) => Promise<number>;

interface Plan {
  readonly record: string;
  /** What else happens, before the decision with this number. */
  readonly between?: Readonly<Record<number, Between>>;
}

/** The table, and how its game goes on. */
export class PlayedGame {
  readonly at: Recorder;
  readonly table: string;
  readonly record: GameRecord;

  constructor(at: Recorder, table: string, record: GameRecord) {
    this.at = at;
    this.table = table;
    this.record = record;
  }

  ask(who: string, request: object): Promise<number | null> {
    return this.at.ask(who, this.table, request);
  }

  call(who: string, method: string, path: string, body?: unknown) {
    return this.at.call(who, `${method} /api/tables/${this.table}${path}`, body);
  }

  watch(who: string, more: object = {}): Promise<void> {
    return this.at.say(who, { type: 'watch', table: this.table, since: 0, invite: null, ...more });
  }

  /** The number of the latest entry that Anna has heard of. */
  get number(): number {
    const told = this.at
      .heard('anna')
      .flatMap(({ type, table, news }) =>
        (type === 'news' || type === 'changes') && table === this.table ? (news as { number: number }[]) : [],
      );
    return told.at(-1)?.number ?? 0;
  }

  playerOf(index: number): string {
    return PLAYERS[this.record.actions[index]?.seat ?? 0] ?? '';
  }

  async act(action: Action): Promise<void> {
    const who = PLAYERS[action.seat] ?? '';
    const request = { kind: 'act', number: this.number, action };
    if (who !== 'program') {
      if ((await this.ask(who, request)) === null) throw new Error('a decision was refused');
      return;
    }
    await this.call(who, 'GET', '/sheet?counted=1');
    const { ok } = await this.call(who, 'POST', '/ask', { id: `p${this.number}`, request });
    if (ok !== true) throw new Error('a decision of the program was refused');
  }
}

export async function playGame(at: Recorder, { record: name, between = {} }: Plan): Promise<PlayedGame> {
  await comeIn(at);
  const record = recordAt(name);
  const wanted = { record, version: 0, pace: { kind: 'none' }, isPrivate: true, seats: null };
  const { id, invite } = await at.call('anna', 'POST /api/tables/from-record', wanted);
  const game = new PlayedGame(at, String(id), record);
  for (const who of ['anna', 'bernd', 'carla', 'zoe'])
    await game.watch(who, { invite, ...(who === 'anna' ? {} : { wantsChanges: true }) });
  await game.watch('stranger', { invite, wantsChanges: true });
  await game.watch('room', { invite, wantsChanges: true, isRoom: true });
  for (const [seat, who] of PLAYERS.entries()) {
    const requests = [
      { kind: 'sit', seat },
      { kind: 'ready', isReady: true, origin: 'record' },
    ];
    for (const [each, request] of requests.entries())
      await (who === 'program'
        ? game.call(who, 'POST', `/ask?invite=${invite}`, { id: `seat${each}`, request })
        : game.ask(who, request));
  }
  await game.call('program', 'GET', '/rules');
  await game.ask('anna', { kind: 'start' });
  await playOn(game, 0, between);
  await look(game, String(invite));
  return game;
}

async function playOn(game: PlayedGame, from: number, between: NonNullable<Plan['between']>): Promise<void> {
  const { actions } = game.record;
  for (let index = from; index < actions.length; ) {
    const played = (await between[index]?.(game, index)) ?? 0;
    index += played;
    const action = actions[index];
    if (action !== undefined && played === 0) {
      await game.act(action);
      index += 1;
    }
  }
}

/** Looks at all that can be looked at when it is over. */
async function look(game: PlayedGame, invite: string): Promise<void> {
  const { actions } = game.record;
  for (const who of ['anna', 'zoe']) {
    const query = who === 'zoe' ? `?invite=${invite}` : '';
    await game.call(who, 'GET', query);
    await game.call(who, 'GET', `/record${query}`);
    await game.call(who, 'GET', `/moments${query}`);
  }
  const asked = actions[40];
  if (asked === undefined) return;
  await game.call('bernd', 'GET', `/questions/40/${asked.seat}`);
  await game.call('bernd', 'POST', `/questions/40/${asked.seat}`, { action: asked });
  await game.call('bernd', 'GET', `/questions/40/${(asked.seat + 1) % 4}`);
  await game.ask('bernd', { kind: 'phrase', phrase: 'good-game' });
  await game.call('anna', 'POST', '/same-deal');
  await game.call('bernd', 'POST', '/rematch');
}
