// Tables with all that can happen at one: whole games by people with takebacks, hints, seals and a deal that can be
// checked, in every ruleset; and one over days, with plans, regents and promises.
import { PARTIES, RULESETS, type RulesetId } from '@macher/editions';
import { deciders, type Game } from '@macher/engine';
import type { NewTable } from '@macher/protocol';
import { type Evening, PEOPLE, personAt, ZOE } from './evening.ts';

interface FullScene {
  readonly table: NewTable;
  play(evening: Evening): Promise<unknown>;
}

const DAY = 86_400_000;

function table(
  ruleset: RulesetId,
  who: readonly string[],
  pace: NewTable['pace'] = { kind: 'none' },
): NewTable {
  const seats = who.map((each, seat) => ({ party: PARTIES[seat] as string, who: each }));
  return { ruleset, pack: null, openMoney: false, pace, isPrivate: false, seats };
}

export const FULL_SCENES: Readonly<Record<string, FullScene>> = {
  ...Object.fromEntries(
    RULESETS.map(ruleset => [
      `a whole evening ${ruleset}`,
      { table: table(ruleset, ['me', 'open', 'open']), play: wholeEvening },
    ]),
  ),
  'alone, back and forth': { table: table('2019-7', ['me', '0', '0']), play: alone },
  'over days': {
    table: table('2006-5', ['me', 'open', 'open', '0'], { kind: 'slow', perDecision: DAY }),
    play: overDays,
  },
};

async function wholeEvening(evening: Evening): Promise<void> {
  await sitDown(evening, 3);
  await agree(evening, { kind: 'hints', isAllowed: true });
  const step = (more: number) => (game: Game) => game.version >= from + more || game.result !== null;
  let from = 0;
  while (evening.game.result === null) {
    from = evening.game.version;
    await evening.until(step(17));
    if (evening.game.result !== null) return;
    await actHinted(evening);
    await ownUndo(evening);
    if (evening.game.version > 30 && evening.game.version % 3 === 0)
      await agree(evening, { kind: 'undo', version: evening.game.version - 2 });
  }
}

/** People sit down, with what each adds to the deal. */
async function sitDown(evening: Evening, people: number): Promise<void> {
  const { origin } = evening.host.table.opening;
  for (const [seat, person] of PEOPLE.slice(0, people).entries()) {
    if (evening.host.table.places[seat]?.person == null) await evening.ask(person, { kind: 'sit', seat });
    await evening.ask(person, {
      kind: 'ready',
      isReady: true,
      origin,
      contribution: String(seat).repeat(32),
    });
  }
  await evening.ask(evening.owner, { kind: 'start' });
}

async function agree(evening: Evening, proposal: Parameters<typeof proposed>[1]): Promise<void> {
  const open = await proposed(evening, proposal);
  for (const { person } of evening.host.table.places)
    if (person !== null && person.id !== evening.owner.id)
      await evening.ask(person, { kind: 'answer', proposal: open, accepts: true });
}

async function proposed(
  evening: Evening,
  proposal: { kind: 'undo'; version: number } | { kind: 'hints'; isAllowed: boolean },
) {
  await evening.ask(evening.owner, { kind: 'propose', proposal });
  return evening.host.table.proposal?.number ?? 0;
}

async function actHinted(evening: Evening): Promise<void> {
  const seat = deciders(evening.game).find(each => evening.host.table.places[each]?.person != null);
  if (seat !== undefined) await evening.act(seat, { isHinted: true });
}

/** Whoever decided last takes it back, if it showed nothing. */
async function ownUndo({ host }: Evening): Promise<void> {
  const last = host.table.steps.at(-1);
  const person = PEOPLE.find(({ id }) => id === last?.by);
  if (person !== undefined)
    await host.request(person, `undo ${host.table.number}`, { kind: 'undo', number: host.table.number });
}

async function alone(evening: Evening): Promise<void> {
  for (let decided = 0; evening.game.result === null; decided += 1) {
    const { version } = evening.game;
    await evening.until(game => game.version > version || game.result !== null);
    if (decided % 40 === 30 && evening.game.result === null)
      await evening.host.request(evening.owner, `back ${decided}`, {
        kind: 'undo',
        number: evening.host.table.number,
      });
  }
}

async function overDays(evening: Evening): Promise<void> {
  await sitDown(evening, 3);
  await evening.until(game => game.round >= 1 && game.version > 20);
  const [anna, bernd, carla] = [personAt(0), personAt(1), personAt(2)];
  const region = evening.game.regions[0]?.id ?? '';
  const mine = [{ kind: 'pass-poll', region, round: 2 }] as const;
  await evening.ask(anna, { kind: 'offer', deal: { to: 1, mine: [...mine], yours: [] } });
  await evening.ask(bernd, { kind: 'answer-offer', offer: evening.host.table.number, accepts: true });
  await evening.ask(bernd, { kind: 'offer', deal: { to: 2, mine: [...mine], yours: [] } });
  await evening.ask(carla, { kind: 'days-off', days: 2 });
  await evening.ask(bernd, { kind: 'name-regent', name: ZOE.name, days: 5 });
  await evening.ask(ZOE, { kind: 'serve', seat: 1 });
  await evening.ask(anna, { kind: 'phrase', phrase: 'one-moment' });
  await evening.ask(carla, { kind: 'note', text: 'Anna owes me a poll.' });
  const when = { kind: 'poll-bid', round: null, region: null, party: null } as const;
  await evening.host.plan(anna, {
    plans: [{ when, then: { kind: 'up-to', amount: 4000 }, isOn: true }],
    skips: false,
  });
}
