import { type ActionOf, type ChoiceOf, foresee, type Kind, type Seat, type View } from '@macher/engine';
import type { Subject, Wording } from '@macher/words';
import type { ComponentChildren, VNode } from 'preact';

/** A question to this seat, and everything its player may know to answer it. */
export interface Asked<K extends Kind> {
  readonly choice: ChoiceOf<K>;
  readonly view: View;
  readonly seat: Seat;
  readonly words: Wording;
  readonly subject: Subject;
}

export interface PlanProps<K extends Kind, P> {
  readonly asked: Asked<K>;
  readonly plan: P;
  /** The view that the seat would have then. */
  readonly planned: View;
  change(plan: P): void;
}

/** Total is a line of the totals, such as the money left: what it was, struck out, and what it would be. */
export interface Total {
  readonly label: string;
  readonly before?: ComponentChildren;
  readonly value: ComponentChildren;
}

/** Quiet is to pass, buy nothing, send nobody or stop: a button of its own, never chosen for you. */
export interface Quiet<K extends Kind> {
  /** The words for what it means: “Buy no meetings”. */
  readonly text: string;
  /** The quiet action; null: something has to be said first. */
  readonly action: ActionOf<K> | null;
}

/**
 * How one kind of decision is made on the screen. `P` is the plan: the half-made decision as plain JSON, which
 * survives a reload. Legality is the server's; a plan only offers what the choice offers.
 */
export interface Dock<K extends Kind, P> {
  /** Begins a plan, with nothing chosen: one that could be confirmed at once would be confirmed by mistake. */
  begin(asked: Asked<K>): P;
  /** The action of a plan; null: something is still missing. */
  decide(asked: Asked<K>, plan: P): ActionOf<K> | null;
  quiet?(asked: Asked<K>, plan: P): Quiet<K> | null;
  /** The words of the button with the whole act: “Buy 9 for 10,000”; while something is missing, what to choose. */
  confirm(asked: Asked<K>, plan: P, planned: View): string;
  /** What the boards show, where that is not just what the decision does: plans that can be seen half-made. */
  foresee?(asked: Asked<K>, plan: P): View;
  totals?(asked: Asked<K>, plan: P, planned: View): readonly Total[];
  Body(props: PlanProps<K, P>): VNode | null;
}

/** The view of the seat if it decided so; what it sees now while something is missing. */
export function plannedView(made: Dock<Kind, unknown>, asked: Asked<Kind>, plan: unknown): View {
  if (made.foresee !== undefined) return made.foresee(asked, plan);
  const action = made.decide(asked, plan);
  return action === null ? asked.view : foresee(asked.view, action);
}

/** A dock as it is registered. Only the dock itself makes and reads its plans; everyone else just keeps them. */
export function dock<K extends Kind, P>(made: Dock<K, P>): Dock<K, unknown> {
  return made;
}
