import {
  type Action,
  choiceFor,
  clone,
  type Game,
  type GameEvent,
  type Random,
  type Seat,
  sampleAction,
  shuffle,
} from '@macher/engine';

interface Turn {
  readonly game: Game;
  readonly action: Action;
}

/** What the step about to be played will bring: some secrets come out in it and must be left alone. */
interface Outlook {
  readonly events: readonly GameEvent[];
  readonly after: Game;
}

/**
 * Another world that looks the same to one seat, before and after the step: each entry changes one kind of secret
 * in the game, and in the action where the action itself is secret. Null where there is no such secret now.
 */
export type Redeal = (turn: Turn, outlook: Outlook, viewer: Seat | null, random: Random) => Turn | null;

export const REDEALS: Readonly<Record<string, Redeal>> = {
  money({ game, action }, { after, events }, viewer) {
    if (after.result !== null || game.options.openMoney) return null;
    // Where what can be paid must be paid, paying shows who could not.
    if (
      game.rules.sending === 'one-by-one' &&
      shows(events, 'politicians-shown', 'politician-paid', 'politician-declined')
    )
      return null;
    const other = clone(game);
    for (const [seat, player] of other.players.entries()) if (seat !== viewer) player.money += 7000;
    return { game: other, action };
  },

  hands({ game, action }, { events, after }, viewer) {
    if (game.policies.pile.length < 8 || after.policies.pile.length > game.policies.pile.length) return null;
    const seat = game.players.findIndex(
      (player, at) => at !== viewer && player.hand.length > 0 && at !== action.seat,
    );
    if (seat < 0 || shows(events, 'platform-laid', 'policies-discarded')) return null;
    const other = clone(game);
    swapWithBottom(other, other.players[seat]?.hand ?? [], 0);
    return isLaid(game, seat) ? null : { game: other, action };
  },

  keptCard({ game, action }, _outlook, viewer) {
    if (action.kind !== 'exchange' || action.seat === viewer || game.policies.pile.length < 8) return null;
    const other = clone(game);
    const hand = other.players[action.seat]?.hand ?? [];
    const [kept] = action.keep;
    if (kept === undefined || action.in.includes(kept) || action.out.includes(kept)) return null;
    const place = hand.indexOf(kept);
    swapWithBottom(other, hand, place);
    const card = hand[place];
    return card === undefined ? null : { game: other, action: { ...action, keep: [card] } };
  },

  drawnCard({ game, action }, _outlook, viewer) {
    if (action.kind !== 'platform-source' || action.source !== 'draw' || action.seat === viewer) return null;
    if (game.policies.pile.length < 8) return null;
    const other = clone(game);
    const { pile } = other.policies;
    swap(pile, 0, pile.length - 1);
    return { game: other, action };
  },

  policyPile({ game, action }, { after }, _viewer, random) {
    const drawn = game.policies.pile.length - after.policies.pile.length;
    if (drawn < 0) return null;
    const other = clone(game);
    const { pile } = other.policies;
    other.policies.pile = [
      ...shuffle(pile.slice(0, pile.length - drawn), random),
      ...pile.slice(pile.length - drawn),
    ];
    return { game: other, action };
  },

  opinions({ game, action }, { events }, _viewer, random) {
    if (shows(events, 'opinion-opened', 'opinion-discarded', 'opinion-board-refilled', 'region-cleared'))
      return null;
    const other = clone(game);
    const hidden = shuffle(
      [...other.opinions.pile, ...other.regions.flatMap(region => region.hidden)],
      random,
    );
    for (const region of other.regions)
      region.hidden.splice(0, region.hidden.length, ...hidden.splice(0, region.hidden.length));
    other.opinions.pile = hidden;
    return { game: other, action };
  },

  pollFaces({ game, action }, { events }, viewer) {
    if (!game.rules.pollBacks || shows(events, 'poll-published', 'polls-shuffled')) return null;
    if (events.some(event => event.event === 'poll-seen' && event.seat === viewer)) return null;
    const other = clone(game);
    const frame = other.frames.find(each => each.phase === 'poll-use');
    if (frame !== undefined && frame.seat === viewer) return null;
    const { pile } = other.polls;
    const top = pile.at(-1);
    if (top === undefined) return null;
    const twin = `${top.slice(0, -1)}${top.endsWith('a') ? 'b' : 'a'}`;
    const place = pile.indexOf(twin);
    if (place < 0) return null;
    swap(pile, place, pile.length - 1);
    return { game: other, action };
  },

  pollPile({ game, action }, { events }, _viewer, random) {
    if (shows(events, 'polls-shuffled', 'poll-offered', 'poll-won', 'poll-unsold', 'poll-seen')) return null;
    const other = clone(game);
    const { pile } = other.polls;
    other.polls.pile = [...shuffle(pile.slice(0, -1), random), ...pile.slice(-1)];
    return { game: other, action };
  },

  faceDownPoliticians({ game, action }, { events }, viewer) {
    if (shows(events, 'politicians-shown')) return null;
    const other = clone(game);
    for (const region of other.regions) {
      for (const [place, card] of region.row.entries()) {
        const { politicians } = other.players[card.seat] ?? { politicians: [] };
        const [swapped] = politicians;
        if (
          card.state !== 'face-down' ||
          card.seat === viewer ||
          card.seat === action.seat ||
          swapped === undefined
        )
          continue;
        politicians[0] = card.politician;
        region.row[place] = { ...card, politician: swapped };
        sortByRules(other, politicians);
        return { game: other, action };
      }
    }
    return null;
  },

  sentPoliticians({ game, action }, { events }, viewer, random) {
    if (action.kind !== 'send' || action.seat === viewer || shows(events, 'politicians-shown')) return null;
    const other = clone(game);
    const player = other.players[action.seat];
    if (player === undefined) return null;
    player.money += 60_000; // whatever is sent must be affordable in some editions
    const politicians = shuffle(player.politicians.slice(), random);
    const cards = action.cards.map(({ region }, index) => ({ region, politician: politicians[index] ?? '' }));
    return { game: other, action: { ...action, cards } };
  },

  sealedAction({ game, action }, { events }, viewer, random) {
    if (!events.some(event => event.event === 'sealed') || events.length > 1 || action.seat === viewer)
      return null;
    const choice = choiceFor(game, action.seat);
    return choice === null ? null : { game, action: sampleAction(game.rules, choice, random) };
  },

  sealedBefore({ game, action }, { events }, viewer) {
    const other = clone(game);
    const frame = other.frames.at(-1);
    if (frame?.phase !== 'start-player' || frame.step !== 'sealed' || shows(events, 'bids-revealed'))
      return null;
    const seat = frame.bids.findIndex((bid, at) => bid !== null && at !== viewer);
    if (seat < 0) return null;
    frame.bids[seat] = frame.bids[seat] === 0 ? 1000 : 0;
    return { game: other, action };
  },

  unseenPoll({ game, action }, { events }, viewer) {
    if (game.rules.pollBacks || shows(events, 'poll-published', 'polls-shuffled')) return null;
    if (events.some(event => event.event === 'poll-seen' && event.seat === viewer)) return null;
    const other = clone(game);
    const { pile } = other.polls;
    if (pile.length < 2) return null;
    swap(pile, 0, pile.length - 1);
    return { game: other, action };
  },

  draftPackets({ game, action }, { events }, viewer) {
    const other = clone(game);
    const frame = other.frames.at(-1);
    if (frame?.phase !== 'draft' || frame.pick > 0 || shows(events, 'packets-passed')) return null;
    const seat = frame.packets.findIndex(
      (_, at) => at !== viewer && at !== action.seat && frame.picks[at] === null,
    );
    if (seat < 0) return null;
    swapWithBottom(other, frame.packets[seat] ?? [], 0);
    return { game: other, action };
  },

  refusedDonation({ game, action }, { events }, viewer) {
    if (action.kind !== 'lay-donation' || action.accept || action.seat === viewer) return null;
    if (shows(events, 'donation-shown')) return null;
    const amount = game.players[action.seat]?.donations.find(each => each !== action.amount);
    return amount === undefined ? null : { game, action: { ...action, amount } };
  },

  refusedBefore({ game, action }, { events }, viewer) {
    const other = clone(game);
    const frame = other.frames.at(-1);
    if (frame?.phase !== 'donations' || shows(events, 'donation-shown')) return null;
    const seat = frame.laid.findIndex((laid, at) => laid !== null && !laid.accept && at !== viewer);
    const laid = frame.laid[seat];
    const amount = other.players[seat]?.donations.find(each => each !== laid?.amount);
    if (seat < 0 || amount === undefined) return null;
    frame.laid[seat] = { amount, accept: false };
    return { game: other, action };
  },

  laidPolitician({ game, action }, { events }, viewer) {
    if (action.kind !== 'lay' || action.card === null || action.seat === viewer) return null;
    if (shows(events, 'politicians-shown')) return null;
    const sent = action.card;
    const politician = game.players[action.seat]?.politicians.find(each => each !== sent.politician);
    return politician === undefined ? null : { game, action: { ...action, card: { ...sent, politician } } };
  },

  laterRegions({ game, action }, { events }) {
    if (game.laterRegions.length === 0 || shows(events, 'region-laid')) return null;
    const other = clone(game);
    const known = [
      ...game.regions.map(({ id }) => id),
      ...game.elections.map(({ region }) => region),
      ...game.laterRegions,
    ];
    const fresh = game.rules.regions.find(({ id }) => !known.includes(id));
    if (fresh === undefined) other.laterRegions.reverse();
    else other.laterRegions[0] = fresh.id;
    return { game: other, action };
  },
};

function shows(events: readonly GameEvent[], ...names: readonly GameEvent['event'][]): boolean {
  return events.some(event => names.includes(event.event));
}

/** Cards of a first platform already laid, sealed, must stay in the hand they came from. */
function isLaid(game: Game, seat: Seat): boolean {
  const frame = game.frames.at(-1);
  return frame?.phase === 'first-platform' && (frame.laid[seat] !== null || frame.kept[seat] !== null);
}

function swap<T>(list: T[], one: number, other: number): void {
  const item = list[one] as T;
  list[one] = list[other] as T;
  list[other] = item;
}

function swapWithBottom(game: Game, cards: Game['policies']['pile'], place: number): void {
  const { pile } = game.policies;
  const different = pile.findIndex(card => !cards.includes(card));
  const card = cards[place];
  if (different < 0 || card === undefined) return;
  cards[place] = pile[different] as typeof card;
  pile[different] = card;
}

function sortByRules(game: Game, politicians: string[]): void {
  const order = game.rules.politicians.map(({ id }) => id);
  politicians.sort((one, other) => order.indexOf(one) - order.indexOf(other));
}
