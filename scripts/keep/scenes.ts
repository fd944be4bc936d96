// The tables that `npm run keep` leaves in a data folder: all stages, all rulesets, sealed phases half-way.
import { PARTIES, type RulesetId } from '@macher/editions';
import { deciders, type Game } from '@macher/engine';
import type { NewTable, Pace } from '@macher/protocol';
import { type Evening, personAt, rest, ZOE } from './evening.ts';
import { PACKS } from './records.ts';

/** A scene in the middle of a sealed phase: so many decisions are in, the others are out. */
function sealed(phase: string, round: number, inHand: number) {
  return (game: Game): boolean =>
    game.round >= round &&
    game.frames.at(-1)?.phase === phase &&
    deciders(game).length === game.players.length - inHand;
}

/** A scene where seats are asked one by one. */
function openIn(round: number) {
  return (game: Game): boolean =>
    game.round >= round && deciders(game).length === 1 && game.frames.at(-1)?.phase !== 'start-player';
}

function wanted(ruleset: RulesetId, who: readonly string[], more: Partial<NewTable> = {}): NewTable {
  const seats = who.map((each, seat) => ({ party: PARTIES[seat] as string, who: each }));
  const pace: Pace = { kind: 'none' };
  return { ruleset, pack: null, openMoney: false, pace, isPrivate: false, seats, ...more };
}

const THREE = ['me', 'open', 'open'];
const FOUR = [...THREE, 'open'];
const FIVE = [...FOUR, 'open'];

export interface Scene {
  readonly table: NewTable;
  play(evening: Evening): Promise<unknown>;
}

export const SCENES: Readonly<Record<string, Scene>> = {
  gathering: {
    table: wanted('2019-4', ['me', 'open', '1']),
    play: evening => evening.ask(personAt(1), { kind: 'say', room: 'spectators', text: 'Is there a seat?' }),
  },
  draft: {
    table: wanted('2019-7', FOUR),
    play: async evening =>
      (await evening.sitDown(4)).until(game => game.version > 4 && sealed('draft', 0, 2)(game)),
  },
  'first platform': {
    table: wanted('2019-4', THREE),
    play: async evening => (await evening.sitDown(3)).until(sealed('first-platform', 0, 1)),
  },
  'starting blocks': {
    table: wanted('2006-7', FIVE),
    play: async evening => (await evening.sitDown(5)).until(sealed('starting-blocks', 0, 2)),
  },
  'starting blocks 2019': {
    table: wanted('2019-7', FIVE, { openMoney: true }),
    play: async evening => (await evening.sitDown(5)).until(sealed('starting-blocks', 0, 3)),
  },
  'start bids 1997': {
    table: wanted('1997-7', THREE),
    play: async evening => (await evening.sitDown(3)).until(sealed('start-player', 2, 1)),
  },
  'start bids 2019': {
    table: wanted('2019-7', FOUR),
    play: async evening => (await evening.sitDown(4)).until(sealed('start-player', 3, 2)),
  },
  'start bids 2006': {
    table: wanted('2006-5', FOUR),
    play: async evening => (await evening.sitDown(4)).until(sealed('start-player', 2, 1)),
  },
  'open turn': {
    table: wanted('2006-5', ['me', 'open', '1', '0']),
    play: async evening =>
      (await evening.sitDown(2)).until(game => openIn(2)(game) && (deciders(game)[0] ?? 0) < 2),
  },
  finished: {
    table: wanted('2006-5', ['0', '1', '0']),
    play: async ({ host }) => {
      while (host.table.stage !== 'over') await rest();
    },
  },
  'finished by people': {
    table: wanted('2019-4', ['me', 'open', '1']),
    play: async evening => (await evening.sitDown(2)).until(({ result }) => result !== null),
  },
  abandoned: {
    table: wanted('2019-4', THREE, { isPrivate: true }),
    play: async evening => {
      await (await evening.sitDown(3)).until(openIn(1));
      await evening.ask(evening.owner, { kind: 'propose', proposal: { kind: 'abandon' } });
      await agree(evening);
    },
  },
  'taken back': { table: wanted('2019-4', FOUR), play: takeBacks },
  'stand-in': {
    table: wanted('2006-7', FOUR),
    play: async evening => {
      await (await evening.sitDown(4)).until(openIn(2));
      await evening.ask(personAt(1), { kind: 'leave' });
      await evening.until(game => openIn(3)(game) && deciders(game)[0] !== 1);
    },
  },
  pack: {
    table: wanted('2019-7', THREE, { pack: PACKS['2019'] }),
    play: async evening => (await evening.sitDown(3)).until(openIn(3)),
  },
  'other pack': {
    table: wanted('2006-7', ['me', 'open', '0'], { pack: PACKS['2006'] }),
    play: async evening =>
      (await evening.sitDown(2)).until(game => openIn(2)(game) && deciders(game)[0] !== 2),
  },
  clock: {
    table: wanted('1997-7', THREE, { pace: { kind: 'slow', perDecision: 86_400_000 } }),
    play: async evening => {
      await (await evening.sitDown(3)).until(openIn(1));
      await evening.ask(evening.owner, { kind: 'propose', proposal: { kind: 'pause', isPaused: true } });
      await agree(evening);
    },
  },
};

async function agree(evening: Evening): Promise<void> {
  const open = evening.host.table.proposal;
  if (open === null) throw new Error('nothing is proposed');
  for (const { person } of evening.host.table.places) {
    if (person !== null && person.id !== evening.owner.id)
      await evening.ask(person, { kind: 'answer', proposal: open.number, accepts: true });
  }
}

/** A player takes their own decision back, then all agree to take several back, with talk and notes in between. */
async function takeBacks(evening: Evening): Promise<void> {
  await (await evening.sitDown(4)).until(sealed('draft', 0, 1));
  const [seat] = [0, 1, 2, 3].filter(each => !deciders(evening.game).includes(each));
  await evening.ask(personAt(seat ?? 0), { kind: 'undo', number: evening.host.table.number });
  await evening.until(openIn(1));
  await evening.ask(evening.owner, { kind: 'say', room: 'players', text: 'One moment, please.' });
  await evening.ask(ZOE, { kind: 'say', room: 'spectators', text: 'They will want that back.' });
  await evening.ask(personAt(2), { kind: 'note', text: 'Dora has a lot of money.' });
  const version = evening.game.version - 3;
  await evening.ask(evening.owner, { kind: 'propose', proposal: { kind: 'undo', version } });
  await agree(evening);
  const back = evening.game.version;
  await evening.until(game => game.version > back + 8 && openIn(1)(game));
}
