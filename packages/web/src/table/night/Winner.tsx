import type { MostVotesReason, PartnerCandidate, PartnerSearch } from '@macher/engine';
import type { Spelled } from '@macher/words';
import { CardTile } from '../../kit/ui/game/CardTile.tsx';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { capital, nameOf, namesOf, shortName, type Told } from './sentences.ts';
import { SideBar } from './VotesBar.tsx';
import { say } from './words.ts';
import './Winner.css';

/** Winner says who wins, alone or together, and why this partner. */
export function Winner(told: Told) {
  const { why } = told.report;
  if (why === null) return null;
  if (why.rule === 'most-votes') return <Sides {...told} why={why} />;
  return why.search === null ? null : <Partners {...told} search={why.search} />;
}

/** Sides are two bars to one line: the winner, and who came next. */
function Sides({ report, words, why }: Told & { readonly why: MostVotesReason }) {
  const [first, second] = why.sides;
  if (first === undefined || first.votes === 0) return null;
  return (
    <section>
      <h3>{say('night.sides')}</h3>
      {[first, ...(second === undefined ? [] : [second])].map(side => (
        <div key={side.seats.join()} class="night-side">
          <b>{capital(namesOf({ report, words }, side.seats).label)}</b>
          <SideBar report={report} seats={side.seats} line={first.votes} isDashed />
          <b class="night-main">{side.votes}</b>
          <span>
            {side === first ? (
              <>
                <Icon name="check" /> {why.decidedBy === 'votes' ? '' : say(`night.by-${why.decidedBy}`)}
              </>
            ) : null}
          </span>
        </div>
      ))}
    </section>
  );
}

/** Partners compare the strongest party's platform with each candidate's. */
function Partners({ report, words, search }: Told & { readonly search: PartnerSearch }) {
  const { seeker, partner, platform, candidates } = search;
  return (
    <section class="night-partners">
      <h3 id="night-partners">
        {say('night.partners', {
          partner: partnerName({ report, words }, search),
          seeker: nameOf({ report, words }, seeker),
        })}
      </h3>
      <table aria-labelledby="night-partners">
        <thead>
          <tr>
            <th scope="col">{say('word.platform')}</th>
            {platform.map(card => (
              <th key={card} scope="col">
                <CardTile card={card} words={words} />
              </th>
            ))}
            <th scope="col">{say('night.same')}</th>
            <th scope="col">{say('night.column-together')}</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map(candidate => (
            <tr
              key={candidate.seat}
              class={`${candidate.seat === partner ? 'won' : ''} ${candidate.reaches ? '' : 'short'}`}
            >
              <th scope="row">
                <PartyTag
                  party={report.view.players[candidate.seat]?.party ?? ''}
                  name={shortName(report.view, candidate.seat)}
                />
              </th>
              {platform.map(card => (
                <td key={card}>
                  {candidate.common.includes(card) ? <CardTile card={card} words={words} /> : '–'}
                </td>
              ))}
              <td>
                <b>{candidate.common.length}</b>
              </td>
              <Enough report={report} words={words} seeker={seeker} candidate={candidate} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function partnerName(told: Told, { partner }: PartnerSearch): Spelled | 'none' {
  return partner === null ? 'none' : nameOf(told, partner);
}

function Enough({
  report: { election },
  seeker,
  candidate: { seat, together, reaches },
}: Told & { readonly seeker: number; readonly candidate: PartnerCandidate }) {
  return (
    <td class="night-sum">
      <span class="wide-only">
        {election.votes[seeker]} + {election.votes[seat]} ={' '}
      </span>
      <b>{together}</b>{' '}
      <Icon
        name={reaches ? 'check' : 'cross'}
        label={say('night.reaches', { isEnough: reaches ? 'yes' : 'no' })}
      />
    </td>
  );
}
