import { useMemo } from 'preact/hooks';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { useRefreshed } from '../../kit/state/useRefreshed.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { say } from '../../kit/words/words.ts';
import { Announce } from './Announce.tsx';
import { BotsAndLimits } from './BotsAndLimits.tsx';
import { OwnerSignIn } from './OwnerSignIn.tsx';
import { PeopleHere } from './PeopleHere.tsx';
import { Reports } from './Reports.tsx';
import { ServerState } from './ServerState.tsx';
import { TablesHere } from './TablesHere.tsx';
import { Watch } from './watch.ts';
import { tell, useOwnerWords } from './words.ts';
import './OwnerPage.css';

/** For the owner of the server: how it is doing, who is here, and what to do about it. */
export function OwnerPage() {
  const watch = useMemo(() => new Watch(), []);
  useRefreshed(() => watch.look(), 'owner');
  const hasWords = useOwnerWords();
  return (
    <div class="page">
      <PageHead />
      {hasWords ? <OwnerMain watch={watch} /> : <p class="loading">{say('table.loading')}</p>}
    </div>
  );
}

function OwnerMain({ watch }: { readonly watch: Watch }) {
  return (
    <main class="owner">
      <h1>{tell('owner.title')}</h1>
      <Problem problem={watch.problem.value} />
      {watch.isShut.value ? <OwnerSignIn watch={watch} /> : <Panels watch={watch} />}
    </main>
  );
}

function Panels({ watch }: { readonly watch: Watch }) {
  const seen = watch.seen.value;
  if (seen === null) return null;
  const { overview, reports } = seen;
  return (
    <div class="owner-panels">
      <div>
        <ServerState watch={watch} overview={overview} />
        <Announce watch={watch} standing={overview.announcement} />
        <BotsAndLimits bots={overview.bots} refused={overview.refused} />
      </div>
      <div>
        <Reports watch={watch} reports={reports} blocks={overview.blocks} />
        <PeopleHere watch={watch} connected={overview.connected} blocks={overview.blocks} />
        <TablesHere watch={watch} tables={overview.tables} count={overview.tableCount} />
      </div>
    </div>
  );
}
