import type { Action } from '@macher/engine';
import { isSame } from '@macher/table/pure';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { PageHead } from '../../kit/head/PageHead.tsx';
import type { RouteOf } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { FileButton } from '../../kit/ui/form/FileButton.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem, ProblemLine } from '../../kit/ui/frame/Problem.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import { say } from '../../table/words.ts';
import { DecisionScreen } from '../prepared/DecisionScreen.tsx';
import { PreparedBar } from '../prepared/PreparedBar.tsx';
import { ToldPanel, ToldTitle } from '../prepared/ToldPanel.tsx';
import { tell, useTryWords } from '../puzzle/words.ts';
import { type Asked, askedBy, askedInFile } from './asked.ts';
import { askedSource } from './askedSource.ts';
import { toldText } from './toldText.ts';

/**
 * AskedPage asks “What would you do?”: a decision of a finished game, through the eyes of who made it, and then what it
 * was.
 */
export function AskedPage(link: Omit<RouteOf<'asked'>, 'page'>) {
  const hasWords = useTryWords();
  const { problem, isBusy, run } = useRequest();
  const asked = useSignal<Asked | null>(null);
  const isBroken = useSignal(false);
  const ask = (found: Promise<Asked | null>): Promise<void> =>
    run(async () => {
      asked.value = await found;
      isBroken.value = asked.value === null;
    });
  const isEmpty = link.at === null && link.secret === null;
  useEffect(() => {
    asked.value = null;
    if (!isEmpty) void ask(askedBy(link));
  }, [link.at?.table, link.at?.version, link.at?.seat, link.secret]);
  if (!hasWords || (isBusy && asked.value === null)) return <p class="loading">{say('table.loading')}</p>;
  if (asked.value !== null) return <Screen asked={asked.value} />;
  return (
    <div class="page">
      <PageHead />
      <main class="panel stack" aria-labelledby="asked-title">
        <h1 id="asked-title">{tell('asked.title')}</h1>
        <p>{tell('asked.text')}</p>
        <ProblemLine text={isBroken.value ? tell('asked.broken') : ''} />
        <Problem problem={problem} />
        <FileButton label={tell('asked.file')} read={text => void ask(askedInFile(text))} />
      </main>
    </div>
  );
}

interface Decided {
  readonly own: Action;
  readonly played: Action;
}

function Screen({ asked }: { readonly asked: Asked }) {
  // Another number is another try.
  const tries = useSignal(0);
  return <Try key={tries.value} asked={asked} again={() => (tries.value += 1)} />;
}

function Try({ asked, again }: { readonly asked: Asked; again(): void }) {
  const { question, answer } = asked;
  const decided = useSignal<Decided | null>(null);
  const source = useMemo(
    () =>
      askedSource(question, answer, (own, played) => {
        decided.value = { own, played };
      }),
    [question],
  );
  const words = wordsOf(question.rules.edition);
  const party = question.view.players[question.seat]?.party ?? '';
  return (
    <div class="asked">
      <PreparedBar
        title={tell('asked.title')}
        party={party}
        name={words.party(party)}
        round={tell('try.round', { round: question.view.round })}
        goal={tell('asked.text')}
      >
        <PageLink to="/try" kind="link">
          {tell('try.all')}
        </PageLink>
      </PreparedBar>
      <DecisionScreen source={source} name="asked" />
      {decided.value === null ? null : <Told asked={asked} decided={decided.value} again={again} />}
    </div>
  );
}

function Told({
  asked: { question, game },
  decided: { own, played },
  again,
}: {
  readonly asked: Asked;
  readonly decided: Decided;
  again(): void;
}) {
  const { rules, view } = question;
  const words = wordsOf(rules.edition);
  const seen = { ...view, rules };
  const isAlike = isSame(own, played);
  const foot = (
    <>
      <button type="button" class="button" onClick={again}>
        {tell('asked.again')}
      </button>
      {game === null ? null : (
        <PageLink to={game} kind="button primary">
          {tell('asked.on')}
        </PageLink>
      )}
    </>
  );
  return (
    <ToldPanel figures={null} foot={foot}>
      <ToldTitle>
        <Icon name={isAlike ? 'check' : 'eye'} /> {tell(isAlike ? 'asked.same' : 'asked.other')}
      </ToldTitle>
      <p>{words.labelled(tell('asked.you'), toldText(words, seen, own))}</p>
      <p>{words.labelled(tell('asked.played'), toldText(words, seen, played))}</p>
    </ToldPanel>
  );
}
