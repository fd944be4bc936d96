export { agreement, commonPolicies, mandatesFor, votesFor } from './agreement.ts';
export { EPOCH, rulesOfEpoch } from './archive/epoch.ts';
export { readRules } from './archive/rules.ts';
export {
  changed,
  type Fields,
  inEach,
  isEarlier,
  isFields,
  pathBefore,
  renamed,
  type Upgrade,
  upgraded,
} from './archive/upgrade.ts';
export { type Attempt, attempt, refuseAction, refuseAnswer, sealedSince, sealing } from './attempt.ts';
export { layRegion } from './board.ts';
export { allCards, faceOf, isCard, issuesOf, repeatedIssue } from './cards.ts';
export { chanceOf, randomOf, shuffle } from './chance.ts';
export { canBeChecked, checkOf, isPositionOf } from './check.ts';
export { actionsOf, awaited, choiceAt, choiceFor, choices, deciders, sampleAction } from './choices.ts';
export { clone } from './clone.ts';
export { deedsOf, offerBy } from './deeds/index.ts';
export { whyIdle } from './deeds/whyIdle.ts';
export { determinize, type Memory } from './determinize.ts';
export { foresee, foreseeAccepted, foreseeDeed, foreseePoll } from './foresee.ts';
export { FormatError } from './formatError.ts';
export { freeze } from './freeze.ts';
export { describe, gameAfter, playChecked, RefusedError } from './gameAfter.ts';
export { eventFor, eventsFor } from './heard.ts';
export { at, sum } from './lists.ts';
export { mediaControl } from './media.ts';
export { type Moment, momentAt, momentsOf, momentsOfPlay, viewOfMoment } from './moments.ts';
export { nationalBase, nationalPoints } from './national.ts';
export { DEFAULT_OPTIONS, newGame, type Setup } from './newGame.ts';
export { type Contest, electionReason } from './phases/contest.ts';
export { baseByDice } from './phases/donations.ts';
export { countElection } from './phases/election.ts';
export { electionPoints, pointsNow } from './phases/finalScoring.ts';
export { payFor } from './phases/payOut.ts';
export { play, runOn } from './play.ts';
export { isPublishable, type LineFate, lineFate } from './polls.ts';
export { type Projection, project } from './projection.ts';
export {
  type GameRecord,
  makeRecord,
  ORIGINS,
  type Origin,
  parseRecord,
  RECORD_FORMAT,
  RECORD_SCHEMA,
  RECORD_VERSION,
  type ReplayStep,
  replay,
  replayStart,
  replaySteps,
  sealedActions,
} from './record.ts';
export { opinionRounds, phasesOf, roundOfElection } from './regions.ts';
export { hasRevealed } from './revealed.ts';
export {
  anyOf,
  atMost,
  exactly,
  isUnknownName,
  listOf,
  type Mismatch,
  mapOf,
  mismatch,
  orNull,
  withOptional,
} from './schema.ts';
export { seatInTurn } from './seats.ts';
export * from './types/choices.ts';
export * from './types/events.ts';
export * from './types/frames.ts';
export * from './types/game.ts';
export * from './types/kinds.ts';
export * from './types/phases.ts';
export * from './types/reasons.ts';
export * from './types/refusals.ts';
export * from './types/rules.ts';
export * from './types/schema.ts';
export * from './types/view.ts';
export * from './types/vocabulary.ts';
export { playPast, stretchesOf, type Undone } from './undone.ts';
export { unreachable } from './unreachable.ts';
export { attentiveView, openView, view } from './view.ts';
