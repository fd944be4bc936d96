import type { Sheet } from '@macher/protocol';
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import type { PlansProps } from './props.ts';
import type { ServingProps } from './Serving.tsx';
import { isServing, servableSeats } from './servable.ts';

interface Loaded {
  readonly Dock: FunctionComponent<PlansProps>;
  readonly Line: FunctionComponent<Pick<PlansProps, 'store' | 'view'>>;
  readonly Schedule: FunctionComponent<Pick<PlansProps, 'store' | 'sheet'>>;
  readonly Serve: FunctionComponent<Pick<PlansProps, 'store'>>;
  readonly Serving: FunctionComponent<ServingProps>;
  readonly SkipsLine: FunctionComponent<Pick<PlansProps, 'store'>>;
}

/** Loaded at tables where you can plan. */
const loaded = signal<Loaded | null>(null);

/** By table: whether its plans are open. */
const opened = signal<ReadonlyMap<string, boolean>>(new Map());

/** Whether this viewer can leave plans here. */
export function canPlan({ house, seat }: TableStore, { stage, places }: Sheet): boolean {
  const own = seat.value;
  return house.plans !== null && own !== null && stage === 'playing' && places[own]?.standIn === null;
}

/** In a game over days they are what you came for. */
export function isPlanning({ table }: TableStore, { clock }: Sheet): boolean {
  return opened.value.get(table) ?? clock.pace.kind === 'slow';
}

export function showPlans({ table }: TableStore, isOpen: boolean): void {
  opened.value = new Map(opened.value).set(table, isOpen);
}

function useLoaded(): Loaded | null {
  useEffect(() => {
    if (loaded.value === null) void import('./PlansDock.tsx').then(load, () => {});
  }, []);
  return loaded.value;
}

function load({
  PlansDock,
  PlannedLine,
  Schedule,
  Serve,
  Serving,
  SkipsLine,
}: typeof import('./PlansDock.tsx')): void {
  loaded.value = { Dock: PlansDock, Line: PlannedLine, Schedule, Serve, Serving, SkipsLine };
}

/** null until it has come: what stands there meanwhile stays. */
export function PlansHost({ fallback, ...props }: PlansProps & { readonly fallback: preact.ComponentChild }) {
  const Dock = useLoaded()?.Dock;
  return Dock === undefined ? fallback : <Dock {...props} />;
}

/** Above your own question: that a plan answers it. */
export function PlannedHost(props: Pick<PlansProps, 'store' | 'view'>) {
  const Line = useLoaded()?.Line;
  return Line === undefined ? null : <Line {...props} />;
}

/** Before the game: when it begins by itself. */
export function ScheduleHost(props: Pick<PlansProps, 'store' | 'sheet'>) {
  const Schedule = useLoaded()?.Schedule;
  return Schedule === undefined || props.store.house.plans === null ? null : <Schedule {...props} />;
}

/** For one who watches, and is named as someone's regent. */
export function ServeHost({ store }: Pick<PlansProps, 'store'>) {
  return servableSeats(store).length === 0 ? null : <ServeLoaded store={store} />;
}

function ServeLoaded(props: Pick<PlansProps, 'store'>) {
  const Serve = useLoaded()?.Serve;
  return Serve === undefined ? null : <Serve {...props} />;
}

/** For one who plays for somebody else. */
export function ServingHost({ store, sheet }: Pick<PlansProps, 'store' | 'sheet'>) {
  const absence = sheet.absences[store.seat.value ?? -1];
  return absence === undefined || !isServing(store, absence) ? null : (
    <ServingLoaded store={store} absence={absence} />
  );
}

function ServingLoaded(props: ServingProps) {
  const Serving = useLoaded()?.Serving;
  return Serving === undefined ? null : <Serving {...props} />;
}

/** In the menu. */
export function SkipsHost({ store, sheet }: Pick<PlansProps, 'store' | 'sheet'>) {
  return canPlan(store, sheet) ? <Skipping store={store} /> : null;
}

function Skipping(props: Pick<PlansProps, 'store'>) {
  const SkipsLine = useLoaded()?.SkipsLine;
  return SkipsLine === undefined ? null : <SkipsLine {...props} />;
}
