/** What is believed of somebody's strength: a normal curve. 400 points are odds of ten to one in a game of two. */
export interface Strength {
  readonly mean: number;
  readonly variance: number;
}

/** NEWCOMER is somebody of whom nothing is known: 19 of 20 people lie between 1100 and 1900. */
export const NEWCOMER: Strength = { mean: 1500, variance: 200 ** 2 };

/** DRIFT: nobody stays as strong as they are, so before each game what is known is a little less certain. */
const DRIFT = 10 ** 2;

/** UNIT is in how many points odds grow by e. */
const UNIT = 400 / Math.log(10);

/** Somebody's place in the order of a game; who is level has the same. */
export interface Placed {
  readonly strength: Strength;
  readonly place: number;
  /** A bot's strength stays as it is. */
  readonly isFixed: boolean;
  /** How much of a whole game this one says of them; missing: all of it. */
  readonly weight?: number;
}

/**
 * What is believed after a game. By Plackett and Luce the first place goes to each with odds by their strengths, the
 * second place among those who are left in the same way, and so on. After each of these draws what is believed moves
 * by one step of Newton's method, as in Glicko: far where little is known, and less where the others aren't known.
 */
export function afterGame(seats: readonly Placed[]): Strength[] {
  let now = seats.map(widened);
  const places = [...new Set(seats.map(({ place }) => place))].sort((one, other) => one - other);
  for (const place of places) {
    const before = now.filter((_, seat) => (seats[seat]?.place ?? 0) >= place);
    now = now.map(each => (before.includes(each) ? afterDraw(each, before, place) : each));
  }
  return now.map(({ strength }) => strength);
}

function widened(seat: Placed): Placed {
  const { mean, variance } = seat.strength;
  return seat.isFixed ? seat : { ...seat, strength: { mean, variance: variance + DRIFT } };
}

/** What a draw for this place among these says of one of them; who shares the place has won it in part. */
function afterDraw(own: Placed, all: readonly Placed[], place: number): Placed {
  const others = all.filter(each => each !== own);
  if (own.isFixed || others.length === 0) return own;
  const { chance, scale } = chanceOf(own.strength, others);
  const won = own.place === place ? 1 / all.filter(each => each.place === place).length : 0;
  const { weight = 1 } = own;
  const certainty = (weight * scale ** 2 * chance * (1 - chance)) / UNIT ** 2;
  const variance = 1 / (1 / own.strength.variance + certainty);
  const mean = own.strength.mean + (variance * scale * weight * (won - chance)) / UNIT;
  return { ...own, strength: { mean, variance } };
}

/** The chance of a strength to be drawn among others. The less is known of these, the less odds depend on strengths. */
function chanceOf(own: Strength, others: readonly Placed[]): { chance: number; scale: number } {
  const unknown = others.reduce((sum, { strength }) => sum + strength.variance, 0) / others.length;
  const scale = 1 / Math.sqrt(1 + (Math.PI * unknown) / (8 * UNIT ** 2));
  const odds = others.reduce(
    (sum, { strength }) => sum + Math.exp((scale * (strength.mean - own.mean)) / UNIT),
    0,
  );
  return { chance: 1 / (1 + odds), scale };
}

/** The range of a strength: how far from the mean it may be, 19 times out of 20. */
export function rangeOf({ variance }: Strength): number {
  return 2 * Math.sqrt(variance);
}
