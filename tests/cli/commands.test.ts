import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord } from '@macher/engine';
import { LANGUAGES } from '@macher/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureAll } from '../../packages/cli/src/commands/bench.ts';
import { main } from '../../packages/cli/src/main.ts';
import { ScriptedTerminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'macher-test-'));
const file = (name: string): string => join(folder, name);

async function run(...argv: string[]): Promise<{ code: number; text: string; errors: string }> {
  const terminal = new ScriptedTerminal();
  const code = await main(terminal, argv, 'en_GB');
  return { code, text: terminal.text, errors: terminal.errors };
}

beforeAll(async () => {
  await run('simulate', '--games', '3', '--seed', 'kept', '--records', folder, '--json');
});

describe('macher', () => {
  it.each(LANGUAGES)('teaches in %s', async language => {
    for (const command of [
      'play',
      'simulate',
      'replay',
      'review',
      'check',
      'scenario',
      'components',
      'bench',
      'arena',
      'sit',
      'dump',
      'owner',
    ]) {
      const { code, text } = await run(command, '--help', '--lang', language);
      expect([command, code, text.split('\n').every(line => line.length <= 90)]).toEqual([command, 0, true]);
    }
    expect((await run('--lang', language)).text).toContain('macher');
  });

  it('a language that is none is refused as a wrong option', async () => {
    const { code, errors } = await run('--lang', 'xx');
    expect([code, errors.includes('--lang')]).toEqual([2, true]);
  });

  it.each<[string[], RegExp]>([
    [['dance'], /There’s no command dance/],
    [['simulate', '--ruleset', '1986'], /--ruleset: must be one of 2019-4, 2019-7/],
    [['simulate', '--players', '6'], /--players: must be a whole number from 3 to 5/],
    [['simulate', '--games', '1.5'], /--games: must be a whole number/],
    [['simulate', '--colour'], /npm run macher -- simulate --help/],
    [['replay'], /Name at least one file/],
    [['review'], /Name at least one file/],
    [['owner'], /--new makes another secret/],
    [['owner', '--new', 'extra'], /unexpected: extra/],
    [['dump'], /Name the file to write with --out/],
    [['dump', '--out', 'x', '--since', 'today'], /--since: must be a day/],
    [['check'], /Name at least one file/],
    [['scenario'], /Name at least one file/],
    [['play', '--humans', 'cdu,cdu', '--players', '4'], /--humans/],
    [['play', '--humans', 'cdu,spd,fdp,gruene', '--players', '3'], /--humans/],
    [['play', '--seed', 'x'.repeat(101), '--players', '3'], /--seed: must have 1 to 100 characters/],
    [['play', '--party', 'tory', '--players', '4'], /--party: must be one of/],
  ])('does not understand %j and says what to do', async (argv, message) => {
    const { code, errors } = await run(...argv);
    expect(code).toBe(2);
    expect(errors).toMatch(message);
  });

  it('simulates, keeps the records, and the records are right', async () => {
    const records = readdirSync(folder).filter(name => name.startsWith('2019-4-4p-kept'));
    expect(records).toHaveLength(3);
    const { code, text } = await run('check', ...records.map(file));
    expect(code).toBe(0);
    expect(text.match(/the result is right/g)).toHaveLength(3);
  });

  it('reviews a game: chances, turning points and decisions', async () => {
    const record = parseRecord(JSON.parse(readFileSync(file('2019-4-4p-kept-0.json'), 'utf8')));
    const short = { ...record, actions: record.actions.slice(0, 40), result: null, check: null };
    writeFileSync(file('short.json'), JSON.stringify(short));
    const { code, text } = await run('review', file('short.json'), '--seat', '2', '--workers', '1');
    expect(code).toBe(0);
    expect(text).toContain('Before the first election nobody can tell.');
    expect(text).toMatch(/\d+ decisions looked at/);
    const found = JSON.parse((await run('review', file('short.json'), '--seat', 'spd', '--json')).text);
    expect(found).toMatchObject({ ruleset: '2019-4', seat: 1, turningPoints: [] });
    expect(found.decisions.map(({ version }: { version: number }) => record.actions[version]?.seat)).toEqual(
      found.decisions.map(() => 1),
    );
    const refused = await run('review', file('short.json'), '--seat', '9');
    expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('--seat')]);
  });

  it('the same seed simulates the same games', async () => {
    const summary = async (): Promise<unknown> => {
      const {
        seconds: _seconds,
        gamesPerSecond: _rate,
        ...rest
      } = JSON.parse((await run('simulate', '--games', '5', '--seed', 'x', '--json')).text);
      return rest;
    };
    expect(await summary()).toEqual(await summary());
  });

  it('simulates games of bots, and keeps why they did what they did', async () => {
    const own = mkdtempSync(join(tmpdir(), 'macher-reasons-'));
    const options = ['--games', '1', '--seed', 'why', '--players', '3', '--bots', '2,1,0'];
    await run('simulate', ...options, '--records', own, '--reasons', '--json');
    const record = parseRecord(JSON.parse(readFileSync(join(own, '2019-4-3p-why.json'), 'utf8')));
    const reasons = JSON.parse(readFileSync(join(own, '2019-4-3p-why.reasons.json'), 'utf8'));
    expect(record.seats.map(seat => seat.name)).toEqual(['bot 2 (1)', 'bot 1 (2)', 'bot 0 (3)']);
    expect(reasons).toHaveLength(record.actions.length);
    for (const [version, { seat, kind }] of reasons.entries())
      expect({ version, seat, kind }).toMatchObject({
        seat: record.actions[version]?.seat,
        kind: record.actions[version]?.kind,
      });
    const kinds = reasons.map((each: { reason: { kind: string } }) => each.reason.kind);
    expect(kinds).toEqual(expect.arrayContaining(['chance', 'rule', 'agree', 'bid', 'votes']));
    expect(reasons.every(({ second }: { second: unknown }) => second === null)).toBe(true);
    const checked = await run('check', ...readdirSync(own).map(name => join(own, name)));
    expect([checked.code, checked.text]).toEqual([
      0,
      expect.stringMatching(/the result is right.*[\s\S]*why bots decided as they did/),
    ]);
    expect((await run('simulate', '--reasons')).errors).toMatch(/--reasons: only together with --records/);
  });

  it('simulates with a table of seats', async () => {
    const { text } = await run('simulate', '--games', '20', '--players', '3', '--ruleset', '2019-7');
    expect(text).toMatch(/20 games of 2019 edition, seven elections with 3 players/);
    expect(text).toMatch(/1 The Left +\d/);
  });

  it('replays a record with every event, every election and the points by source', async () => {
    const { code, text } = await run('replay', file('2019-4-4p-kept-0.json'), '--json');
    const replay = JSON.parse(text);
    expect(code).toBe(0);
    expect(replay.elections).toHaveLength(4);
    expect(replay.result).toHaveLength(4);
    expect(replay.steps.at(-1).events.at(-1)).toMatchObject({ event: 'game-ended' });
  });

  it('replays from a seat’s eyes without what that seat could not know', async () => {
    const all = JSON.parse((await run('replay', file('2019-4-4p-kept-0.json'), '--json')).text);
    const own = JSON.parse(
      (await run('replay', file('2019-4-4p-kept-0.json'), '--json', '--seat', 'spd')).text,
    );
    const drawn = (replay: { steps: { events: { event: string; seat: number; cards: unknown }[] }[] }) =>
      replay.steps.flatMap(step => step.events.filter(event => event.event === 'policies-drawn'));
    expect(drawn(all).every(event => event.cards !== null)).toBe(true);
    expect(drawn(own).every(event => (event.cards !== null) === (event.seat === 1))).toBe(true);
    expect(
      own.steps.every(
        (step: { action: { seat: number } | null }) => step.action === null || step.action.seat === 1,
      ),
    ).toBe(true);
  });

  it('steps through a replay: on, back, next phase, next round, to a step, and out', async () => {
    const keys = ['', 'b', 'n', 'r', 'g 7', 'q'];
    const shown: string[] = [];
    const terminal = new ScriptedTerminal((_prompt, written) => {
      shown.push(/Step \d+ of \d+|The deal/.exec(written.join('\n'))?.[0] ?? '');
      return keys.shift() ?? null;
    });
    expect(await main(terminal, ['replay', file('2019-4-4p-kept-1.json')], 'en')).toBe(0);
    expect(shown.slice(0, 3)).toEqual(['The deal', expect.stringMatching(/^Step 1 of/), 'The deal']);
    expect(shown[5]).toMatch(/^Step 7 of/);
  });

  it.each<[string, string, RegExp]>([
    ['no.json', '', /isn’t JSON/],
    ['lines.json', '{\n  "a": b\n}', /isn’t JSON \([^�]+\)$/],
    ['other.json', '{"format": "chess"}', /neither a record nor a component pack/],
    [
      'pack.json',
      '{"format": "macher-pack", "version": 2, "edition": "2019", "name": "x", "values": {"majority": 7}}',
      /\/values\/majority: must be 50/,
    ],
    ['record.json', '{"format": "macher-record", "version": 1}', /\/ruleset: is missing/],
  ])('checks %s and names the mistake', async (name, content, message) => {
    writeFileSync(file(name), content);
    const { code, text } = await run('check', file(name));
    expect(code).toBe(1);
    expect(text).toMatch(message);
  });

  it('a broken action in a record is named with its place', async () => {
    const record = JSON.parse(readFileSync(file('2019-4-4p-kept-2.json'), 'utf8'));
    record.actions[30] = { kind: 'bid', seat: 0, amount: 5 };
    writeFileSync(file('broken.json'), JSON.stringify(record));
    expect((await run('check', file('broken.json'))).text).toMatch(/\/actions\/30: refused/);
    for (const command of ['replay', 'review']) {
      const { code, text, errors } = await run(command, file('broken.json'));
      expect([code, text, errors]).toEqual([
        1,
        '',
        expect.stringMatching(/broken\.json: \/actions\/30: refused/),
      ]);
    }
  });

  it('what is no object isn’t said to be at an empty path', async () => {
    const record = JSON.parse(readFileSync(file('2019-4-4p-kept-2.json'), 'utf8'));
    writeFileSync(file('nothing.json'), JSON.stringify({ ...record, actions: [7] }));
    const { text } = await run('check', file('nothing.json'));
    expect(text).toContain('refused: malformed (protocol), reason must be an object');
  });

  it('reads files that begin with a mark of byte order, or are in UTF-16, as some programs write them', async () => {
    const record = readFileSync(file('2019-4-4p-kept-0.json'), 'utf8');
    const scenario = 'title: x\nposition: {players: {A: {}, B: {}, C: {}}}\nsteps: [{expect: {round: 1}}]\n';
    const wide = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
    const files: readonly (readonly [string, string, string | Buffer])[] = [
      ['check', 'marked.json', `\uFEFF${record}`],
      ['check', 'wide.json', wide(record)],
      ['check', 'swapped.json', wide(record).swap16()],
      ['scenario', 'marked.yaml', `\uFEFF${scenario}`],
      ['scenario', 'wide.yaml', wide(scenario)],
    ];
    for (const [command, name, content] of files) {
      writeFileSync(file(name), content);
      expect([name, (await run(command, file(name))).code]).toEqual([name, 0]);
    }
  });

  it('cuts what a file says without end', async () => {
    const long = 'y'.repeat(90_000);
    const step = (text: string): string =>
      `title: x\nposition: {players: {A: {}, B: {}, C: {}}}\nsteps: [${text}]\n`;
    for (const text of [
      step(`{expect: {round: ${long}}}`),
      step(`{expect: {${long}: 1}}`),
      `title: *${long}\n`,
    ]) {
      writeFileSync(file('endless.yaml'), text);
      const { code, text: said } = await run('scenario', file('endless.yaml'));
      expect([code, said.length < 5000, said.includes('yyy …')]).toEqual([1, true, true]);
    }
  });

  it('a file that is not there is an error, not a crash', async () => {
    const { code, errors } = await run('replay', file('nowhere.json'));
    expect([code, errors]).toEqual([1, expect.stringMatching(/nowhere\.json: can’t be read \(ENOENT\)/)]);
  });

  it('checks a pack and plays with it', async () => {
    writeFileSync(
      file('mine.json'),
      JSON.stringify({
        format: 'macher-pack',
        version: 2,
        edition: '2019',
        name: 'mine',
        values: { display: { 4: 7 } },
      }),
    );
    expect((await run('check', file('mine.json'))).text).toMatch(/“mine”, 1 value replaced/);
    expect((await run('components', '--pack', file('mine.json'))).text).toMatch(/\/display\/4 +pack +7/);
    await run(
      'simulate',
      '--games',
      '1',
      '--seed',
      'packed',
      '--pack',
      file('mine.json'),
      '--records',
      folder,
    );
    expect((await run('check', file('2019-4-4p-packed.json'))).code).toBe(0);
  });

  it('runs scenarios and says what differs', async () => {
    writeFileSync(
      file('good.yaml'),
      'title: x\nposition: {players: {A: {}, B: {}, C: {}}}\nsteps: [{expect: {round: 1}}]\n',
    );
    writeFileSync(
      file('bad.yaml'),
      'title: x\nposition: {players: {A: {}, B: {}, C: {}}}\nsteps: [{expect: {round: 2}}]\n',
    );
    expect((await run('scenario', file('good.yaml'))).code).toBe(0);
    const { code, text } = await run('scenario', file('bad.yaml'));
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/\/steps\/0\/expect\/round: expected 2, found 1/),
    ]);
  });

  it('measures', () => {
    const figures = measureAll(5);
    expect(figures.map(figure => figure.name)).toContain('2019-4 random games, 4 players');
    for (const { name, value } of figures) expect([name, value > 0]).toEqual([name, true]);
  });
});
