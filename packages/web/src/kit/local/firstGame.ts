import { level1 } from '@macher/bots/simple';
import { PARTIES, rulesOf } from '@macher/editions';
import {
  type Action,
  attentiveView,
  choiceAt,
  deciders,
  EPOCH,
  type GameRecord,
  makeRecord,
  newGame,
  type PartyId,
  play,
  randomOf,
} from '@macher/engine';
import type { FromRecord } from '@macher/protocol';
import { firstGame, hasCoach } from '../state/coach.ts';
import { openRecordHere } from './openHere.ts';

/**
 * Opens a first game: four elections on this device; draft, platforms and blocks are laid already, the bots are simple,
 * and a coach is there.
 */
export async function openFirstGame(party: PartyId): Promise<void> {
  const record = prepared(party);
  hasCoach.value = true;
  const wanted: FromRecord = {
    record,
    version: record.actions.length,
    pace: { kind: 'none' },
    isPrivate: true,
    seats: record.seats.map((_, seat) => (seat === 0 ? 'me' : level1.id)),
  };
  await openRecordHere(wanted, undefined, table => {
    firstGame.value = table;
  });
}

/** A fresh deal, with all set-up decisions made as a simple bot makes them. */
function prepared(own: PartyId): GameRecord {
  const parties = [own, ...PARTIES.filter(each => each !== own).slice(-3)];
  const seed = [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('-');
  const game = newGame(rulesOf('2019-4'), { parties, seed });
  const actions: Action[] = [];
  while (game.round === 0) {
    const [seat = 0] = deciders(game);
    const { action } = level1.decide(attentiveView(game, seat), choiceAt(game, seat), randomOf(seed));
    play(game, action);
    actions.push(action);
  }
  const seats = parties.map(party => ({ party, name: party }));
  return makeRecord(game, { epoch: EPOCH, seats, seed, actions });
}
