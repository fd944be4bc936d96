import type { Person, Tie } from '@macher/protocol';
import { useRequest } from '../state/useRequest.ts';
import { ConfirmButton } from '../ui/form/ConfirmButton.tsx';
import { Problem } from '../ui/frame/Problem.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { BlockButton } from './BlockButton.tsx';
import { friendApi } from './friendApi.ts';
import { tell, useFriendWords } from './words.ts';
import './TieButtons.css';

interface TieProps {
  readonly person: Person;
  readonly tie: Tie;
  /** Whether both of you keep your names with a password. */
  readonly mayBefriend: boolean;
  changed(tie: Tie): void;
}

/** TieButtons say how you stand to somebody, and what you can make of it. */
export function TieButtons(props: TieProps) {
  const { person, tie, changed } = props;
  const request = useRequest();
  if (!useFriendWords()) return null;
  const to = (deed: Promise<Tie>): void => void request.run(async () => changed(await deed));
  return (
    <div class="tie">
      <p role="status">{stateText(tie, person.name)}</p>
      <span class="row">
        <Deeds {...props} isBusy={request.isBusy} to={to} />
        {tie === 'blocked' ? null : <BlockButton person={person} done={changed} />}
      </span>
      <Problem problem={request.problem} />
    </div>
  );
}

function stateText(tie: Tie, name: string): string {
  switch (tie) {
    case 'none':
      return '';
    case 'friend':
      return tell('tie.is-friend');
    case 'asks':
      return tell('tie.asks', { name });
    case 'asked':
      return tell('tie.asked', { name });
    case 'blocked':
      return tell('tie.blocked', { name });
  }
}

interface DeedProps extends TieProps {
  readonly isBusy: boolean;
  to(deed: Promise<Tie>): void;
}

function Deeds({ person: { id, name }, tie, mayBefriend, isBusy, to }: DeedProps) {
  switch (tie) {
    case 'none':
      return mayBefriend ? (
        <button type="button" class="button" disabled={isBusy} onClick={() => to(friendApi.ask(id))}>
          <Icon name="plus" /> {tell('tie.add')}
        </button>
      ) : null;
    case 'asks':
      return (
        <>
          <button
            type="button"
            class="button primary"
            disabled={isBusy}
            onClick={() => to(friendApi.ask(id))}
          >
            {tell('tie.accept')}
          </button>
          <button type="button" class="button" disabled={isBusy} onClick={() => to(friendApi.part(id))}>
            {tell('tie.decline')}
          </button>
        </>
      );
    case 'asked':
      return (
        <button type="button" class="button" disabled={isBusy} onClick={() => to(friendApi.part(id))}>
          {tell('tie.withdraw')}
        </button>
      );
    case 'friend':
      return (
        <ConfirmButton
          label={tell('tie.end')}
          question={tell('tie.end-sure', { name })}
          yes={tell('tie.end-yes')}
          no={tell('tie.no')}
          act={() => to(friendApi.part(id))}
        />
      );
    case 'blocked':
      return (
        <button type="button" class="button" disabled={isBusy} onClick={() => to(friendApi.unblock(id))}>
          {tell('tie.unblock')}
        </button>
      );
  }
}
