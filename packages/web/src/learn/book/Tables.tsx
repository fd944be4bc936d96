import { isRuleset, provenance } from '@macher/editions';
import type { Ability, RegionCard, Rules } from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tableOrigins } from '../../table/board/provenance.ts';
import type { ChapterProps } from './Opening.tsx';

/** Every politician with its price and what it can do. */
export function Politicians({ rules, words, book }: ChapterProps) {
  const hasMain = rules.politicians.some(({ main }) => main !== null);
  return (
    <>
      <div class="book-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{book('term.politician')}</th>
              <th scope="col">{book('book.cost')}</th>
              {hasMain ? <th scope="col">{book('book.main')}</th> : null}
              <th scope="col">{book(hasMain ? 'book.one-of' : 'book.does')}</th>
            </tr>
          </thead>
          <tbody>
            {rules.politicians.map(({ id, cost, main, secondary, telephone }, index) => (
              <tr key={id}>
                <th scope="row">
                  {words.politician(id)} {telephone ? <Icon name="phone" label={book('term.tile')} /> : null}
                  {markOf(rules, 'politicians', id, index)}
                </th>
                <td>{words.money(cost)}</td>
                {hasMain ? <td>{main === null ? '' : abilityText(words, main)}</td> : null}
                <td>{secondary.map(each => abilityText(words, each)).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">{book('book.reconstructed')}</p>
    </>
  );
}

function abilityText(words: Wording, { deed, amount, once }: Ability): string {
  return words.say(`ability.${deed}`, { amount }) + (once ? ' (!)' : '');
}

/** Every poll, and which parties it moves by how much. */
export function Polls({ rules, words, book }: ChapterProps) {
  return (
    <>
      <div class="book-table">
        <table class="book-figures">
          <thead>
            <tr>
              {rules.pollBacks ? <td /> : null}
              {rules.parties.map(party => (
                <th scope="col" key={party}>
                  {words.party(party)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.polls.map(({ id, back, changes }, index) => (
              <tr key={id}>
                {rules.pollBacks ? (
                  <th scope="row">
                    <PartyChip party={back} label={words.party(back)} /> {markOf(rules, 'polls', id, index)}
                  </th>
                ) : null}
                {rules.parties.map(party => (
                  <td key={party}>{changes[party] === undefined ? '–' : words.signed(changes[party])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">{book('book.reconstructed')}</p>
    </>
  );
}

/** What votes bring in each state. */
export function Seats({ rules, words, book }: ChapterProps) {
  return (
    <>
      <div class="book-table">
        <table class="book-figures">
          <thead>
            <tr>
              <th scope="col">{book('book.votes-for')}</th>
              {rules.mandateSteps.map(votes => (
                <th scope="col" key={votes}>
                  {votes}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.regions.map(card => (
              <Seating key={card.id} rules={rules} card={card} words={words} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">{book('book.reconstructed')}</p>
      {rules.regions.some(({ id }) => tableOrigins(rules, id).includes('reported')) ? (
        <p class="soft">{book('book.reported')}</p>
      ) : null}
    </>
  );
}

/** Seating marks with ° where any number of a state is ours, and with † each that players report. */
function Seating({
  rules,
  card: { id, mandates },
  words,
}: {
  readonly rules: Rules;
  readonly card: RegionCard;
  readonly words: Wording;
}) {
  const origins = tableOrigins(rules, id);
  return (
    <tr>
      <th scope="row">
        {words.region(id)}
        {origins.includes('ours') ? ' °' : ''}
      </th>
      {rules.mandateSteps.map((votes, step) => (
        <td key={votes}>
          {mandates[step] ?? 0}
          {origins[step] === 'reported' ? '†' : ''}
        </td>
      ))}
    </tr>
  );
}

/** The mark ° where any number of this part is ours. */
function markOf({ ruleset }: Rules, list: string, id: string, index: number): string {
  if (!isRuleset(ruleset)) return '';
  const isOurs = provenance(ruleset).some(
    ({ path, origin }) =>
      origin === 'ours' && (path.startsWith(`/${list}/${id}/`) || path.startsWith(`/${list}/${index}/`)),
  );
  return isOurs ? '°' : '';
}
