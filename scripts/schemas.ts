// Writes the JSON Schemas that docs/ publishes from those the program checks with; --check only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PACK_SCHEMA } from '@macher/editions';
import { RECORD_SCHEMA } from '@macher/engine';
import { HAPPENING_SCHEMA, PROTOCOL_VERSION } from '@macher/protocol';
import { SCENARIO_SCHEMA } from '@macher/scenarios';
import { DOORS } from './doors.ts';
import { toldSchema } from './told/toldSchema.ts';

const SCHEMAS: Readonly<Record<string, { title: string; schema: object }>> = {
  'docs/log.schema.json': { title: "Macher: what happens, in a table's log", schema: HAPPENING_SCHEMA },
  'docs/protocol.schema.json': {
    title: `Macher protocol, version ${PROTOCOL_VERSION}: what a client may send`,
    schema: { $defs: DOORS },
  },
  'docs/told.schema.json': {
    title: `Macher protocol, version ${PROTOCOL_VERSION}: what the server says, and the arena to a program`,
    schema: toldSchema(),
  },
  'docs/component-pack.schema.json': { title: 'Macher component pack', schema: PACK_SCHEMA },
  'docs/record.schema.json': { title: 'Macher record of a game', schema: RECORD_SCHEMA },
  'docs/scenario.schema.json': { title: 'Macher scenario', schema: SCENARIO_SCHEMA },
};

const isCheck = process.argv.includes('--check');
let stale = 0;

for (const [path, { title, schema }] of Object.entries(SCHEMAS)) {
  const file = new URL(`../${path}`, import.meta.url);
  const text = `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema }, null, 2)}\n`;
  if (!isCheck) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    stale += 1;
    console.error(`${path} is not what the program checks with: run npm run schemas`);
  }
}

process.exitCode = stale === 0 ? 0 : 1;
