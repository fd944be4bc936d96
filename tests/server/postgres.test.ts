import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresStore } from '@macher/server';
import { Client } from 'pg';
import { beforeAll } from 'vitest';
import { KEPT_TABLES } from '../../packages/server/src/store/kept.ts';
import { postgresPrograms } from '../postgres/programs.ts';
import { newDatabase } from '../postgres/shared.ts';
import { openDataSuite } from './openDataSuite.ts';
import { outboxSuite } from './outboxSuite.ts';
import type { Place } from './store/place.ts';
import { storeSuite } from './storeSuite.ts';
import { tiesSuite } from './tiesSuite.ts';

let address = '';
let copies = '';

beforeAll(async () => {
  address = await newDatabase('store');
  copies = await newDatabase('copies');
});

async function ask(sql: string, where = address): Promise<void> {
  const client = new Client(where);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Quicker than making everything again. */
const EMPTY = ['leases', 'allowances', 'lookers', ...KEPT_TABLES.toReversed()]
  .map(name => `DELETE FROM macher.${name};`)
  .join('');

async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'macher-pg-'));
  const copy = join(folder, 'copy.dump');
  return {
    open: () => PostgresStore.open(address),
    copy,
    // Each is of one moment.
    copies: 2,
    openCopy: async () => {
      execFileSync(join(postgresPrograms(), 'pg_restore'), ['--no-owner', `--dbname=${copies}`, copy]);
      return PostgresStore.open(copies);
    },
    remove: async () => {
      await ask(EMPTY);
      rmSync(folder, { recursive: true });
    },
  };
}

storeSuite('a store of PostgreSQL', newPlace);
outboxSuite('a store of PostgreSQL', newPlace);

tiesSuite('a store of PostgreSQL', newPlace);
openDataSuite('a store of PostgreSQL', newPlace);
