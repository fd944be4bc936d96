// 2019 §1.8, §1.9; 2006 §6.1
import { actionSchema, BLOCKS, REGIONS } from '../actionSchema.ts';
import { drawFrom } from '../chance.ts';
import { at, combinations, sum } from '../lists.ts';
import { placeMediaMarker } from '../media.ts';
import { changeBase } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse, refuseCount, refuseRegions } from '../refuse.ts';
import { gainVotes, placeMeetings, regionIds, regionOf } from '../regions.ts';
import { missing, opened, sealedFor, unsealed } from '../sealed.ts';
import { moveTrend } from '../trend.ts';
import type { BlockAction, ChoiceOf } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { StartingBlocksFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Refusal } from '../types/refusals.ts';
import { BENEFITS, type Benefit, type Rules, type StartingBlock } from '../types/rules.ts';
import type { Random, RegionId, Seat } from '../types/vocabulary.ts';

export function enterStartingBlocks(game: Game, tell: Tell): StartingBlocksFrame {
  if (game.rules.onBidTie === 'raise-in-turn') drawProvisionalStart(game, tell);
  return { phase: 'starting-blocks', opened: game.version, chosen: game.players.map(() => null) };
}

/** Only a tie that is raised in turn needs someone to begin before the first auction. [2019 §1.8] [R75] */
function drawProvisionalStart(game: Game, tell: Tell): void {
  game.start = drawFrom(game.chance, 'seats', game.players.length);
  tell?.({ event: 'provisional-start', seat: game.start });
}

/** One block of each column, sealed; applied in the order of the lot, which decides who lies on top. [R29] */
export const startingBlocks: Phase<StartingBlocksFrame, 'starting-block'> = {
  advance(game, frame, tell) {
    if (missing(frame.chosen).length > 0) return true;
    const chosen = opened(frame.chosen);
    for (const seat of game.lot) apply(game, at(chosen, seat), tell);
    return false;
  },

  deciders: (_game, frame) => missing(frame.chosen),

  kindFor: () => 'starting-block',

  choice: blockChoice,

  play(_game, frame, action, tell) {
    frame.chosen[action.seat] = action;
    tell?.({ event: 'sealed', seat: action.seat, kind: action.kind });
  },

  sealed: ({ opened, chosen }) => ({ opened, decisions: chosen, isShown: true }),

  shows: () => false,

  copy: frame => ({ ...frame, chosen: frame.chosen.slice() }),

  open(game, frame, seat) {
    const action = frame.chosen[seat];
    if (action != null) apply(game, action, undefined);
  },

  view: (_game, frame, viewer) => ({ ...frame, chosen: sealedFor(viewer, frame.chosen) }),

  imagine: (game, view, _viewer, random) => ({
    ...view,
    chosen: unsealed(view.chosen, seat =>
      startingBlockDecision.sample(game.rules, blockChoice(game, view, seat), random),
    ),
  }),
};

export const startingBlockDecision: Decision<'starting-block'> = {
  schema: actionSchema('starting-block', {
    blocks: BLOCKS,
    meetings: REGIONS,
    trend: REGIONS,
    media: REGIONS,
    votes: REGIONS,
  }),

  check(rules, choice, action) {
    const counted = refuseCount(rules, action.kind, choice.columns.length, action.blocks.length);
    if (counted !== null) return counted;
    const blocks: StartingBlock[] = [];
    for (const [column, block] of action.blocks.entries()) {
      const found = choice.columns[column]?.find(({ id }) => id === block);
      if (found === undefined) return refuse(rules, action.kind, 'block-not-there', { block });
      blocks.push(found);
    }
    return refuseFields(rules, choice, blocks, action);
  },

  *list(_rules, { seat, columns, regions, different }) {
    for (const blocks of onePerColumn(columns)) {
      const places = (benefit: Benefit) => placings(regions, fieldsOf(blocks, benefit), different);
      for (const meetings of places('meetings'))
        for (const trend of places('trend'))
          for (const media of places('media'))
            for (const votes of places('votes'))
              yield {
                kind: 'starting-block',
                seat,
                blocks: blocks.map(({ id }) => id),
                meetings,
                trend,
                media,
                votes,
              };
    }
  },

  sample(_rules, { seat, columns, regions, different }, random) {
    const blocks = columns.map(column => at(column, random(column.length)));
    const some = (benefit: Benefit) => somewhere(regions, fieldsOf(blocks, benefit), different, random);
    return {
      kind: 'starting-block',
      seat,
      blocks: blocks.map(({ id }) => id),
      meetings: some('meetings'),
      trend: some('trend'),
      media: some('media'),
      votes: some('votes'),
    };
  },
};

function blockChoice(game: Game, _frame: unknown, seat: Seat): ChoiceOf<'starting-block'> {
  const { startingColumns, differentRegions } = game.rules;
  return {
    kind: 'starting-block',
    seat,
    columns: startingColumns,
    regions: regionIds(game),
    different: differentRegions,
  };
}

function fieldsOf(blocks: readonly StartingBlock[], benefit: Benefit): number {
  return sum(blocks.map(({ fields }) => fields[benefit]));
}

/** As many regions as there are fields of a benefit, all different where the edition wants that. */
function refuseFields(
  rules: Rules,
  choice: ChoiceOf<'starting-block'>,
  blocks: readonly StartingBlock[],
  action: BlockAction,
): Refusal | null {
  for (const benefit of BENEFITS) {
    const regions = choice.different ? [action[benefit]] : action[benefit].map(region => [region]);
    const refused =
      refuseCount(rules, action.kind, fieldsOf(blocks, benefit), action[benefit].length) ??
      regions
        .map(each => refuseRegions(rules, action.kind, choice.regions, each))
        .find(each => each !== null);
    if (refused !== null && refused !== undefined) return refused;
  }
  return null;
}

function* onePerColumn([column, ...others]: readonly (readonly StartingBlock[])[]): Generator<
  StartingBlock[]
> {
  if (column === undefined) {
    yield [];
    return;
  }
  for (const block of column) for (const rest of onePerColumn(others)) yield [block, ...rest];
}

/** All ways to name `count` regions; the order does not matter. */
function* placings(regions: readonly RegionId[], count: number, different: boolean): Generator<RegionId[]> {
  if (different) {
    yield* combinations(regions, count);
    return;
  }
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, region] of regions.entries()) {
    for (const rest of placings(regions.slice(index), count - 1, false)) yield [region, ...rest];
  }
}

function somewhere(
  regions: readonly RegionId[],
  count: number,
  different: boolean,
  random: Random,
): RegionId[] {
  const left = regions.slice();
  return Array.from({ length: count }, () => {
    const index = random(left.length);
    return different ? at(left.splice(index, 1), 0) : at(left, index);
  });
}

function apply(game: Game, action: BlockAction, tell: Tell): void {
  const { seat, blocks, meetings, trend, media, votes } = action;
  const { benefits, startingColumns } = game.rules;
  tell?.({ event: 'block-revealed', seat, blocks, meetings, trend, media, votes });
  for (const id of meetings) placeMeetings(game, regionOf(game, id), seat, benefits.meetings);
  for (const id of trend) moveTrend(game, regionOf(game, id), seat, benefits.trend, { by: 'block' }, tell);
  for (const id of media) placeMediaMarker(game, regionOf(game, id), seat);
  for (const id of votes) gainVotes(game, regionOf(game, id), seat, benefits.votes, { by: 'block' }, tell);
  const base = sum(startingColumns.flat().map(block => (blocks.includes(block.id) ? block.base : 0)));
  if (base > 0) changeBase(game, seat, base, { by: 'block' }, tell);
}
