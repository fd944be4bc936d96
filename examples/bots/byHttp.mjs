// A program at a table with nothing but HTTP calls, and without this repository's code (docs/protocol.md#programs):
//   MACHER_TOKEN=macher_… node byHttp.mjs 'https://macher.example/t/ID#INVITE'
const { origin, pathname, hash } = new URL(process.argv[2]);
const table = `${origin}/api/tables/${pathname.split('/')[2]}`;
const invite = hash === '' ? {} : { invite: hash.slice(1) };
const headers = { authorization: `Bearer ${process.env.MACHER_TOKEN}`, 'content-type': 'application/json' };

/** Tried again until the server answers: a request sent again under the same id is done once. */
async function call(door, query = {}, body = undefined) {
  for (let seconds = 1; ; seconds = Math.min(2 * seconds, 30)) {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(
      `${table}/${door}?${new URLSearchParams({ ...invite, ...query })}`,
      init,
    ).catch(() => null);
    if (answer?.ok) return answer.json();
    if (answer !== null && answer.status < 500 && answer.status !== 429) throw new Error(await answer.text());
    await new Promise(resolve => setTimeout(resolve, seconds * 1000));
  }
}

async function ask(request) {
  const reply = await call('ask', {}, { id: crypto.randomUUID(), request });
  if (!reply.ok) console.error('refused', request, reply.refusal);
  return reply.ok;
}

const issue = card => card.slice(0, -1);

/** So many cards of different issues, and of other issues than those that lie there. */
function platform({ cards, count, laid }) {
  const issues = new Set(laid.map(issue));
  const fresh = cards.filter(card => !issues.has(issue(card)) && issues.add(issue(card)));
  return { cards: fresh.slice(0, count) };
}

function block({ columns, regions }) {
  const blocks = columns.map(([first]) => first);
  const where = benefit =>
    Array.from(
      { length: blocks.reduce((sum, { fields }) => sum + fields[benefit], 0) },
      (_, place) => regions[place % regions.length],
    );
  const benefits = ['meetings', 'trend', 'media', 'votes'].map(benefit => [benefit, where(benefit)]);
  return { blocks: blocks.map(({ id }) => id), ...Object.fromEntries(benefits) };
}

/** As many as half the money buys, where the next election is. */
function meetings({ regions: [next], supply, money, costs }) {
  const most = next === undefined ? 0 : Math.min(next.max, supply);
  const count = costs.findLastIndex((cost, number) => number <= most && cost <= money / 2);
  return { buy: count > 0 ? [{ region: next.region, count }] : [] };
}

/** The first thing that a politician may do. */
function deed([offer]) {
  switch (offer?.deed) {
    case undefined:
      return null;
    case 'place-key-issue':
      return { deed: offer.deed, opinion: offer.opinions[0] };
    case 'other-trend':
      return { deed: offer.deed, target: offer.targets[0] };
    case 'media':
      return { deed: offer.deed, from: offer.from[0], place: offer.place !== 'cannot' };
    default:
      return { deed: offer.deed };
  }
}

/** An answer to every kind of question, by the choice alone (docs/bot-protocol.md#the-kinds-of-choice). */
const ANSWERS = {
  draft: ({ cards }) => ({ card: cards[0] }),
  'first-platform': platform,
  'complete-platform': platform,
  'keep-policy': ({ cards }) => ({ card: cards[0] }),
  'starting-block': block,
  bid: ({ min }) => ({ amount: min }),
  raise: () => ({ amount: null }),
  'name-start': ({ seats }) => ({ start: seats[0] }),
  'platform-source': ({ sources }) => ({ source: sources[0] }),
  'take-policy': ({ cards }) => ({ card: cards[0] }),
  exchange: ({ hand, keep }) => ({ out: [], in: [], keep: hand.slice(0, keep) }),
  redraw: () => ({ discard: [] }),
  swap: () => ({ swap: null }),
  'buy-media': ({ regions }) => ({ region: regions[0] ?? null }),
  meetings,
  send: () => ({ cards: [] }),
  lay: () => ({ card: null }),
  pay: ({ cost, money }) => ({ pay: cost <= money }),
  'pay-next': ({ cards }) => ({ politician: cards[0].politician }),
  act: ({ deeds }) => ({ deed: deed(deeds) }),
  resolve: ({ cards: [{ politician, deeds }] }) => ({ politician, deed: deed(deeds) }),
  coalition: () => ({ partner: null }),
  answer: () => ({ accept: true }),
  influence: () => ({ exchange: null }),
  'poll-bid': () => ({ amount: null }),
  'poll-use': ({ publishable }) => ({ publish: publishable }),
  'poll-lines': () => ({ parties: null }),
  'turn-in': ({ max }) => ({ meetings: max }),
  promote: () => ({ promote: true }),
  nationalise: () => ({ opinion: null, replace: null }),
  donation: ({ cards }) => ({ amount: cards[0].amount, take: false }),
  'lay-donation': ({ cards }) => ({ amount: cards[0].amount, accept: false }),
};

const isFree = ({ person, bot, keptFor }) => person === null && bot === null && keptFor === null;

for (let query = { counted: 1 }; ; ) {
  const { sheet } = await call('sheet', query);
  const { number, stage, seat, places, origin: deal, choice } = sheet;
  if (stage === 'gathering' && seat === null) {
    if (!(await ask({ kind: 'sit', seat: places.findIndex(isFree) }))) process.exit(1);
  } else if (stage === 'gathering' && !places[seat].isReady) {
    await ask({ kind: 'ready', isReady: true, origin: deal });
  } else if (stage === 'playing' && choice !== null) {
    const { kind } = choice;
    await ask({ kind: 'act', number, action: { kind, seat, ...ANSWERS[kind](choice) } });
  } else if (stage !== 'gathering' && stage !== 'playing') {
    for (const { seat: each, total, rank } of sheet.view?.result ?? [])
      console.log(places[each].party, total, 'points, rank', rank);
    break;
  }
  query = { counted: 1, after: number, wait: 25 };
}
