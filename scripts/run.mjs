// RUN starts a program of the project on a clone that it makes ready first: `npm run NAME` for those below, and for
// those that are wanted rarely `npm run lab -- NAME` and `npm run tool -- NAME`, after which come their arguments.
import { spawn, spawnSync } from 'node:child_process';
import { makeReady, node, root } from './setup.mjs';

const CLI = 'packages/cli/src/main.ts';
const BUILD = 'scripts/build.ts';

/** PROGRAMS by the names that package.json has for them: what runs, and what runs before it. */
const PROGRAMS = {
  start: { run: ['packages/server/src/main.ts'], first: [BUILD] },
  play: { run: [CLI, 'play'] },
  macher: { run: [CLI] },
  test: { run: ['scripts/test.ts'] },
  build: { run: [BUILD] },
  site: { run: ['scripts/site.ts'] },
  schemas: { run: ['scripts/schemas.ts'] },
  screens: { run: ['scripts/screens.ts'], first: [BUILD] },
  same: { run: ['packages/lab/src/commands/same.ts'] },
  keep: { run: ['scripts/keep/main.ts'] },
  mutate: { run: ['scripts/mutate.ts'] },
  faults: { run: ['scripts/faults.ts'] },
  bench: { run: [CLI, 'bench'] },
  'bench:server': { run: ['scripts/benchServer.ts'] },
  'bench:web': { run: ['scripts/benchWeb.ts'], first: [BUILD, 'scripts/site.ts'] },
  'bench:memory': { run: ['--expose-gc', 'scripts/benchMemory.ts'] },
  'bench:attack': { run: ['scripts/benchAttack.ts'] },
};

/** The programs that measure and train bots. */
const LAB = Object.fromEntries(
  [
    'beliefs',
    'bench',
    'chances',
    'fit',
    'ladder',
    'prices',
    'ratings',
    'reviewProof',
    'school',
    'soak',
    'tune',
  ].map(each => [each, { run: [`packages/lab/src/commands/${each}.ts`] }]),
);

/** Programs for those who work on Macher, wanted once in a while. */
const TOOLS = {
  wire: { run: ['scripts/keep/evenings/main.ts'] },
  house: { run: ['scripts/keep/house.ts'] },
  icons: { run: ['scripts/icons.ts'] },
  outlines: { run: ['scripts/outlines.ts'] },
  picture: { run: ['scripts/picture.ts'], first: [BUILD] },
  plant: { run: ['scripts/plant.ts'] },
  puzzles: { run: ['scripts/puzzles.ts'] },
  scale: { run: ['scripts/simulateScale.ts'] },
};

const SHELVES = { lab: LAB, tool: TOOLS };

const [name = '', ...rest] = process.argv.slice(2);
const shelf = Object.hasOwn(SHELVES, name) ? SHELVES[name] : undefined;
const [programs, wanted, given] =
  shelf === undefined ? [PROGRAMS, name, rest] : [shelf, rest[0] ?? '', rest.slice(1)];
if (!Object.hasOwn(programs, wanted)) {
  const [command, which] = shelf === undefined ? ['', 'program'] : [` ${name} --`, name];
  console.error(
    `${wanted === '' ? `Which ${which}` : `No ${which} is called ${wanted}`}. There are, as npm run${command} NAME:`,
  );
  console.error(Object.keys(programs).join(', '));
  process.exit(1);
}
makeReady();
const { run, first = [] } = programs[wanted];
for (const script of first) {
  const { status } = spawnSync(node, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...run, ...given], {
  cwd: root,
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to both: the program ends when it has put everything away.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (status, signal) => {
  process.exitCode = signal === null ? (status ?? 1) : 1;
});
