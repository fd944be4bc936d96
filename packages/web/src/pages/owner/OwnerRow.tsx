import type { Person } from '@macher/protocol';
import type { ComponentChildren } from 'preact';
import type { ApiError } from '../../kit/net/api.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { nameText } from '../../kit/words/words.ts';
import './OwnerRow.css';

/** One thing in a list: what it is, what can be done with it, and why that failed. */
export function OwnerRow({
  deeds,
  problem,
  children,
}: {
  readonly deeds: ComponentChildren;
  readonly problem: ApiError | null;
  readonly children: ComponentChildren;
}) {
  return (
    <li class="owner-row">
      <div>{children}</div>
      <div class="row">{deeds}</div>
      <Problem problem={problem} />
    </li>
  );
}

/** PersonText has the id too: guests can share a name. */
export function PersonText({ person: { id, name } }: { readonly person: Person }) {
  return (
    <span class="owner-person">
      <b>
        <bdi>{nameText(name)}</bdi>
      </b>{' '}
      <code class="soft">{id}</code>
    </span>
  );
}
