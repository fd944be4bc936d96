import type { Game, PartyId, Player, Rules } from '@macher/engine';
import { isPast } from './phase.ts';
import type { PlayerSpec, Position } from './spec.ts';
import { Stock } from './stock.ts';
import { wrong } from './wrong.ts';

export function fillPlayers(game: Game, position: Position): void {
  const parties = new Stock('/position/players', 'party', game.rules.parties);
  const specs = Object.entries(position.players).map(([name, spec]) => {
    const path = `/position/players/${name}`;
    const party = spec.party ?? partyCalled(game.rules, name);
    return { spec, path, party: party && parties.take(party, `${path}/party`) };
  });
  for (const { spec, path, party } of specs)
    game.players.push(newPlayer(game, spec, party ?? parties.any(), path));
}

/** The party that a seat is called by: without it, a seat called SPD could find itself playing the Linke. */
function partyCalled({ parties }: Rules, name: string): PartyId | undefined {
  return parties.find(party => party === name.toLowerCase());
}

function newPlayer(game: Game, spec: PlayerSpec, party: PartyId, path: string): Player {
  const { rules } = game;
  const { money, base, meetings, media, coalitionTiles } = rules.start;
  const tiles = spec.tiles ?? coalitionTiles;
  if (tiles > coalitionTiles) wrong(`${path}/tiles`, `there are ${coalitionTiles}`);
  return {
    party,
    money: wholeSteps(rules, spec.money ?? money, `${path}/money`),
    base: spec.base ?? base,
    hand: [],
    platform: [],
    politicians: politiciansOf(rules, spec, path),
    donations: donationsOf(game, spec, path),
    meetings,
    media,
    tiles,
  };
}

/** Money in whole steps. [R52] */
function wholeSteps({ moneyStep }: Rules, money: number, path: string): number {
  return money % moneyStep === 0 ? money : wrong(path, `must be a multiple of ${moneyStep}`);
}

function politiciansOf(rules: Rules, { politicians }: PlayerSpec, path: string): Player['politicians'] {
  const ids = rules.politicians.map(({ id }) => id);
  const stock = new Stock(path, 'politician', ids);
  return politicians ? stock.takeAll(politicians, `${path}/politicians`) : stock.rest();
}

/**
 * The donations of a player: with fewer cards than pay-outs to come, they would be asked for one and have none. [R69]
 */
function donationsOf(game: Game, { donations }: PlayerSpec, path: string): number[] {
  const amounts = game.rules.donations.map(({ amount }) => amount);
  const stock = new Stock(path, 'donation', amounts);
  const due = donationsDue(game);
  if (donations === undefined) return game.rules.national === null ? stock.rest() : stock.some(due);
  if (donations.length < due)
    wrong(`${path}/donations`, `${due} are still to be used, not ${donations.length}: an earlier round?`);
  return stock.takeAll(donations, `${path}/donations`);
}

/** How many donations are due: as part of the pay-out, or in a phase of their own, which is the last of its round. */
function donationsDue(game: Game): number {
  const { rules, round } = game;
  return rules.rounds
    .slice(Math.max(0, round - 1))
    .filter(
      ({ donation, phases }, index) =>
        phases.includes('donations') || (donation && !(index === 0 && isPast(game, 'pay-out'))),
    ).length;
}
