import type { PersonId, Stage, TableId } from '@macher/protocol';
import type { TableFilter, TableLists } from '../lists.ts';
import type { TableRow } from '../logs.ts';
import { rowIn } from '../rows.ts';
import { twice } from './columns.ts';
import type { SqliteFile } from './file.ts';

/** UNBEGUN can look for a quoted word: in a text that someone has said, quotes are never bare. */
const UNBEGUN = `SELECT id FROM tables WHERE stage = 'abandoned' AND updated_at <= ? AND NOT EXISTS
  (SELECT 1 FROM entries WHERE table_id = id AND instr(what, '"kind":"started"') > 0) LIMIT ?`;

const FORGET = [
  'DELETE FROM entries WHERE table_id = ?',
  'DELETE FROM seats WHERE table_id = ?',
  'DELETE FROM plans WHERE table_id = ?',
  'DELETE FROM records WHERE table_id = ?',
  'DELETE FROM tables WHERE id = ?',
];

export class SqliteLists implements TableLists {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async publicTables(
    { ruleset, players, speed, stage }: TableFilter,
    most: number,
    mostOfOwner: number,
    own: string | null = null,
  ): Promise<TableRow[]> {
    return this.#file
      .all(
        `SELECT row FROM (
         SELECT row, updated_at, came, network, row_number() OVER (PARTITION BY owner ORDER BY updated_at DESC) AS place,
         row_number() OVER (PARTITION BY coalesce(network, id) ORDER BY came DESC, updated_at DESC) AS place_there
         FROM (SELECT *, json_extract(row, '$.from') AS network,
           iif(stage = 'gathering', min(2, json_array_length(row, '$.people')), 0) AS came FROM tables) WHERE is_private = 0 AND stage = ?
         AND (stage <> 'gathering' OR json_extract(row, '$.openSeats') > 0) AND (? IS NULL OR ruleset = ?)
         AND (? IS NULL OR players = ?) AND (? IS NULL OR speed = ?))
       WHERE place <= ? AND (place_there <= ? OR network = ?) ORDER BY came DESC, updated_at DESC LIMIT ?`,
        stage ?? 'gathering',
        ...twice(ruleset),
        ...twice(players),
        ...twice(speed),
        ...twice(mostOfOwner),
        own,
        most,
      )
      .map(rowIn);
  }

  async privateTables(owners: readonly PersonId[], stage: Stage, most: number): Promise<TableRow[]> {
    const sql = `SELECT row FROM tables WHERE owner IN (SELECT value FROM json_each(?)) AND stage = ?
      AND is_private = 1 ORDER BY updated_at DESC LIMIT ?`;
    return this.#file.all(sql, JSON.stringify(owners), stage, most).map(rowIn);
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRow[]> {
    return this.#file
      .all(
        `SELECT row FROM seats JOIN tables ON tables.id = table_id WHERE person = ?
       ORDER BY updated_at DESC LIMIT ?`,
        person,
        most,
      )
      .map(rowIn);
  }

  async countOpenTables(person: PersonId): Promise<number> {
    const found = this.#file.get(
      `SELECT count(*) AS count FROM tables WHERE stage IN ('gathering', 'playing')
       AND (owner = ? OR id IN (SELECT table_id FROM seats WHERE person = ?))`,
      person,
      person,
    );
    return Number(found?.['count'] ?? 0);
  }

  async countBotTables(owner: PersonId): Promise<number> {
    const found = this.#file.get(
      `SELECT count(*) AS count FROM tables WHERE owner = ? AND stage = 'playing'
       AND json_array_length(row, '$.people') = 0`,
      owner,
    );
    return Number(found?.['count'] ?? 0);
  }

  async dueTables(until: number): Promise<TableRow[]> {
    return this.#file.all('SELECT row FROM tables WHERE due_at <= ? ORDER BY due_at', until).map(rowIn);
  }

  async idleTables(since: number, emptySince: number, most: number): Promise<TableId[]> {
    const sql = `SELECT id FROM tables WHERE stage = 'gathering' AND (updated_at <= ? OR
      (updated_at <= ? AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id))) LIMIT ?`;
    return this.#file.all(sql, since, emptySince, most).map(({ id }) => String(id));
  }

  async forgetUnbegun(since: number, most: number): Promise<void> {
    const gone = await this.#file.write(() => {
      const ids = this.#file.all(UNBEGUN, since, most).map(({ id }) => String(id));
      for (const id of ids) for (const sql of FORGET) this.#file.run(sql, id);
      return ids;
    });
    for (const table of gone) this.#file.ring({ kind: 'table', table });
  }

  async tableIds(): Promise<TableId[]> {
    return this.#file.all('SELECT id FROM tables ORDER BY id').map(({ id }) => String(id));
  }
}
