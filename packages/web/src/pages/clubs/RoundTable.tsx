import type { EventRound, EventSeat, EventTable } from '@macher/protocol';
import { clubApi } from '../../kit/net/clubApi.ts';
import { person } from '../../kit/state/person.ts';
import { pathTo } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { wordsFor } from '../../kit/ui/game/rulesetName.ts';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import type { EventProps } from './eventProps.ts';
import { scoreText } from './Standing.tsx';
import { tell } from './words.ts';

/** BEGINS_IN is how many milliseconds pass until a table that is told to has begun, and some more. */
const BEGINS_IN = 2000;

/** One table of a round: who sits there, how it came out, and the way there. */
export function RoundTable({
  page,
  show,
  round,
  table,
}: EventProps & { readonly round: EventRound; readonly table: EventTable }) {
  const { problem, isBusy, run } = useRequest();
  const { number, stage, seats } = table;
  const start = (): void =>
    void run(async () => {
      await clubApi.startTable(page.club.id, page.id, round.round, number);
      await new Promise(resolve => setTimeout(resolve, BEGINS_IN));
      show(await clubApi.event(page.club.id, page.id));
    });
  return (
    <li>
      <h3>{tell('tables.table', { number })}</h3>
      <p class="soft">{stateText(table)}</p>
      <ul class="event-seats">
        {seats.map(seat => (
          <Seat key={seat.party} ruleset={page.ruleset} seat={seat} />
        ))}
      </ul>
      <Way table={table} />
      {page.isOrganiser && stage === 'gathering' && !round.isOver && !isBusy ? (
        <ConfirmButton
          label={tell('tables.start')}
          question={tell('tables.start-sure')}
          yes={tell('tables.start-yes')}
          no={tell('clubs.no')}
          act={start}
        />
      ) : null}
      <Problem problem={problem} />
    </li>
  );
}

/** The state of a table; one of a round that was closed early counts for nobody, though it may go on. */
export function stateText({ stage, counts }: EventTable): string {
  return counts ? tell(`tables.${stage}`) : tell('tables.not-counted');
}

/** Way leads to your own table, or to somebody else's. */
export function Way({ table }: { readonly table: EventTable }) {
  const { id, number, stage, mayLook, seats } = table;
  if (!mayLook) return null;
  const isMine = seats.some(seat => seat.person !== null && seat.person.id === person.value?.id);
  const isGoing = stage === 'gathering' || stage === 'playing';
  const text = isGoing ? (isMine ? 'tables.play' : 'tables.watch') : 'tables.look';
  return (
    <PageLink to={pathTo(id, null)} kind={`button ${isMine && isGoing ? 'primary' : ''}`}>
      <span aria-hidden>{tell(text)}</span>
      <span class="hidden-text">{tell('tables.go', { what: tell(text), number })}</span>
    </PageLink>
  );
}

function Seat({
  ruleset,
  seat: { party, person: player, bot, result },
}: {
  readonly ruleset: string;
  readonly seat: EventSeat;
}) {
  return (
    <li>
      <PartyChip party={party} label={wordsFor(ruleset).party(party)} />
      <SeatName person={player} bot={bot} />
      {result === null ? null : (
        <span class="seat-result">
          <span>{tell('tables.points', { points: result.points })}</span>
          {result.score === null ? null : <b>{scoreText(result.score)}</b>}
          {result.goesOn === true ? <b>{tell('tables.goes-on')}</b> : null}
        </span>
      )}
    </li>
  );
}

export function SeatName({ person: player, bot }: Pick<EventSeat, 'person' | 'bot'>) {
  if (player !== null)
    return (
      <span>
        <PersonLink person={player} />
        {bot === null ? null : <span class="soft"> ({tell('tables.bot-played')})</span>}
      </span>
    );
  return <span class="soft">{tell('tables.bot', { name: botShortName(bot ?? '') })}</span>;
}
