import { EVENT_FACTS, type EventPage, type EventRound } from '@macher/protocol';
import { clubApi } from '../../kit/net/clubApi.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { Comparison } from './Comparison.tsx';
import type { EventProps } from './eventProps.ts';
import { RoundTable } from './RoundTable.tsx';
import { tell } from './words.ts';
import './Rounds.css';

/** The rounds, the latest first, each with its tables. */
export function Rounds(props: EventProps) {
  const { rounds } = props.page;
  if (rounds.length === 0)
    return (
      <Section title={tell('rounds.title')}>
        <p class="soft">{tell('rounds.none')}</p>
      </Section>
    );
  return (
    <>
      {rounds.map(round => (
        <Round key={round.round} {...props} round={round} />
      ))}
    </>
  );
}

function Round(props: EventProps & { readonly round: EventRound }) {
  const { page, round } = props;
  const isCompared = EVENT_FACTS[page.kind].isSameDeal && round.isOver;
  return (
    <Section title={titleOf(page, round)}>
      {round.isOver ? null : <Going {...props} />}
      {isCompared ? (
        <Comparison round={round} ruleset={page.ruleset} />
      ) : (
        <ul class="round-tables">
          {round.tables.map(table => (
            <RoundTable key={table.id} {...props} table={table} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function titleOf({ kind }: EventPage, { round, tables }: EventRound): string {
  return EVENT_FACTS[kind].narrows && tables.length === 1
    ? tell('rounds.final')
    : tell('rounds.round', { round });
}

/** Going is for a round that is not over yet: how its tables begin, and how organisers end it as it stands. */
function Going({ page, show, round: { round, startsAt } }: EventProps & { readonly round: EventRound }) {
  const { problem, run } = useRequest();
  return (
    <>
      <p class="soft">
        {startsAt === null ? tell('rounds.when-ready') : tell('rounds.starts', { at: timeText(startsAt) })}
        {EVENT_FACTS[page.kind].isSameDeal ? <> {tell('rounds.sealed')}</> : null}
      </p>
      {page.isOrganiser ? (
        <ConfirmButton
          label={tell('rounds.close')}
          question={tell('rounds.close-sure')}
          yes={tell('rounds.close-yes')}
          no={tell('clubs.no')}
          act={() => void run(async () => show(await clubApi.closeRound(page.club.id, page.id, round)))}
        />
      ) : null}
      <Problem problem={problem} />
    </>
  );
}
