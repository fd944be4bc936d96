import type { Action, ActionOf, Kind, Seat } from '@macher/engine';
import type { Judged, Step } from '@macher/lessons';
import { CONFIRM } from './targets.ts';

/** The places to press for a step, one after the other; each names all that will do. */
export function pressesFor(step: Step, seat: Seat, meant: Judged | null): readonly string[] {
  if (step.kind !== 'decide') return [];
  if (meant === 'accepted') return [CONFIRM];
  const ways = step.accepts.map(answer => pressesOf({ ...answer, seat } as Action));
  const most = Math.max(...ways.map(way => way.length));
  return Array.from({ length: most }, (_, place) => ways.flatMap(way => way[place] ?? []).join(', '));
}

/** The elements to be pressed now: those of the first place where nothing has been chosen that will do. */
export function pressedNext(places: readonly string[]): readonly Element[] {
  for (const place of places) {
    const all = [...document.querySelectorAll(place)];
    if (!all.some(each => each.matches(CHOSEN))) return all.filter(isOpen);
  }
  return [];
}

const CHOSEN = ':has(:checked), [aria-pressed="true"]';

function isOpen(element: Element): boolean {
  return element.checkVisibility() && !element.matches(':disabled, :has(:disabled)');
}

type Presses<K extends Kind> = (action: ActionOf<K>) => readonly string[];

/** Which controls make up a decision in its dock; null: no lesson asks it. */
const PRESSES: { readonly [K in Kind]: Presses<K> | null } = {
  draft: null,
  'first-platform': null,
  'complete-platform': null,
  'keep-policy': null,
  'starting-block': null,
  bid: null,
  raise: null,
  'platform-source': ({ source }) => [option(source)],
  'take-policy': null,
  exchange: ({ out, in: cards }) => [
    ...out.map(card => cardIn(1, card)),
    ...cards.map(card => cardIn(2, card)),
  ],
  'buy-media': ({ region }) => [region === null ? QUIET : option(region)],
  meetings: ({ buy }) =>
    buy.map(({ region, count }) => `${option(count, inRegion(region))}, ${more(region)}`),
  send: ({ cards }) =>
    cards.map(({ politician, region }) => option(region, `${BODY} [data-politician="${politician}"]`)),
  pay: ({ pay }) => [option(pay ? 1 : 0)],
  act: ({ deed }) => [deed === null ? QUIET : option(JSON.stringify(deed))],
  influence: ({ exchange }) =>
    exchange === null
      ? [QUIET]
      : [
          option(exchange.out, `${BODY} section:nth-of-type(1)`),
          option(exchange.in, `${BODY} section:nth-of-type(2)`),
        ],
  'poll-bid': ({ amount }) => [amount === null ? QUIET : option(amount)],
  'poll-use': ({ publish }) => [option(publish ? 'publish' : 'quiet')],
  'turn-in': ({ meetings }) => [meetings === 0 ? QUIET : option(meetings)],
  donation: ({ amount, take }) => [option(`${amount} ${take}`)],
  'name-start': null,
  redraw: null,
  swap: null,
  lay: null,
  'pay-next': null,
  resolve: null,
  coalition: ({ partner }) => [partner === null ? QUIET : option(partner)],
  answer: null,
  'poll-lines': ({ parties }) => (parties ?? ['quiet']).map(party => option(party)),
  promote: ({ promote }) => [option(promote ? 'yes' : 'no')],
  nationalise: ({ opinion }) => [opinion === null ? QUIET : option(opinion, `${BODY} .choice-cards`)],
  'lay-donation': ({ amount, accept }) => [option(`${amount} ${accept}`)],
};

function pressesOf<K extends Kind>(action: ActionOf<K>): readonly string[] {
  return PRESSES[action.kind]?.(action) ?? [];
}

const BODY = '.dock-now .dock-body';

/** QUIET: to do nothing is a button of its own. */
const QUIET = '.dock-now .quiet';

function option(value: string | number, within = BODY): string {
  return `${within} label:has(input[value=${JSON.stringify(String(value))}])`;
}

/** A card in the platform, which is the first row, or in the hand. */
function cardIn(row: 1 | 2, card: string): string {
  return `${BODY} .card-row:nth-of-type(${row}) .card[data-what="policy ${card}"]`;
}

function inRegion(region: string): string {
  return `${BODY} [data-region="${region}"]`;
}

/** The button that adds one in a region, on the phone. */
function more(region: string): string {
  return `${inRegion(region)} .stepper button:last-of-type`;
}
