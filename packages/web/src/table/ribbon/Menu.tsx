import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { Preferences } from '../../kit/head/Preferences.tsx';
import { hrefOf } from '../../kit/site.ts';
import { isSealed } from '../../kit/state/contest.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { download } from '../../kit/ui/form/download.ts';
import { Dialog } from '../../kit/ui/frame/Dialog.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Tabs } from '../../kit/ui/frame/Tabs.tsx';
import { Invite } from '../../kit/ui/people/Invite.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { isListOpen } from '../../kit/ui/tips/askedAbout.ts';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { FollowContext } from '../../moments/playback/context.ts';
import { AtTheTable } from './AtTheTable.tsx';
import { Keys } from './Keys.tsx';
import { say } from './words.ts';
import './Menu.css';

/** Everything that is not the game itself, behind one button. */
export function Menu({ store }: { readonly store: TableStore }) {
  const isOpen = useSignal(false);
  const show = (shown: boolean) => () => {
    isOpen.value = shown;
  };
  return (
    <>
      <button
        type="button"
        class="square menu-button"
        aria-label={say('menu.title')}
        aria-haspopup="dialog"
        {...tip(say('menu.title'))}
        {...what('menu')}
        onClick={show(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value ? (
        <Dialog title={say('menu.title')} close={show(false)}>
          <MenuParts store={store} close={show(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

interface PartsProps {
  readonly store: TableStore;
  close(): void;
}

function MenuParts({ store, close }: PartsProps) {
  const part = useSignal('game');
  const tabs = [
    { id: 'game', label: say('menu.game'), content: () => <AtTheTable store={store} /> },
    ...(mayInvite(store)
      ? [{ id: 'invite', label: say('invite.title'), content: () => <Invite store={store} /> }]
      : []),
    { id: 'settings', label: say('menu.settings'), content: () => <Preferences /> },
    { id: 'keys', label: say('menu.keys'), content: () => <Keys /> },
  ];
  return (
    <div class="menu">
      <div class="row">
        <PageLink to="/" kind="button">
          <Icon name="home" /> {say('menu.lobby')}
        </PageLink>
        <a
          class="button"
          href={hrefOf(`/rules/${store.ruleBook.value?.ruleset ?? ''}`)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="book" /> {say('rules.title')}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            isListOpen.value = true;
          }}
        >
          <Icon name="question" /> {say('keys.what')}
        </button>
        <SinceButton close={close} />
        {store.isRoom ? null : <RecordButton store={store} />}
      </div>
      <Tabs
        label={say('menu.parts')}
        tabs={tabs}
        value={part.value}
        choose={id => {
          part.value = id;
        }}
      />
    </div>
  );
}

/**
 * Whether you may invite. A club's tables are for its members, and those of a deal that others still play for nobody
 * else.
 */
function mayInvite(store: TableStore): boolean {
  const isClub = store.sheet.value?.contest?.kind === 'club';
  return store.source.kind === 'server' && !isClub && !isSealed(store);
}

/** SinceButton does what H does, for those who have no keyboard. */
function SinceButton({ close }: Pick<PartsProps, 'close'>) {
  const following = useContext(FollowContext);
  if (following === null) return null;
  const open = (): void => {
    close();
    void following.recap.open();
  };
  return (
    <button type="button" class="button" onClick={open}>
      <Icon name="clock" /> {say('digest.title')}
    </button>
  );
}

/** RecordButton gives the record when the game is over; until then what the viewer may take along. */
function RecordButton({ store }: { readonly store: TableStore }) {
  const { problem, isBusy, run } = useRequest();
  const { source, table, invite } = store;
  const isOver = store.sheet.value?.stage === 'over';
  if (isOver && isSealed(store)) return null;
  const label = source.kind === 'here' ? 'move.save' : 'menu.view';
  const save = async (): Promise<void> =>
    download(`macher-${table}.json`, await (isOver ? source.record : source.take)(table, invite));
  return (
    <>
      <button type="button" class="button" disabled={isBusy} onClick={() => void run(save)}>
        <Icon name="download" /> {say(isOver ? 'record.download' : label)}
      </button>
      <Problem problem={problem} />
    </>
  );
}
