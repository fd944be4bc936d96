import type { Sheet } from '@macher/protocol';
import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { later } from '../../kit/later.tsx';
import type { TableStore } from '../../kit/state/table.ts';
import type { PlansProps } from './props.ts';
import type { ServingProps } from './Serving.tsx';
import { isServing, servableSeats } from './servable.ts';

type Props = Pick<PlansProps, 'store'>;

/** The dock of plans is loaded at tables where you can plan. */
const parts = () => import('./PlansDock.tsx');
const Starting = later<Pick<PlansProps, 'store' | 'sheet'>>(async () => (await parts()).Schedule);
const ServeDoor = later<Props>(async () => (await parts()).Serve);
const ServingLine = later<ServingProps>(async () => (await parts()).Serving);
const Skips = later<Props>(async () => (await parts()).SkipsLine);

/** By table: whether its plans are open. */
const opened = signal<ReadonlyMap<string, boolean>>(new Map());

/** Whether this viewer can leave plans here. */
export function canPlan({ source, seat }: TableStore, { stage, places }: Sheet): boolean {
  const own = seat.value;
  return source.plans !== null && own !== null && stage === 'playing' && places[own]?.standIn === null;
}

/** Whether you plan now: in a game over days plans are what you came for. */
export function isPlanning({ table }: TableStore, { clock }: Sheet): boolean {
  return opened.value.get(table) ?? clock.pace.kind === 'slow';
}

export function showPlans({ table }: TableStore, isOpen: boolean): void {
  opened.value = new Map(opened.value).set(table, isOpen);
}

/** PlansHost keeps what stands there meanwhile until it has come. */
export const PlansHost = later<PlansProps & { readonly fallback: ComponentChild }>(
  async () => (await parts()).PlansDock,
  ({ fallback }) => fallback,
);

/** PlannedHost stands above your own question: that a plan answers it. */
export const PlannedHost = later<Pick<PlansProps, 'store' | 'view'>>(async () => (await parts()).PlannedLine);

/** ScheduleHost is for before the game: when it begins by itself. */
export function ScheduleHost(props: Pick<PlansProps, 'store' | 'sheet'>) {
  return props.store.source.plans === null ? null : <Starting {...props} />;
}

/** ServeHost is for one who watches, and is named as someone's regent. */
export function ServeHost({ store }: Props) {
  return servableSeats(store).length === 0 ? null : <ServeDoor store={store} />;
}

/** ServingHost is for one who plays for somebody else. */
export function ServingHost({ store, sheet }: Pick<PlansProps, 'store' | 'sheet'>) {
  const absence = sheet.absences[store.seat.value ?? -1];
  return absence === undefined || !isServing(store, absence) ? null : (
    <ServingLine store={store} absence={absence} />
  );
}

/** SkipsHost stands in the menu. */
export function SkipsHost({ store, sheet }: Pick<PlansProps, 'store' | 'sheet'>) {
  return canPlan(store, sheet) ? <Skips store={store} /> : null;
}
