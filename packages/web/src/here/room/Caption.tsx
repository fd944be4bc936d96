import { seatInTurn, type View } from '@macher/engine';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyChip, PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { shortParty } from '../../kit/ui/game/shortParty.ts';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { Rich } from '../../kit/ui/text/Rich.tsx';
import { nameText } from '../../kit/words/words.ts';
import { actorOf } from '../../moments/playback/beats.ts';
import type { Following } from '../../moments/playback/following.ts';
import { tell } from '../../moments/playback/telling.ts';
import { isAct, isHeading, type LogLine, logLines, pastUpTo } from '../../table/log/lines.ts';
import { worded } from '../../table/log/wording.ts';
import { seatsThatActed } from '../../table/ribbon/acted.ts';
import { phaseGroups } from '../../table/ribbon/phaseGroups.ts';
import { say } from './words.ts';

/** MOST lines have room beside the sentence. */
const MOST = 3;

interface CaptionProps {
  readonly store: TableStore;
  readonly view: View;
}

/** Caption says what is going on, what just happened, and who comes then. */
export function Caption({ store, following, view }: CaptionProps & { readonly following: Following }) {
  const phase = phaseGroups(view)
    .flatMap(({ phases }) => phases)
    .find(({ state }) => state === 'now');
  const [words, subject] = [store.words.value, store.subject.value];
  const beat = following.beat.value;
  const told = beat === null || subject === null ? null : tell(words, subject, beat, null);
  return (
    <section class="dock caption" id="dock" aria-label={say('room.now')}>
      <div>
        <p class="soft">
          {phase === undefined ? say('room.now') : say('room.now-in', { phase: words.phase(phase.phase) })}
        </p>
        {told === null ? <Deciding store={store} view={view} /> : <h2>{told.text}</h2>}
        {told?.why == null ? null : <p>{told.why}</p>}
      </div>
      <JustHappened store={store} view={view} />
      <Then view={view} />
    </section>
  );
}

function Deciding({ store, view }: CaptionProps) {
  const places = store.sheet.value?.places ?? [];
  if (view.result !== null) return <h2>{say('room.over')}</h2>;
  return (
    <>
      {view.awaited.map(({ seat, kind }) => {
        const { person = null, bot = null, party = '' } = places[seat] ?? {};
        const name = person === null ? botShortName(bot ?? '') : nameText(person.name);
        return (
          <h2 key={seat}>
            <PartyChip party={party} /> {say('room.deciding', { name, what: say(`kind.${kind}`) })}
          </h2>
        );
      })}
    </>
  );
}

function JustHappened({ store, view }: CaptionProps) {
  const subject = store.subject.value;
  const looked = store.looking.value;
  const past = looked === null ? store.past.value : pastUpTo(store.past.value, looked);
  const lines = logLines(past).filter(isDone).slice(-MOST).reverse();
  if (subject === null || lines.length === 0) return <div />;
  return (
    <div class="caption-past" data-version={view.version}>
      <h3 class="soft">{say('room.just')}</h3>
      <ol>
        {lines.map(line => (
          <li key={line.key}>
            <Rich text={worded(line, store.words.value, subject, null).text} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function isDone(line: LogLine): boolean {
  return isAct(line.what) && !line.isUndone && !isHeading(line) && actorOf([line.what]) !== null;
}

/** Then names those who have still to come in this phase. */
function Then({ view }: Pick<CaptionProps, 'view'>) {
  const [acted, awaited] = [seatsThatActed(view), view.awaited.map(({ seat }) => seat)];
  const later = view.players
    .map((_, place) => seatInTurn(view, place))
    .filter(seat => !acted.includes(seat) && !awaited.includes(seat));
  if (view.result !== null || acted.length === 0 || later.length === 0) return null;
  return (
    <div class="caption-then">
      <h3 class="soft">{say('room.then')}</h3>
      {later.map(seat => {
        const party = view.players[seat]?.party ?? '';
        return <PartyTag key={seat} party={party} name={shortParty(view, party)} />;
      })}
    </div>
  );
}
