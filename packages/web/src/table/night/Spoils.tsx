import type { NationalOpinion } from '@macher/engine';
import { CardTile } from '../../kit/ui/game/CardTile.tsx';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { MediaSpaces } from '../side/MediaBoard.tsx';
import type { NationalReport, Report, Step } from './report.ts';
import { mediaText, nameOf, namesOf, shortName, type Told } from './sentences.ts';
import { say } from './words.ts';
import './Spoils.css';

/** The media board with the markers that this election brought. */
export function MediaMoves({ report, words }: Told) {
  const { view, election, number } = report;
  const elections = [...view.elections.slice(0, number - 1), election];
  return (
    <section class="night-media">
      <h3>{say(view.rules.national === null ? 'side.media-board' : 'national.media')}</h3>
      <MediaSpaces view={{ ...view, elections }} words={words} now={number - 1} />
      <p>{mediaText({ report, words })}</p>
    </section>
  );
}

/** The national board as it is now, what was there before, and who still chooses. */
export function NationalChange({ report, words, national }: Told & { readonly national: NationalReport }) {
  return (
    <section class="night-national">
      <h3>{say('national.opinions')}</h3>
      <ol>
        {national.after.map((opinion, space) => (
          <li key={opinion.card}>
            <CardTile card={opinion.card} words={words} />
            <small>
              {report.view.rules.national?.points[space]}
              {opinion.secured ? <Icon name="lock" label={say('national.secured')} /> : null}
            </small>
            <ChangeOf opinion={opinion} national={national} words={words} />
          </li>
        ))}
      </ol>
      {national.placed.length === 0 && national.open.length === 0 ? (
        <p>{say('night.nothing-placed')}</p>
      ) : null}
      <StillOpen report={report} words={words} national={national} />
    </section>
  );
}

function ChangeOf({
  opinion,
  national,
  words,
}: Pick<Told, 'words'> & { readonly opinion: NationalOpinion; readonly national: NationalReport }) {
  const was = national.before.find(({ card }) => card === opinion.card);
  const placed = national.placed.find(({ card }) => card === opinion.card);
  if (was !== undefined) return was.secured === opinion.secured ? null : <em>{say('night.secured')}</em>;
  const replaced = placed?.replaced ?? null;
  return (
    <em>{replaced === null ? say('night.fresh') : say('night.replaced', { card: words.card(replaced) })}</em>
  );
}

/** StillOpen says who still chooses, and what: the winners choose by themselves, after the night. */
function StillOpen({ report, words, national: { open } }: Told & { readonly national: NationalReport }) {
  const [first, ...others] = open;
  if (first === undefined) return null;
  return (
    <p>
      {say('night.open', {
        who: nameOf({ report, words }, first.seat),
        promote: first.promote ? 'yes' : 'no',
        both: first.promote && first.nationalise > 0 ? 'yes' : 'no',
        nationalise: first.nationalise,
      })}{' '}
      {others.length === 0
        ? ''
        : say('night.then', {
            parties: namesOf(
              { report, words },
              others.map(({ seat }) => seat),
            ),
          })}
    </p>
  );
}

/** Members before and after, and what the national board would bring at the end. */
export function Members({ report, national }: Pick<Told, 'report'> & { readonly national: NationalReport }) {
  return (
    <section class="night-members">
      <h3 id="night-members">{say('night.members')}</h3>
      <table aria-labelledby="night-members">
        <thead>
          <tr>
            <td />
            <th scope="col">{say('night.column-members')}</th>
            <th scope="col">{say('night.column-end')}</th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map(({ seat }) => (
            <tr key={seat} class={seat === report.view.viewer ? 'own' : ''}>
              <th scope="row">
                <PartyTag
                  party={report.view.players[seat]?.party ?? ''}
                  name={shortName(report.view, seat)}
                />
              </th>
              <td>
                <Changed step={membersOf(report, national, seat)} />
              </td>
              <td>
                <Changed step={national.points[seat] ?? NOTHING} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NOTHING: Step = { before: 0, after: 0 };

function membersOf({ view }: Report, { members }: NationalReport, seat: number): Step {
  const base = view.players[seat]?.base ?? 0;
  return members.find(each => each.seat === seat) ?? { before: base, after: base };
}

function Changed({ step: { before, after } }: { readonly step: Step }) {
  return before === after ? (
    <b>{after}</b>
  ) : (
    <>
      <s>{before}</s> → <b>{after}</b>
    </>
  );
}
