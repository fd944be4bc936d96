import type { GameFile, StoredEntry } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, houseAt, MemoryStore, Screen, TOGETHER } from './world.ts';

/** Two people at one device, some way into the game. */
async function begun() {
  const house = houseAt(new MemoryStore());
  const table = await house.answers.open(TOGETHER, [ANNA, BERND]);
  const screens = [ANNA, BERND].map(person => new Screen(house, person, table));
  for (const screen of screens) await screen.watch();
  await screens[0]?.ask({ kind: 'note', text: 'Bernd is out of money' });
  for (let turn = 0; turn < 30; turn += 1) {
    const asked = await whoIsAsked(screens);
    await asked.ask({ kind: 'act', number: asked.sheet.number, action: asked.action() });
  }
  await whoIsAsked(screens);
  return { house, table, screens };
}

/** Bots decide in between. */
async function whoIsAsked(screens: readonly Screen[]): Promise<Screen> {
  return expect
    .poll(() => screens.find(({ sheet }) => sheet.choice !== null))
    .toBeDefined()
    .then(() => {
      const asked = screens.find(({ sheet }) => sheet.choice !== null);
      if (asked === undefined) throw new Error('nobody is asked');
      return asked;
    });
}

async function savedGame(): Promise<GameFile> {
  const { house, table, screens } = await begun();
  for (const screen of screens) screen.leave();
  return structuredClone(await house.answers.file(table));
}

function altered(file: GameFile, change: (entries: StoredEntry[]) => void): string {
  const entries = structuredClone(file.entries) as StoredEntry[];
  change(entries);
  return JSON.stringify({ ...file, entries });
}

function moveIn(entries: readonly StoredEntry[]): number {
  return entries.findIndex(({ what }) => (what as { kind: string }).kind === 'acted');
}

describe('a game that is taken along in a file', () => {
  it('goes on elsewhere as it is, with its whole log, for everyone who plays', async () => {
    const { house, table, screens } = await begun();
    const text = JSON.stringify(await house.answers.file(table));
    const [sheets, told] = [screens.map(({ sheet }) => sheet), screens.map(({ heard }) => heard.length)];
    expect(Math.min(...told)).toBeGreaterThan(10);
    const other = houseAt(new MemoryStore());
    const moved = await other.answers.fromFile(text);
    expect(await other.answers.tables()).toMatchObject([
      { id: moved, stage: 'playing', people: [ANNA, BERND] },
    ]);
    for (const [index, person] of [ANNA, BERND].entries()) {
      const screen = new Screen(other, person, moved);
      await screen.watch();
      expect(screen.sheet).toMatchObject({ view: sheets[index]?.view, seat: sheets[index]?.seat });
      const news = screen.heard.flatMap(message => (message.type === 'news' ? message.news : []));
      expect(JSON.stringify(news).includes('out of money')).toBe(person === ANNA);
      screen.leave();
    }
    for (const screen of screens) screen.leave();
  });

  it.each<[string, (entries: StoredEntry[]) => void]>([
    [
      'a move by another seat',
      entries => {
        const at = moveIn(entries);
        const { what, ...line } = entries[at] as StoredEntry & { what: { seat: number; action: object } };
        entries[at] = { ...line, what: { ...what, action: { ...what.action, seat: (what.seat + 1) % 3 } } };
      },
    ],
    ['a move that is left out', entries => void entries.splice(moveIn(entries), 1)],
    [
      'another position',
      entries => {
        const at = moveIn(entries);
        entries[at] = { ...(entries[at] as StoredEntry), check: '1:00000000' };
      },
    ],
    [
      'no position',
      entries => {
        const { check: _gone, ...line } = entries[moveIn(entries)] as StoredEntry;
        entries[moveIn(entries)] = line;
      },
    ],
    [
      'another deal',
      entries => {
        const { what, ...line } = entries[0] as StoredEntry & { what: { opening: object } };
        entries[0] = { ...line, what: { ...what, opening: { ...what.opening, seed: 'mine' } } };
      },
    ],
    [
      'a line of a newer program',
      entries => {
        entries[2] = { ...(entries[2] as StoredEntry), epoch: 999 };
      },
    ],
    ['no line at all', entries => void entries.splice(0)],
    ['no opening', entries => void entries.splice(0, 1)],
  ])('is refused with %s, and nothing is kept', async (_what, change) => {
    const file = await savedGame();
    const store = new MemoryStore();
    const { answers } = houseAt(store);
    await expect(async () => answers.fromFile(altered(file, change))).rejects.toThrow(
      /^(the file|\/entries)/,
    );
    expect(store.rows.size).toBe(0);
    await expect(answers.fromFile(JSON.stringify(file))).resolves.toMatch(/^here\./);
  });

  it('is refused if it is something else, or too long', async () => {
    const { answers } = houseAt(new MemoryStore());
    for (const text of ['', '{', '[]', '{"format":"macher-record"}', ' '.repeat(8_000_001)])
      await expect(async () => answers.fromFile(text)).rejects.toThrow(/^(the file|\/version)/);
  });
});
