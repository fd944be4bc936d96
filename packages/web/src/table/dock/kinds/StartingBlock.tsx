// 2019 §1.9; 2006 §6.1: one block of each column, and a region for each field of it
import {
  BENEFITS,
  type Benefit,
  type BlockId,
  foresee,
  project,
  type RegionView,
  type StartingBlock,
  type View,
} from '@macher/engine';
import type { Wording } from '@macher/words';
import { Segments } from '../../../kit/ui/form/Segments.tsx';
import { Icon } from '../../../kit/ui/signs/Icon.tsx';
import type { IconName } from '../../../kit/ui/signs/icons.ts';
import { tip } from '../../../kit/ui/tips/tip.ts';
import { dock, type PlanProps, type Total } from '../dock.ts';
import { Checkboxes } from '../parts/inputs/Checkboxes.tsx';
import { Formula, PerRegion } from '../parts/outcome/PerRegion.tsx';
import {
  actionSoFar,
  type BlockPlan,
  countIn,
  fieldsIn,
  fitted,
  isComplete,
  missingIn,
  mostOf,
  placed,
} from '../plans/blockPlan.ts';
import { regionIn } from '../plans/regions.ts';
import { baseIn, baseTotal } from '../plans/totals.ts';
import { say } from '../words.ts';
import './StartingBlock.css';

export const startingBlock = dock<'starting-block', BlockPlan>({
  begin: ({ choice }) => ({
    blocks: choice.columns.map(() => null),
    meetings: [],
    trend: [],
    media: [],
    votes: [],
  }),
  decide: ({ choice, seat }, plan) => (isComplete(choice, plan) ? actionSoFar(seat, plan) : null),
  foresee: ({ view, seat }, plan) => foresee(view, actionSoFar(seat, plan)),
  confirm({ choice, words }, plan) {
    const [block] = plan.blocks;
    if (plan.blocks.includes(null)) return say('blocks.choose');
    if (missingIn(choice, plan) > 0) return say('blocks.place', { count: missingIn(choice, plan) });
    const name =
      plan.blocks.length === 1
        ? words.say('block.letter', { block: block ?? '' })
        : words.say('block.options');
    return say('blocks.confirm', { block: name });
  },
  totals: (asked, plan, planned) => [
    ...BENEFITS.map(benefit => [benefit, fieldsIn(asked.choice, plan, benefit)] as const).flatMap(
      ([benefit, fields]): Total[] =>
        fields === 0
          ? []
          : [
              {
                label: say(`blocks.${benefit}`),
                value: say('blocks.placed', { placed: plan[benefit].length, fields }),
              },
            ],
    ),
    ...(baseIn(asked, asked.view) === baseIn(asked, planned) ? [] : [baseTotal(asked, planned)]),
  ],
  Body: props => (
    <>
      <Columns {...props} />
      <PerRegion view={props.asked.view} words={props.asked.words}>
        {region => <Fields {...props} region={region} />}
      </PerRegion>
    </>
  ),
});

const ICON_OF: Readonly<Record<Benefit, IconName>> = {
  meetings: 'meeting',
  trend: 'chart',
  media: 'media',
  votes: 'ballot',
};

/** The blocks of each column side by side, with what is on them. */
function Columns({ asked, plan, change }: PlanProps<'starting-block', BlockPlan>) {
  const { choice, view, words } = asked;
  const take = (column: number, block: BlockId): void =>
    change(
      fitted(choice, { ...plan, blocks: plan.blocks.map((each, at) => (at === column ? block : each)) }),
    );
  return (
    <div class="block-columns">
      {choice.columns.map((blocks, column) => (
        <Segments
          key={column}
          label={say('blocks.column', { column: column + 1 })}
          value={plan.blocks[column] ?? null}
          choose={block => take(column, block)}
          options={blocks.map(block => ({
            value: block.id,
            name: blockName(words, view, block),
            label: <BlockFace block={block} hasLetter={choice.columns.length === 1} />,
          }))}
        />
      ))}
    </div>
  );
}

