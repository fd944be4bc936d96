import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkStore } from './doctor.ts';
import { folderIn } from './settings.ts';
import { isStarted } from './started.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { explain, wrongNode } from './trouble.ts';

const USAGE = `Looks after the data of the server, whether it runs or not.

  npm run doctor             plays every table's log again and says what is wrong
  npm run backup -- FILE     a whole copy, in a new file

MACHER_DATA is the data folder, as for the server. Exit codes: 0 all is well, 1 something is wrong, 2 not understood.`;

/** The exit code. */
async function main([command, file, ...others]: readonly string[]): Promise<number> {
  const wrong = wrongNode(process.versions.node);
  if (wrong !== null) return complain(wrong);
  if (command === 'doctor' && file === undefined) return withStore(doctor);
  if (command === 'backup' && file !== undefined && others.length === 0)
    return withStore(store => backup(store, resolve(file)));
  console.error(USAGE);
  return 2;
}

async function doctor(store: Store): Promise<number> {
  const { tables, wrong } = await checkStore(store, text => console.log(text));
  console.log(`${tables} tables, ${wrong.length} with something wrong`);
  return wrong.length === 0 ? 0 : 1;
}

/** Under another name until it is whole: half a copy is never taken for one. */
async function backup(store: Store, file: string): Promise<number> {
  if (existsSync(file)) return complain(`${file} is there already. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await store.backup(unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    return complain(`There is no backup: ${file} could not be written (${(error as Error).message}).`);
  }
  console.log(`A backup is in ${file}`);
  return 0;
}

/** The store makes an empty folder where there is none: whoever looks after data wants the data that is there. */
async function withStore(work: (store: Store) => Promise<number>): Promise<number> {
  const folder = folderIn(process.env);
  if (!existsSync(join(folder, 'macher.sqlite')))
    return complain(`There is no data in ${folder}. Say where it is by MACHER_DATA.`);
  try {
    const store = new SqliteStore(folder);
    return await work(store).finally(() => store.close());
  } catch (error) {
    return complain(explain(error, { folder, port: 0, host: '' }));
  }
}

function complain(text: string): number {
  console.error(text);
  return 1;
}

if (isStarted(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
