import type { DayPage, DayPlace } from '@macher/protocol';
import { useId } from 'preact/hooks';
import { person } from '../../kit/state/person.ts';
import { pathTo } from '../../kit/state/route.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { nameText } from '../../kit/words/words.ts';
import { marginText } from './margin.ts';
import { tell } from './words.ts';
import './Places.css';

/** Places is the list: the best first, and you, wherever you are. */
export function Places({ page }: { readonly page: DayPage }) {
  const id = useId();
  const { places, played, isClosed, mine } = page;
  const own = mine?.place ?? null;
  const isApart = own !== null && !places.some(each => isOwn(each));
  return (
    <section class="panel day-places" aria-labelledby={id}>
      <h2 id={id}>{tell('day.list')}</h2>
      {places.length === 0 ? (
        <p class="soft">{tell(isClosed ? 'day.nobody' : 'day.nobody-yet')}</p>
      ) : (
        <Table places={isApart ? [...places, own] : places} />
      )}
      {played > places.length ? (
        <p class="soft">{tell('day.list-first', { count: places.length, played })}</p>
      ) : null}
    </section>
  );
}

function Table({ places }: { readonly places: readonly DayPlace[] }) {
  const canLook = places.some(({ table }) => table !== null);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{tell('day.rank')}</th>
          <th scope="col">{tell('day.name')}</th>
          <th scope="col">{tell('day.points')}</th>
          <th scope="col">{tell('day.bots')}</th>
          {canLook ? (
            <td>
              <span class="hidden-text">{tell('day.look')}</span>
            </td>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {places.map(place => (
          <Line key={place.person.id} of={place} canLook={canLook} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ of, canLook }: { readonly of: DayPlace; readonly canLook: boolean }) {
  const { place, person: player, points, margin, table } = of;
  return (
    <tr class={isOwn(of) ? 'own' : ''}>
      <td>{place}</td>
      <th scope="row">
        <PersonLink person={player} />
        {isOwn(of) ? <span class="soft"> ({tell('day.you')})</span> : null}
      </th>
      <td>
        <b>{points}</b>
      </td>
      <td>{marginText('day.margin-short', margin)}</td>
      {canLook ? <td>{table === null ? null : <Look table={table} name={player.name} />}</td> : null}
    </tr>
  );
}

function Look({ table, name }: { readonly table: string; readonly name: string }) {
  return (
    <PageLink to={pathTo(table, null)} kind="link">
      <span aria-hidden>{tell('day.look')}</span>
      <span class="hidden-text">{tell('day.look-at', { name: nameText(name) })}</span>
    </PageLink>
  );
}

function isOwn({ person: { id } }: DayPlace): boolean {
  return id === person.value?.id;
}
