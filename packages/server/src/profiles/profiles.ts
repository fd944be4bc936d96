import {
  GAMES_TO_RATE,
  type GameResult,
  type Person,
  type PersonId,
  type Profile,
  type ProfileGame,
  type ProfileGames,
  type ProfileLadder,
  type Reliability,
} from '@macher/protocol';
import { isAtHome } from '../admission.ts';
import type { Friends } from '../friends.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { rangeOf } from '../ratings/strength.ts';
import { openly } from '../sessions.ts';
import type { KnownPerson, Store } from '../store/store.ts';
import {
  countsOf,
  expectedWins,
  gamesOf,
  hasWon,
  ladderFigures,
  opponentsIn,
  reliabilityIn,
} from './figures.ts';
import { isCounted, isShown } from './visible.ts';

type ProfileStore = Pick<Store, 'person' | 'results' | 'tablesOf'>;

/**
 * MOST_GAMES is of how many games a page is made; below it, how many opponents are on it, and how many games a page of
 * them has: private ones may come between.
 */
const MOST_GAMES = 1000;
const MOST_OPPONENTS = 20;
const MOST_RUNNING = 200;
const PAGE = 20;

/** What is told of people: by the book of results, and to each only what they may see. */
export class Profiles {
  readonly #store: ProfileStore;
  readonly #ratings: Ratings;
  readonly #friends: Pick<Friends, 'tie'>;

  constructor(store: ProfileStore, ratings: Ratings, friends: Pick<Friends, 'tie'>) {
    this.#store = store;
    this.#ratings = ratings;
    this.#friends = friends;
  }

  /** The profile of a person; null: there is no such person. */
  async of(id: PersonId, viewer: Person | null): Promise<Profile | null> {
    const known = await this.#store.person(id);
    if (known === null) return null;
    const results = await this.#store.results.of(id, MOST_GAMES);
    const counted = gamesOf(
      results.filter(result => isCounted(result, viewer)),
      id,
    );
    const shown = counted.filter(({ result }) => isShown(result, viewer));
    return {
      person: openly(known),
      owner: await this.#ownerOf(known),
      since: known.createdAt,
      isGuest: isGuest(known),
      isMe: viewer?.id === id,
      ...(await this.#between(known, viewer)),
      finished: counted.length,
      won: counted.filter(hasWon).length,
      expected: expectedWins(counted),
      running: await this.#running(id, viewer),
      ladders: await this.#ladders(known, ladderFigures(counted)),
      games: countsOf(counted),
      reliability: reliabilityIn(counted),
      opponents: opponentsIn(shown, MOST_OPPONENTS),
      isComplete: results.length < MOST_GAMES,
    };
  }

  /** The reliability as everyone may see it: no private game says anything here, unless it was rated. */
  async reliability(id: PersonId): Promise<Reliability> {
    const results = await this.#store.results.of(id, MOST_GAMES);
    return reliabilityIn(
      gamesOf(
        results.filter(result => isCounted(result, null)),
        id,
      ),
    );
  }

  /** Games before the one with this number, the latest first; null: there is no such person. */
  async gamesOf(id: PersonId, viewer: Person | null, before?: number): Promise<ProfileGames | null> {
    if ((await this.#store.person(id)) === null) return null;
    const seen = await this.#store.results.of(id, MOST_GAMES, before);
    const shown = seen.filter(result => isShown(result, viewer));
    const games = shown.slice(0, PAGE);
    // Whether there is another page must not say that private games come after this one.
    const more = shown.length > PAGE ? games : seen.length === MOST_GAMES ? seen : [];
    return { games: games.map(result => shownGame(result, id)), next: more.at(-1)?.number ?? null };
  }

  async #ownerOf({ program }: KnownPerson): Promise<Person | null> {
    const owner = program === undefined ? null : await this.#store.person(program.owner);
    return owner === null ? null : openly(owner);
  }

  async #between(known: KnownPerson, viewer: Person | null): Promise<Pick<Profile, 'tie' | 'mayBefriend'>> {
    if (viewer === null || viewer.id === known.id) return { tie: null, mayBefriend: false };
    const self = await this.#store.person(viewer.id);
    return {
      tie: await this.#friends.tie(viewer.id, known.id),
      mayBefriend: self !== null && !isGuest(self) && !isGuest(known),
    };
  }

  async #running(id: PersonId, viewer: Person | null): Promise<number> {
    const rows = await this.#store.tablesOf(id, MOST_RUNNING);
    const running = rows.filter(({ stage }) => stage === 'playing');
    return running.filter(row => !row.isPrivate || isAtHome(row, viewer)).length;
  }

  /**
   * The ladders of a person. A guest's strength is known, for those they play against; it is shown when they keep their
   * name.
   */
  async #ladders(
    known: KnownPerson,
    figures: readonly Omit<ProfileLadder, 'rated' | 'rating'>[],
  ): Promise<ProfileLadder[]> {
    return Promise.all(
      figures.map(async figure => {
        const found = await this.#ratings.of(known.id, figure.ladder);
        const rated = found?.games ?? 0;
        if (found === null || rated < GAMES_TO_RATE || isGuest(known))
          return { ...figure, rated, rating: null };
        const { strength } = found;
        const rating = { points: Math.round(strength.mean), range: Math.round(rangeOf(strength)) };
        return { ...figure, rated, rating };
      }),
    );
  }
}

function isGuest({ password }: KnownPerson): boolean {
  return password === null;
}

/** A game as it is shown, field by field: what is not listed here stays on the server. */
function shownGame(result: GameResult, id: PersonId): ProfileGame {
  const { table, at, ruleset, speed, isRated, isPrivate, contest, seats } = result;
  return {
    table,
    at,
    ruleset,
    speed,
    isRated,
    isPrivate,
    contest,
    seat: seats.findIndex(({ person }) => person?.id === id),
    seats: seats.map(({ answers: _own, ...seat }) => seat),
  };
}
