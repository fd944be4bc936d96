import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { TableStore } from '../../kit/state/table.ts';
import { Tabs } from '../../kit/ui/frame/Tabs.tsx';
import { useMedia } from '../../kit/ui/frame/useMedia.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { areAllOpen } from '../../moments/line/openness.ts';
import { goToText } from '../../moments/timeline/goTo.ts';
import { Log } from '../log/Log.tsx';
import { TalkLabel } from '../talk/TalkLabel.tsx';
import { MediaBoard } from './MediaBoard.tsx';
import { NationalBoard } from './NationalBoard.tsx';
import { Notes } from './Notes.tsx';
import { Others } from './Others.tsx';
import { ScoresSoFar } from './ScoresSoFar.tsx';
import { Talk } from './Talk.tsx';
import { say } from './words.ts';
import './SideTabs.css';

interface SideProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
  readonly lastSeen: number;
}

/**
 * MOST_OTHERS is for how many other parties there is room above the log: more would leave it a line or two, and so does
 * a national board.
 */
const MOST_OTHERS = 3;

/** ROOMY is where the log has room of its own, beside what lies in the tabs. */
const ROOMY = '(min-width: 120em) and (min-height: 78em)';

/** SideTabs lie below the own party: the others, then log, talk, notes, boards and scores, one touch away. */
export function SideTabs(props: SideProps) {
  const { store, sheet, view, lastSeen } = props;
  const words = store.words.value;
  const isRoomy = useMedia(ROOMY);
  const isNational = view.rules.national !== null;
  const areTabbed = isNational || view.players.length > MOST_OTHERS + 1 || areAllOpen(view);
  const tab = useSignal(isNational ? 'national' : 'log');
  const others = <Others store={store} view={view} places={sheet.places} words={words} />;
  const log = <Log store={store} lastSeen={lastSeen} goTo={address => goToText(store, address)} />;
  const tabs = [
    isNational ? nationalTab(props) : null,
    areTabbed ? { id: 'others', label: say('side.others'), content: () => others } : null,
    isRoomy ? null : { id: 'log', label: say('side.log'), content: () => log },
    { id: 'talk', label: <TalkLabel store={store} />, content: () => <Talk store={store} /> },
    isNational ? null : mediaTab(props),
    { id: 'scores', label: say('side.scores'), content: () => <ScoresSoFar view={view} words={words} /> },
    store.seat.value === null ? null : notesTab(props),
  ];
  return (
    <>
      {areTabbed ? null : (
        <section class="panel" aria-label={say('side.others')}>
          {others}
        </section>
      )}
      <section class="panel side-tabs" aria-label={say('side.more')}>
        <Tabs
          label={say('side.more')}
          value={tab.value}
          choose={id => {
            tab.value = id;
          }}
          tabs={tabs.filter(each => each !== null)}
        />
      </section>
      {isRoomy ? (
        <section class="panel side-log" aria-label={say('side.log')}>
          {log}
        </section>
      ) : null}
    </>
  );
}

interface SideTab {
  readonly id: string;
  readonly label: ComponentChildren;
  content(): ComponentChildren;
}

function nationalTab({ store, view }: SideProps): SideTab {
  return {
    id: 'national',
    label: say('side.national'),
    content: () => <NationalBoard view={view} words={store.words.value} />,
  };
}

function mediaTab({ store, view }: SideProps): SideTab {
  return {
    id: 'media',
    label: say('side.media-board'),
    content: () => <MediaBoard view={view} words={store.words.value} />,
  };
}

function notesTab({ store }: SideProps): SideTab {
  return {
    id: 'notes',
    label: (
      <span {...tip(say('side.notes'))} {...what('notes')}>
        <Icon name="note" />
        <span class="hidden-text">{say('side.notes')}</span>
      </span>
    ),
    content: () => <Notes store={store} />,
  };
}
