// 2019 §1.8, §1.9
import { actionSchema, NAME, NAMES } from '../actionSchema.ts';
import { drawFrom, shuffle } from '../chance.ts';
import { at, combinations } from '../lists.ts';
import { placeMediaMarker } from '../media.ts';
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
import { BENEFITS, type Rules, type StartingBlock } from '../types/rules.ts';
import type { Random, RegionId, Seat } from '../types/vocabulary.ts';

export function enterStartingBlocks(game: Game, tell: Tell): StartingBlocksFrame {
  game.start = drawFrom(game.chance, 'seats', game.players.length);
  tell?.({ event: 'provisional-start', seat: game.start });
  return { phase: 'starting-blocks', opened: game.version, chosen: game.players.map(() => null) };
}

export const startingBlocks: Phase<StartingBlocksFrame, 'starting-block'> = {
  advance(game, frame, tell) {
    if (missing(frame.chosen).length > 0) return true;
    for (const action of opened(frame.chosen)) apply(game, action, tell);
    return false;
  },

  deciders: (_game, frame) => missing(frame.chosen),

  kindFor: () => 'starting-block',

  choice: blockChoice,

  play(_game, frame, action, tell) {
    frame.chosen[action.seat] = action;
    tell?.({ event: 'sealed', seat: action.seat, kind: action.kind });
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
    block: NAME,
    meetings: NAMES,
    trend: NAMES,
    media: NAMES,
    votes: NAMES,
  }),

  check(rules, choice, action) {
    const block = choice.blocks.find(({ id }) => id === action.block);
    if (block === undefined) return refuse(rules, action.kind, 'block-not-there', { block: action.block });
    return refuseFields(rules, choice, block, action);
  },

  *list(_rules, { seat, blocks, regions }) {
    for (const { id, fields } of blocks) {
      for (const meetings of combinations(regions, fields.meetings))
        for (const trend of combinations(regions, fields.trend))
          for (const media of combinations(regions, fields.media))
            for (const votes of combinations(regions, fields.votes))
              yield { kind: 'starting-block', seat, block: id, meetings, trend, media, votes };
    }
  },

  sample(_rules, { seat, blocks, regions }, random) {
    const { id, fields } = at(blocks, random(blocks.length));
    return {
      kind: 'starting-block',
      seat,
      block: id,
      meetings: some(regions, fields.meetings, random),
      trend: some(regions, fields.trend, random),
      media: some(regions, fields.media, random),
      votes: some(regions, fields.votes, random),
    };
  },
};

function blockChoice(game: Game, _frame: unknown, seat: Seat): ChoiceOf<'starting-block'> {
  return { kind: 'starting-block', seat, blocks: game.rules.startingBlocks, regions: regionIds(game) };
}

/** As many regions as the block has fields of a benefit, all different. */
function refuseFields(
  rules: Rules,
  choice: ChoiceOf<'starting-block'>,
  block: StartingBlock,
  action: BlockAction,
): Refusal | null {
  for (const benefit of BENEFITS) {
    const refused =
      refuseCount(rules, action.kind, block.fields[benefit], action[benefit].length) ??
      refuseRegions(rules, action.kind, choice.regions, action[benefit]);
    if (refused !== null) return refused;
  }
  return null;
}

function some(regions: readonly RegionId[], count: number, random: Random): RegionId[] {
  return shuffle(regions.slice(), random).slice(0, count);
}

function apply(game: Game, action: BlockAction, tell: Tell): void {
  const { seat, block, meetings, trend, media, votes } = action;
  const { benefits } = game.rules;
  tell?.({ event: 'block-revealed', seat, block, meetings, trend, media, votes });
  for (const id of meetings) placeMeetings(game, regionOf(game, id), seat, benefits.meetings);
  for (const id of trend) moveTrend(game, regionOf(game, id), seat, benefits.trend, tell);
  for (const id of media) placeMediaMarker(game, regionOf(game, id), seat);
  for (const id of votes) gainVotes(regionOf(game, id), seat, benefits.votes, tell);
}
