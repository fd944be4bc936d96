import { rulesOf } from '@macher/editions';
import { at, type Random, shuffle } from '@macher/engine';
import type { DayDeal } from '@macher/protocol';

/** USUALLY is short enough for every day. On Sundays, when Germany votes, there is time for the longer one. */
const USUALLY = '2019-4';
const ON_SUNDAYS = '2006-5';

const PLAYERS = 4;

/** Which parties play, which of them is the person's, and which of these bots have the others. */
export function drawDay(day: string, bots: readonly string[], random: Random): DayDeal {
  const ruleset = isSunday(day) ? ON_SUNDAYS : USUALLY;
  if (bots.length < PLAYERS - 1) throw new Error('there are not enough bots');
  const parties = shuffle([...rulesOf(ruleset).parties], random).slice(0, PLAYERS);
  const others = shuffle([...bots], random);
  const own = random(PLAYERS);
  return {
    ruleset,
    seats: parties.map((party, seat) => ({
      party,
      bot: seat === own ? null : at(others, seat < own ? seat : seat - 1),
    })),
  };
}

function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}
