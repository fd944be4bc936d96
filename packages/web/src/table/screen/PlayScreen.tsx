import type { Action, Choice, View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import type { Signal } from '@preact/signals';
import { Announced } from '../../kit/head/Announced.tsx';
import { UpdateOffer } from '../../kit/offline/UpdateOffer.tsx';
import { firstGame } from '../../kit/state/coach.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { useSecondStep } from '../../kit/ui/frame/useSecondStep.ts';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Tooltip } from '../../kit/ui/tips/Tooltip.tsx';
import { FollowContext } from '../../moments/playback/context.ts';
import type { Following } from '../../moments/playback/following.ts';
import { timeLineOf } from '../../moments/timeline/goTo.ts';
import { LookBack } from '../../moments/timeline/LookBack.tsx';
import { PastAnnouncer } from '../../moments/timeline/PastBanner.tsx';
import { PlayedOn } from '../../moments/timeline/PlayedOn.tsx';
import { TimeDock } from '../../moments/timeline/TimeDock.tsx';
import { useTimeKeys } from '../../moments/timeline/timeKeys.ts';
import type { TimeLine } from '../../moments/timeline/timeline.ts';
import { Boards } from '../board/Boards.tsx';
import { spineColumns } from '../board/Spines.tsx';
import { FirstGameMark } from '../coach/FirstGameMark.tsx';
import { ContestMark } from '../contest/ContestMark.tsx';
import { DigestHost } from '../digest/DigestHost.tsx';
import { useDigestKeys } from '../digest/digestKeys.ts';
import { DockFrame } from '../dock/DockFrame.tsx';
import { WaitingDock } from '../dock/WaitingDock.tsx';
import { Announcer } from '../follow/Announcer.tsx';
import { FollowDock } from '../follow/FollowDock.tsx';
import { useFollowKeys } from '../follow/keys.ts';
import { OfferedHost, OffersHost } from '../offers/OffersHost.tsx';
import { openOfferAt } from '../offers/offers.ts';
import {
  canPlan,
  isPlanning,
  PlannedHost,
  PlansHost,
  ServeHost,
  ServingHost,
  showPlans,
} from '../plans/PlansHost.tsx';
import { HintLine } from '../review/hint/HintLine.tsx';
import { WhyDoor } from '../review/WhyDoor.tsx';
import { Ribbon } from '../ribbon/Ribbon.tsx';
import { RuleHost } from '../rules/RuleHost.tsx';
import { AllHands } from '../side/AllHands.tsx';
import { OwnParty } from '../side/OwnParty.tsx';
import { SideTabs } from '../side/SideTabs.tsx';
import { HideCards } from '../talk/PassOn.tsx';
import { TalkToast } from '../talk/TalkToast.tsx';
import { WhatHost } from '../what/WhatHost.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { FrozenBar } from './FrozenBar.tsx';
import { useFocusedDecision } from './focusedDecision.ts';
import { HereMark } from './HereMark.tsx';
import { useTableKeys } from './keys.ts';
import { ProposalBar } from './ProposalBar.tsx';
import { useTurnAlert } from './turnAlert.ts';
import { useTurnedBoard } from './turnedTo.ts';
import { useLastSeen } from './useLastSeen.ts';
import { say } from './words.ts';
import './PlayScreen.css';

interface ScreenProps {
  readonly store: TableStore;
  readonly following: Following;
  readonly sheet: Sheet;
  readonly view: View;
  /** What the boards would show after the plan in the dock. */
  readonly planned: Signal<View | null>;
  /** The action that would be decided now, for those who want to know. */
  readonly meant?: Signal<Action | null>;
}

/** The one screen of play: parties are rows, regions are columns, and the dock goes on in the same columns. */
export function PlayScreen(props: ScreenProps) {
  const { store, following, sheet, view, planned } = props;
  const words = store.words.value;
  const lastSeen = useLastSeen(store);
  useTurnAlert(store);
  useDigestKeys(following);
  useFollowKeys(following);
  useTableKeys(store);
  const { from, to } = drawn(store, view, planned.value);
  const spines = spineColumns(from);
  const seen = store.looking.value?.view ?? view;
  useTurnedBoard(store.choice.value, store.looking.value, from, to);
  useFocusedDecision(store.choice.value, view, following.beat.value !== null);
  const timeLine = timeLineOf(store);
  useTimeKeys(timeLine);
  const isPast = timeLine.isOpen.value && timeLine.isRunning;
  const isSecond = useSecondStep();
  return (
    <main
      class={`screen e-${view.rules.edition} boards-${from.regions.length} ${spines === 0 ? '' : 'has-spines'} ${isPast ? 'past' : ''}`}
      style={{ '--spines': spines }}
    >
      <h1 class="hidden-text">{rulesetName(view.rules.ruleset)}</h1>
      <FollowContext.Provider value={following}>
        <Ribbon store={store} view={seen}>
          <LookBack timeLine={timeLine} />
          {store.table === firstGame.value ? <FirstGameMark /> : <PlayedOn store={store} />}
          <HereMark store={store} />
          <ContestMark store={store} />
          <HideCards />
        </Ribbon>
        <Boards view={from} shown={to} words={words} />
      </FollowContext.Provider>
      <aside class="side" aria-label={say('side.label')}>
        <OwnParty view={seen} before={from} planned={to} words={words} />
        {isSecond ? (
          <>
            <AllHands view={seen} words={words} />
            <SideTabs store={store} sheet={sheet} view={seen} lastSeen={lastSeen} />
          </>
        ) : null}
        <TalkToast store={store} />
      </aside>
      <DockPlace {...props} timeLine={timeLine} seen={seen} lastSeen={lastSeen} />
      <RuleHost />
      <Tooltip />
      <WhatHost view={from} planned={to} choice={store.choice.value} words={words} />
      <Announcer store={store} following={following} />
      <PastAnnouncer timeLine={timeLine} />
    </main>
  );
}

interface PlaceProps extends ScreenProps {
  readonly timeLine: TimeLine;
  /** The view that is looked at. */
  readonly seen: View;
  readonly lastSeen: number;
}

/** DockPlace has what is decided now, or the past instead, and above it what everybody is told or asked. */
function DockPlace({ timeLine, seen, ...props }: PlaceProps) {
  const { store, sheet } = props;
  return (
    <div class="dock-place">
      <Announced />
      {timeLine.canLink ? <ConnectionLine store={store} /> : null}
      <UpdateOffer canWait />
      <ProposalBar store={store} sheet={sheet} />
      {timeLine.isOpen.value ? (
        <TimeDock timeLine={timeLine} view={seen}>
          <WhyDoor timeLine={timeLine} view={seen} />
        </TimeDock>
      ) : null}
      <div class="dock-now" hidden={timeLine.isOpen.value}>
        <DockOrWait {...props} />
      </div>
    </div>
  );
}

/** What the boards show, as a difference: a moment of the past, your plan, or now. */
function drawn(store: TableStore, view: View, planned: View | null): { from: View; to: View } {
  const looked = store.looking.value;
  if (looked !== null) return { from: looked.before ?? looked.view, to: looked.view };
  // The plan is one decision ahead; an older one is no longer of this view.
  return { from: view, to: planned?.version === view.version + 1 ? planned : view };
}

function DockOrWait({
  store,
  following,
  sheet,
  view,
  planned,
  meant,
  lastSeen,
}: ScreenProps & { readonly lastSeen: number }) {
  const choice = store.choice.value;
  const beat = following.beat.value;
  if (following.recap.isOpen.value) return <DigestHost store={store} following={following} />;
  if (beat !== null) return <FollowDock store={store} following={following} beat={beat} />;
  if (sheet.frozen !== null) return <FrozenBar frozen={sheet.frozen} />;
  const offer = openOfferAt(store, sheet);
  const now =
    choice === null ? (
      <Waiting {...{ store, sheet, view, lastSeen }} />
    ) : (
      <Asked {...{ store, sheet, view, planned, choice }} {...(meant === undefined ? {} : { meant })} />
    );
  return (
    <>
      <ServingHost store={store} sheet={sheet} />
      {offer === null ? now : <OffersHost {...{ store, sheet, view, offer }} fallback={now} />}
    </>
  );
}

/** Your own decision, and what is said beside it. */
function Asked({ store, sheet, view, planned, meant, choice }: AskedProps) {
  return (
    <>
      <OfferedHost store={store} sheet={sheet} view={view} />
      {canPlan(store, sheet) ? <PlannedHost store={store} view={view} /> : null}
      <DockFrame
        store={store}
        choice={choice}
        show={(next, action) => {
          planned.value = next;
          if (meant !== undefined) meant.value = action;
        }}
        hint={asked => <HintLine {...asked} />}
      />
    </>
  );
}

type AskedProps = Omit<ScreenProps, 'following'> & { readonly choice: Choice };

/** Waiting is for when it's not your turn: who decides, or what you plan. */
function Waiting(props: WaitingProps) {
  const { store, sheet } = props;
  const mayPlan = canPlan(store, sheet);
  const wait = <WaitingDock {...props} plan={mayPlan ? () => showPlans(store, true) : null} />;
  return mayPlan && isPlanning(store, sheet) ? (
    <PlansHost {...props} fallback={wait} close={() => showPlans(store, false)} />
  ) : (
    <>
      <ServeHost store={store} />
      {wait}
    </>
  );
}

type WaitingProps = Omit<Parameters<typeof WaitingDock>[0], 'plan'>;
