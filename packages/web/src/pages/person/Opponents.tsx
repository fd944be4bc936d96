import type { Opponent } from '@macher/protocol';
import { useId } from 'preact/hooks';
import { Face } from '../../kit/ui/people/Face.tsx';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { Share } from './Share.tsx';
import { tell } from './words.ts';

/** Opponents are with whom they played, and how often they came before them. */
export function Opponents({ opponents }: { readonly opponents: readonly Opponent[] }) {
  const id = useId();
  return (
    <section class="panel opponents" aria-labelledby={id}>
      <h2 id={id}>{tell('opponents.title')}</h2>
      {opponents.length === 0 ? (
        <p class="soft">{tell('opponents.none')}</p>
      ) : (
        <Table opponents={opponents} />
      )}
    </section>
  );
}

function Table({ opponents }: { readonly opponents: readonly Opponent[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{tell('opponents.with')}</th>
          <th scope="col">{tell('opponents.games')}</th>
          <th scope="col">{tell('opponents.ahead')}</th>
        </tr>
      </thead>
      <tbody>
        {opponents.map(({ person, games, ahead }) => (
          <tr key={person.id}>
            <th scope="row">
              <span>
                <Face name={person.name} /> <PersonLink person={person} />
              </span>
            </th>
            <td>{games}</td>
            <td class="ahead">
              <Share part={ahead} whole={games} /> <span>{tell('opponents.count', { ahead, games })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