function BlockFace({ block, hasLetter }: { readonly block: StartingBlock; readonly hasLetter: boolean }) {
  return (
    <span class="block-face">
      {hasLetter ? <b>{block.id}</b> : null}
      {BENEFITS.filter(benefit => block.fields[benefit] > 0).map(benefit => (
        <span key={benefit} {...tip(say(`blocks.${benefit}`))}>
          <Icon name={ICON_OF[benefit]} />
          {block.fields[benefit]}
        </span>
      ))}
      {block.base > 0 ? (
        <span {...tip(say('word.base'))}>
          <Icon name="base" />+{block.base}
        </span>
      ) : null}
    </span>
  );
}

function blockName(words: Wording, view: View, { id, fields, base }: StartingBlock): string {
  const parts = BENEFITS.filter(benefit => fields[benefit] > 0).map(
    benefit => `${fields[benefit]} × ${benefitName(words, view, benefit)}`,
  );
  const all = base > 0 ? [...parts, words.say('benefit.base', { base })] : parts;
  return view.rules.startingColumns.length === 1
    ? say('text.labelled', { label: id, text: words.list(all) })
    : words.list(all);
}

function benefitName(words: Wording, view: View, benefit: Benefit): string {
  return words.say(`benefit-name.${benefit}`, { count: view.rules.benefits[benefit] });
}

/** PAIRS stand in a row each: so their numbers fit below the narrowest board. */
const PAIRS: readonly (readonly Benefit[])[] = [
  ['meetings', 'media'],
  ['trend', 'votes'],
];

type FieldsProps = PlanProps<'starting-block', BlockPlan> & { readonly region: RegionView };

/** Fields of the block that go here, and what they would make of the region. */
function Fields(props: FieldsProps) {
  const { asked, planned, region } = props;
  const after = regionIn(planned, region.id) ?? region;
  const result = project(planned, after);
  const party = result.parties[asked.seat];
  return (
    <>
      {asked.choice.different ? <Benefits {...props} /> : <Counts {...props} />}
      {party === undefined || party.votes + (after.meetings[asked.seat] ?? 0) === 0 ? null : (
        <Formula view={planned} after={after} seat={asked.seat} projection={result} />
      )}
    </>
  );
}

/** Benefits where fields with the same one go to different regions: each is here or not. */
function Benefits({ asked, plan, change, region }: FieldsProps) {
  const { choice, view, words } = asked;
  const toggle = (benefit: Benefit): void => {
    const count = plan[benefit].includes(region.id) ? 0 : 1;
    change(placed(choice, plan, benefit, region.id, count));
  };
  return (
    <div class="benefits">
      <Checkboxes
        label={say('blocks.in', { region: words.named.region(region.id) })}
        toggle={toggle}
        options={PAIRS.flat().map(benefit => ({
          value: benefit,
          isOn: plan[benefit].includes(region.id),
          isOff: fieldsIn(choice, plan, benefit) === 0,
          name: benefitName(words, view, benefit),
          label: (
            <span>
              <Icon name={ICON_OF[benefit]} />{' '}
              {say(`blocks.add-${benefit}`, { count: view.rules.benefits[benefit] })}
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** Counts where any number of the fields may go to one region. */
function Counts(props: FieldsProps) {
  return (
    <div class="benefit-counts">
      {PAIRS.map(pair => (
        <div key={pair.join()}>
          {pair.map(benefit => (
            <Count key={benefit} {...props} benefit={benefit} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Count({ asked, plan, change, region, benefit }: FieldsProps & { readonly benefit: Benefit }) {
  const { choice, words, view } = asked;
  const numbers = Array.from({ length: mostOf(choice, benefit) + 1 }, (_, count) => count);
  return (
    <div {...tip(say(`blocks.${benefit}`))} style={{ flexGrow: numbers.length }}>
      <Icon name={ICON_OF[benefit]} />
      <Segments
        label={say('blocks.count-in', {
          benefit: benefitName(words, view, benefit),
          region: words.named.region(region.id),
        })}
        value={countIn(plan, benefit, region.id)}
        choose={count => change(placed(choice, plan, benefit, region.id, count))}
        options={numbers.map(count => ({
          value: count,
          label: count === 0 ? '–' : count,
          name: String(count),
          isOff: count > fieldsIn(choice, plan, benefit),
        }))}
      />
    </div>
  );
}
