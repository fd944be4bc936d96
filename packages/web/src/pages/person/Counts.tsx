import type { ProfileCount } from '@macher/protocol';
import { useId } from 'preact/hooks';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { tell } from './words.ts';

/** Results by what is played and by how many. */
export function Counts({ games }: { readonly games: readonly ProfileCount[] }) {
  const id = useId();
  if (games.length === 0) return null;
  const sorted = games.toSorted((one, other) => other.games - one.games);
  return (
    <section class="panel counts" aria-labelledby={id}>
      <h2 id={id}>{tell('counts.title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{tell('counts.game')}</th>
            <th scope="col">{tell('rating.games')}</th>
            <th scope="col">{tell('rating.won')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(each => (
            <tr key={`${each.ruleset} ${each.players}`}>
              <th scope="row">
                {rulesetName(each.ruleset)}{' '}
                <small class="soft">{tell('counts.players', { players: each.players })}</small>
              </th>
              <td>{each.games}</td>
              <td>{each.won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
