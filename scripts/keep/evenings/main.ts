// Keeps evenings on the wire for tests/archive: everything that is sent and answered in games of this version, by people,
// those who watch, and programs. Run it before a release that speaks otherwise; what has been kept never changes.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { PROTOCOL_VERSION } from '@macher/protocol';
import { type Evening, packed, type Step } from '../../../tests/archive/wire/evening.ts';
import { Stage } from '../../../tests/archive/wire/stage.ts';
import { Unifier } from '../../../tests/archive/wire/template.ts';
import { Recorder } from './recorder.ts';
import { EVENINGS } from './scenes.ts';

const FOLDER = process.argv[2] ?? `tests/archive/evenings/${PROTOCOL_VERSION}`;
const WANTED = process.argv.slice(3);

interface Recorded {
  readonly steps: readonly Step[];
  readonly bots: Evening['bots'];
}

async function recorded(scene: (at: Recorder) => Promise<unknown>, isFirst: boolean): Promise<Recorded> {
  const stage = await Stage.open();
  const at = new Recorder(stage);
  try {
    await scene(at);
    return { steps: at.steps, bots: stage.decided };
  } finally {
    if (isFirst) for (const each of at.refused) console.log('refused:', each.slice(0, 260));
    await stage.close();
  }
}

/** What each has heard, in order: at which step it came is by chance. */
function heardBy({ steps }: Recorded): Map<string, unknown[]> {
  const all = new Map<string, unknown[]>();
  for (const { heard = {} } of steps)
    for (const [who, messages] of Object.entries(heard)) all.set(who, [...(all.get(who) ?? []), ...messages]);
  return all;
}

/** Two evenings that went the same way, as one: what differs was drawn by chance. */
function unified(one: Recorded, other: Recorded): Evening {
  const unifier = new Unifier();
  const others = heardBy(other);
  for (const [who, messages] of heardBy(one))
    if (others.get(who)?.length !== messages.length)
      throw new Error(`${who} heard ${messages.length} messages, and then ${others.get(who)?.length}`);
  const steps = one.steps.map(({ deed, answer, heard }, at): Step => {
    const second = other.steps[at];
    const step = { deed: unifier.unify(deed, second?.deed, `/${at}`) as Step['deed'] };
    const answered =
      answer === undefined ? {} : { answer: unifier.unify(answer, second?.answer, pathOf(deed)) };
    if (heard === undefined) return { ...step, ...answered };
    const told = Object.entries(heard).map(([who, messages]) => [
      who,
      messages.map(each => unifier.unify(each, others.get(who)?.shift(), `${who} hears`)),
    ]);
    return { ...step, ...answered, heard: Object.fromEntries(told) };
  });
  console.log('anything:', [...unifier.loose].join('\n  '));
  const isSame = JSON.stringify(one.bots) === JSON.stringify(other.bots);
  return { steps, bots: isSame ? one.bots : [] };
}

function pathOf(deed: Step['deed']): string {
  return 'call' in deed ? deed.call : Object.keys(deed).join();
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, scene] of Object.entries(EVENINGS)) {
  if (WANTED.length > 0 && !WANTED.includes(name)) continue;
  const file = `${FOLDER}/${name}.json.br`;
  if (existsSync(file)) throw new Error(`${file} is there already: what has been kept is never changed`);
  const evening = unified(await recorded(scene, true), await recorded(scene, false));
  const bytes = packed(evening);
  writeFileSync(file, bytes);
  console.log(
    name,
    evening.steps.length,
    'steps,',
    JSON.stringify(evening).length,
    'characters,',
    bytes.length,
    'bytes',
  );
}
