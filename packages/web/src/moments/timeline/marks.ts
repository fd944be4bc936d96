import { type PhaseName, phasesOf, pointsNow, type RegionId, type Seat, type View } from '@macher/engine';
import type { Line } from '../line/line.ts';

/** A stretch of the line, from one place to the next one's first. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** RoundSpan is a round; 0 is the set-up. */
interface RoundSpan extends Span {
  readonly round: number;
}

interface PhaseSpan extends RoundSpan {
  readonly phase: PhaseName;
  /** Its number in the round. */
  readonly step: number;
}

/** An election that was held, at the moment of its count. */
interface Flag {
  readonly place: number;
  readonly region: RegionId;
  readonly winners: readonly Seat[];
}

/** What a slider over a line shows. */
export interface Marks {
  readonly count: number;
  readonly rounds: readonly RoundSpan[];
  readonly phases: readonly PhaseSpan[];
  readonly flags: readonly Flag[];
  /** How many moves lead up to the last decision. */
  readonly moves: number;
  /** What each seat would score if the game ended there, place by place. */
  readonly points: readonly (readonly number[])[];
}

export function marksOf(line: Line): Marks {
  const views = Array.from({ length: line.count }, (_, place) => line.at(place).view);
  const phases = phasesIn(views);
  return {
    count: line.count,
    rounds: roundsOf(phases),
    phases,
    flags: flagsIn(views),
    moves: views.at(-1)?.version ?? 0,
    points: views.map(view => view.players.map((_, seat) => pointsNow(view, seat).total)),
  };
}

function phasesIn(views: readonly View[]): PhaseSpan[] {
  const spans: PhaseSpan[] = [];
  for (const [place, { round, step, rules }] of views.entries()) {
    const last = spans.at(-1);
    const isSame = last?.round === round && last.step === step;
    const phase = phasesOf(rules, round)[step - 1] ?? last?.phase ?? 'draft';
    const from = isSame ? last.from : place;
    if (isSame) spans.pop();
    spans.push({ round, step, phase, from, to: place + 1 });
  }
  return spans;
}

function roundsOf(phases: readonly PhaseSpan[]): RoundSpan[] {
  const rounds = [...new Set(phases.map(({ round }) => round))];
  return rounds.map(round => {
    const own = phases.filter(each => each.round === round);
    return { round, from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 };
  });
}

function flagsIn(views: readonly View[]): Flag[] {
  return views.flatMap(({ elections }, place) =>
    elections
      .slice(views[place - 1]?.elections.length ?? 0)
      .map(({ region, winners }) => ({ place, region, winners })),
  );
}

export interface Stride {
  readonly by: 'moment' | 'phase' | 'round';
  readonly direction: -1 | 1;
}

/**
 * The place a stride leads to: the next moment, or the beginning of a phase or round; back first to the present one's.
 */
export function strideFrom(marks: Marks, place: number, { by, direction }: Stride): number {
  if (by === 'moment') return place + direction;
  const begins = (by === 'phase' ? marks.phases : marks.rounds).map(({ from }) => from);
  return direction > 0
    ? (begins.find(from => from > place) ?? marks.count - 1)
    : (begins.findLast(from => from < place) ?? 0);
}
