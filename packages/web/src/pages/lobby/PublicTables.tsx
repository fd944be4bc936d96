import { RULESETS } from '@macher/editions';
import type { OfferedTable } from '@macher/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { api } from '../../kit/net/api.ts';
import { person } from '../../kit/state/person.ts';
import { useRefreshed } from '../../kit/state/useRefreshed.ts';
import { PACE_KINDS } from '../../kit/terms/pace.ts';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { GameLine } from './GameLine.tsx';
import { say } from './words.ts';
import './PublicTables.css';

/** Filter of the list; empty: any. */
interface Filter {
  readonly stage: 'gathering' | 'playing';
  readonly ruleset: string;
  readonly players: string;
  readonly speed: string;
}

/** Tables of others, to join or to watch. */
export function PublicTables() {
  const filter = useSignal<Filter>({ stage: 'gathering', ruleset: '', players: '', speed: '' });
  const wanted = Object.fromEntries(Object.entries(filter.value).filter(([, value]) => value !== ''));
  const { value, problem } = useRefreshed<readonly OfferedTable[]>(
    () => api.tables(wanted),
    JSON.stringify([wanted, person.value?.id]),
  );
  return (
    <section class="panel public" aria-labelledby="public-title">
      <h2 id="public-title">{say('public.title')}</h2>
      <Filters filter={filter} />
      <Problem problem={problem} />
      {value?.length === 0 ? <p class="soft">{say(NONE[filter.value.stage])}</p> : null}
      <ul class="games">
        {(value ?? []).map(listed => (
          <GameLine
            key={listed.id}
            listed={listed}
            mark={<Offer listed={listed} />}
            note={<Tie tie={listed.tie} />}
          />
        ))}
      </ul>
    </section>
  );
}

const NONE = { gathering: 'public.none-to-join', playing: 'public.none-to-watch' } as const;

/** Tie says that somebody is there whom you have blocked, or a friend. */
function Tie({ tie }: Pick<OfferedTable, 'tie'>) {
  if (tie === null) return null;
  return (
    <b>
      <Icon name={tie === 'friend' ? 'person' : 'eye'} /> {say(`public.${tie}`)}
    </b>
  );
}

function Offer({ listed: { stage, openSeats, lack } }: { readonly listed: OfferedTable }) {
  if (stage === 'gathering' && lack !== null)
    return (
      <>
        <Icon name="lock" /> {say('public.not-yet')} <small>{say(`join.${lack}`)}</small>
      </>
    );
  return stage === 'gathering' ? (
    <>
      <Icon name="plus" /> {say('public.join')} <small>{say('public.open-seats', { open: openSeats })}</small>
    </>
  ) : (
    <>
      <Icon name="eye" /> {say('public.watch')}
    </>
  );
}

function Filters({ filter }: { readonly filter: Signal<Filter> }) {
  const set = (part: Partial<Filter>): void => {
    filter.value = { ...filter.value, ...part };
  };
  return (
    <div class="filters">
      <Segments
        label={say('public.which')}
        value={filter.value.stage}
        options={[
          { value: 'gathering', label: say('public.to-join') },
          { value: 'playing', label: say('public.to-watch') },
        ]}
        choose={stage => set({ stage: stage as Filter['stage'] })}
      />
      <Choice
        label={say('public.ruleset')}
        value={filter.value.ruleset}
        options={RULESETS.map(id => [id, rulesetName(id)])}
        choose={ruleset => set({ ruleset })}
      />
      <Choice
        label={say('public.players')}
        value={filter.value.players}
        options={['3', '4', '5'].map(players => [players, players])}
        choose={players => set({ players })}
      />
      <Choice
        label={say('pace.kind')}
        value={filter.value.speed}
        options={PACE_KINDS.map(kind => [kind, say(`pace.${kind}`)])}
        choose={speed => set({ speed })}
      />
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  choose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  choose(value: string): void;
}) {
  return (
    <label class="filter">
      <span class="soft">{label}</span>
      <select value={value} onChange={event => choose(event.currentTarget.value)}>
        <option value="">{say('public.any')}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
