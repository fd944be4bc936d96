import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { type Action, at, type GameRecord, parseRecord, type View } from '@macher/engine';
import type { Request } from '@macher/protocol';
import { Stage } from '../archive/wire/stage.ts';
import { until } from '../server/house.ts';

const RECORD = new URL('../archive/3/records/2019-4-5p.json.gz', import.meta.url);
/** In the order of their seats; the last seat is a bot's. */
const PLAYERS = ['anna', 'bernd', 'carla', 'dora'];
const SEATS = ['me', 'open', 'open', 'open', '0'];
const LOOKING = [...PLAYERS, 'zoe', 'stranger'];

/**
 * playKeptGame plays a game of five again, from its deal to its end, on a server with SQLite and over sockets: four
 * people and a bot, before one who looks and a stranger. One thing happens after the other, so that it always costs the same.
 */
export async function playKeptGame(begun: (server: Server) => void): Promise<void> {
  const record = keptRecord();
  const bySeat = ({ version, viewer }: View): Action => nextOf(record, version, viewer);
  const stage = await Stage.open([], bySeat);
  try {
    begun(stage.house.app.server);
    const game = new KeptGame(stage, record);
    await game.begin();
    await game.play();
  } finally {
    await stage.close();
  }
}

export function keptRecord(): GameRecord {
  return parseRecord(JSON.parse(gunzipSync(readFileSync(RECORD)).toString()));
}

/** Also of those who decide at the same time, and were written down one after the other. */
function nextOf({ actions }: GameRecord, version: number, seat: View['viewer']): Action {
  const found = actions.slice(version).find(action => action.seat === seat);
  if (found === undefined) throw new Error(`seat ${seat} decides nothing after ${version}`);
  return found;
}

class KeptGame {
  readonly #stage: Stage;
  readonly #record: GameRecord;
  #table = '';
  #asked = 0;

  constructor(stage: Stage, record: GameRecord) {
    this.#stage = stage;
    this.#record = record;
  }

  async begin(): Promise<void> {
    for (const who of LOOKING) {
      const hand = this.#stage.hand(who);
      if (who !== 'stranger') await hand.call('POST /api/people', { name: who });
      await hand.connect();
    }
    const wanted = {
      record: this.#record,
      version: 0,
      pace: { kind: 'none' },
      isPrivate: false,
      seats: SEATS,
    };
    const { body } = await this.#stage.hand('anna').call('POST /api/tables/from-record', wanted);
    this.#table = (body as { id: string }).id;
    for (const who of LOOKING)
      this.#stage
        .hand(who)
        .say({ type: 'watch', table: this.#table, since: 0, invite: null, wantsChanges: who !== 'anna' });
    for (const [seat, who] of PLAYERS.entries()) {
      if (seat > 0) await this.#ask(who, { kind: 'sit', seat });
      await this.#ask(who, { kind: 'ready', isReady: true, origin: 'record' });
    }
    await this.#ask('anna', { kind: 'start' });
  }

  /** The bot decides by itself when it is asked. */
  async play(): Promise<void> {
    for (const action of this.#record.actions) {
      const who = PLAYERS[action.seat];
      const number = this.#number;
      if (who !== undefined) await this.#ask(who, { kind: 'act', number, action });
    }
  }

  /** The last entry that Anna has heard of. */
  get #number(): number {
    const news = this.#heard('anna').flatMap(
      each => (each['news'] as { number: number }[] | undefined) ?? [],
    );
    return at(news, news.length - 1).number;
  }

  #heard(who: string): Record<string, unknown>[] {
    return this.#stage.hand(who).heard as Record<string, unknown>[];
  }

  async #ask(who: string, request: Request): Promise<void> {
    this.#asked += 1;
    const id = `r${this.#asked}`;
    this.#stage.hand(who).say({ type: 'ask', table: this.#table, id, request });
    await until(
      () => this.#heard(who).some(each => each['id'] === id),
      `the answer to ${JSON.stringify(request)}`,
    );
    const reply = this.#heard(who).find(each => each['id'] === id);
    if (reply?.['ok'] !== true) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
    await this.#stage.beat();
  }
}
