import type { HostOverview } from '@macher/protocol';
import { ownerApi } from '../../kit/net/ownerApi.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { Facts } from './Facts.tsx';
import { durationText, megabytesText, millisecondsText, percentText } from './figures.ts';
import { useDeed } from './useDeed.ts';
import type { Watch } from './watch.ts';
import { tell } from './words.ts';

interface StateProps {
  readonly watch: Watch;
  readonly overview: HostOverview;
}

/** Whether people can come in, and how busy it is. */
export function ServerState({ watch, overview }: StateProps) {
  const { problem, isBusy, on } = useDeed(watch);
  const isDraining = overview.lack === 'draining';
  return (
    <Section title={tell('state.title')}>
      <p role="status">
        <b>{tell(`state.${overview.lack ?? 'ready'}`)}</b>
      </p>
      {overview.disk?.isLow === true ? <p role="alert">{tell('load.full')}</p> : null}
      <Facts facts={factsOf(overview)} />
      {isDraining ? null : <p class="soft">{tell('state.drain-text')}</p>}
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={isBusy}
          onClick={on(isDraining ? ownerApi.openAgain : ownerApi.drain)}
        >
          {tell(isDraining ? 'state.open-again' : 'state.drain')}
        </button>
        <button type="button" class="button" disabled={isBusy} onClick={on(ownerApi.signOut)}>
          {tell('owner.sign-out')}
        </button>
      </div>
      <Problem problem={problem} />
    </Section>
  );
}

function factsOf({
  load,
  sockets,
  build,
  disk,
  goneGuests,
}: HostOverview): readonly (readonly [string, string])[] {
  const { delay, cpu, memory, uptime } = load;
  const [median, longest] = [millisecondsText(delay.median), millisecondsText(delay.longest)];
  return [
    [tell('load.delay'), tell('load.delays', { median, longest })],
    [tell('load.cpu'), tell('load.cores', { share: percentText(cpu) })],
    [tell('load.memory'), megabytesText(memory)],
    [tell('load.uptime'), durationText(uptime)],
    [tell('load.sockets'), String(sockets)],
    ...roomOf(disk),
    ...(goneGuests === 0 ? [] : [[tell('load.guests'), tell('load.gone', { count: goneGuests })] as const]),
    [tell('load.version'), tell('load.build', build)],
  ];
}

function roomOf(disk: HostOverview['disk']): readonly (readonly [string, string])[] {
  if (disk === null) return [];
  const [free, size] = [megabytesText(disk.free), megabytesText(disk.size)];
  return [[tell('load.disk'), tell('load.room', { free, size })]];
}
