import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { PageHead } from '../../kit/head/PageHead.tsx';
import type { TableStore } from '../../kit/state/table.ts';
import { FileButton } from '../../kit/ui/form/FileButton.tsx';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { ProblemLine } from '../../kit/ui/frame/Problem.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { nameText } from '../../kit/words/words.ts';
import { Following } from '../../moments/playback/following.ts';
import type { Surroundings } from '../../moments/playback/page.ts';
import { timeLineOf } from '../../moments/timeline/goTo.ts';
import { NightHost } from '../../table/night/NightHost.tsx';
import { ReviewHost } from '../../table/review/ReviewHost.tsx';
import { PlayScreen } from '../../table/screen/PlayScreen.tsx';
import { say } from '../../table/words.ts';
import { readRecord } from './readRecord.ts';

/** A game from a file, moment by moment, through any eyes; from each of them you can play on. */
export function RecordPage() {
  const found = useSignal<TableStore | string | null>(null);
  const store = found.value === null || typeof found.value === 'string' ? null : found.value;
  if (store !== null && timeLineOf(store).isOpen.value) return <Shown store={store} />;
  const read = (text: string): void => {
    found.value = readRecord(text);
    if (typeof found.value !== 'string') look(found.value);
  };
  return (
    <div class="page">
      <PageHead />
      <main class="panel stack" aria-labelledby="record-title">
        <h1 id="record-title">{say('record.title')}</h1>
        <p>{say('record.text')}</p>
        <NameField />
        <FileButton label={say('file.choose')} read={read} />
        <ProblemLine text={typeof found.value === 'string' ? found.value : ''} />
        {store === null ? null : <Found store={store} />}
        <p class="soft">{say('record.knows')}</p>
      </main>
    </div>
  );
}

function Found({ store }: { readonly store: TableStore }) {
  const names = (store.sheet.value?.places ?? []).map(({ person }) => nameText(person?.name ?? ''));
  const [rules, view] = [store.ruleBook.value, store.view.value];
  return (
    <div class="row">
      <p>
        {say('record.found', {
          ruleset: rulesetName(rules?.ruleset ?? ''),
          names: store.words.value.list(names),
          actions: view?.version ?? 0,
        })}
      </p>
      <button type="button" class="button primary" onClick={() => look(store)}>
        {say('record.look')}
      </button>
    </div>
  );
}

function Shown({ store }: { readonly store: TableStore }) {
  const planned = useSignal<View | null>(null);
  const following = useMemo(() => new Following(store, NOWHERE), [store]);
  const [sheet, view] = [store.sheet.value, store.view.value];
  const timeLine = timeLineOf(store);
  if (timeLine.isReviewing.value) return <ReviewHost timeLine={timeLine} />;
  return sheet === null || view === null ? null : (
    <>
      <PlayScreen store={store} following={following} sheet={sheet} view={view} planned={planned} />
      <NightHost store={store} />
    </>
  );
}

/** NOWHERE: nothing happens any more that could be followed. */
const NOWHERE: Surroundings = { now: () => 0, isCovered: () => true, watch: () => () => {} };

function look(store: TableStore): void {
  void timeLineOf(store).open({ version: 0, part: 0 });
}
