// 2019 §2 phase 7; 2006 §6.2.5, §6.2.8: one opinion of a region for one of the board
import type { Card } from '@macher/engine';
import { fitOf } from '../../board/figures.ts';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { CardRadios } from '../parts/cards/CardRadios.tsx';
import { Lanes } from '../parts/outcome/Lanes.tsx';
import { type InfluencePlan, inFor, outFor, withIn, withOut } from '../plans/influencing.ts';
import { regionIn } from '../plans/regions.ts';
import { say } from '../words.ts';
import './Influence.css';

export const influence = dock<'influence', InfluencePlan>({
  begin: () => ({ out: null, in: null }),
  decide: ({ seat }, plan) => {
    if (plan.out === null || plan.in === null) return null;
    return { kind: 'influence', seat, exchange: { out: plan.out, in: plan.in } };
  },
  quiet: ({ seat }) => ({ text: say('dock.pass'), action: { kind: 'influence', seat, exchange: null } }),
  confirm: ({ words }, plan) => {
    if (plan.out === null) return say('influence.choose-out');
    if (plan.in === null) return say('influence.choose-in');
    return say('influence.confirm', { out: words.card(plan.out), in: words.card(plan.in) });
  },
  Body,
});

function Body({ asked, plan, planned, change }: PlanProps<'influence', InfluencePlan>) {
  const { choice, view, words, seat } = asked;
  const region = regionIn(view, choice.region);
  const fit = (card: Card) => fitOf(view.rules, view.players[seat]?.platform ?? [], card);
  return (
    <div class="influence">
      <section class="influence-out">
        <h3>{say('influence.out', { region: words.named.region(choice.region) })}</h3>
        <CardRadios
          label={say('influence.out', { region: words.named.region(choice.region) })}
          words={words}
          value={plan.out}
          choose={out => change(withOut(choice, plan, out as Card))}
          cards={(region?.open ?? []).map(card => ({
            card,
            fit: fit(card),
            isKey: card === region?.keyIssue,
            isOff: inFor(choice, card).length === 0,
          }))}
        />
      </section>
      <section>
        <h3>{say('influence.in')}</h3>
        <CardRadios
          label={say('influence.in')}
          words={words}
          value={plan.in}
          choose={card => change(withIn(choice, plan, card as Card))}
          cards={onBoard(asked).map(card => ({
            card,
            fit: fit(card),
            isOff: outFor(choice, card).length === 0,
          }))}
        />
      </section>
      <Lanes view={view} planned={planned} words={words} region={choice.region} cause="agreement" />
    </div>
  );
}

/** The cards on the board, each once, (+) before (−), in the order of the issues: a full board makes two rows. */
function onBoard({ view }: Asked<'influence'>): Card[] {
  const place = (card: Card): number =>
    view.rules.issues.indexOf(card.slice(0, -1)) + (card.endsWith('+') ? 0 : view.rules.issues.length);
  return [...new Set(view.opinions.board)].sort((one, other) => place(one) - place(other));
}
