// 2019 §2 phase 2: where new policies come from
import { PLATFORM_SOURCES, type PlatformSource } from '@macher/engine';
import { Segments } from '../../../kit/ui/form/Segments.tsx';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { PlaceLine } from '../parts/cards/CardLines.tsx';
import { CardShow } from '../parts/cards/CardRow.tsx';
import { handOf } from '../plans/ownHand.ts';
import { say } from '../words.ts';
import './PlatformSource.css';

interface Plan {
  readonly source: PlatformSource | null;
}

export const platformSource = dock<'platform-source', Plan>({
  begin: () => ({ source: null }),
  decide: ({ seat }, { source }) => (source === null ? null : { kind: 'platform-source', seat, source }),
  confirm: (_asked, { source }) => say(source === null ? 'source.choose' : `source.${source}`),
  totals: (asked, { source }) => [
    {
      label: say('source.to-exchange'),
      before: handOf(asked.view, asked.seat).length,
      value: handOf(asked.view, asked.seat).length + (source === null ? 0 : newCards(asked, source)),
    },
    { label: say('source.pile'), value: asked.view.policies.pile.hidden },
  ],
  Body,
});

function Body({ asked, plan, change }: PlanProps<'platform-source', Plan>) {
  const { choice, view, words, seat } = asked;
  const platform = view.players[seat]?.platform ?? [];
  return (
    <div class="card-dock">
      <div class="source">
        <Segments
          label={say('source.choose')}
          value={plan.source}
          choose={source => change({ source })}
          options={PLATFORM_SOURCES.map(source => ({
            value: source,
            isOff: !choice.sources.includes(source),
            label: (
              <span>
                <b>{words.say(`source-choice.${source}`)}</b>
                <small>{say('source.brings', { count: newCards(asked, source) })}</small>
              </span>
            ),
          }))}
        />
      </div>
      <CardShow
        title={say('take-policy.display')}
        cards={view.policies.display}
        view={view}
        words={words}
        isGoing={plan.source === 'refresh'}
        note={card => <PlaceLine view={view} words={words} card={card} platform={platform} />}
      />
      <CardShow
        title={say('word.hand')}
        cards={handOf(view, seat)}
        view={view}
        words={words}
        note={card => <PlaceLine view={view} words={words} card={card} platform={platform} />}
      />
    </div>
  );
}

/** The number of new cards: one from the pile and one off the display, as far as there are any. */
function newCards({ view: { policies } }: Asked<'platform-source'>, source: PlatformSource): number {
  const inPile = policies.pile.hidden + policies.discards.length;
  const onDisplay = policies.display.length;
  switch (source) {
    case 'draw':
      return Math.min(1, inPile) + Math.min(1, onDisplay);
    case 'refresh':
      return Math.min(1, inPile + onDisplay);
    case 'nothing':
      return 0;
  }
}
