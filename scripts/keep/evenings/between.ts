// What happens at a table beside its decisions, in a game that is played by a record.
import type { PlayedGame } from './game.ts';

async function agree(game: PlayedGame, proposal: object, by = 'anna', accepts = true): Promise<void> {
  const number = await game.ask(by, { kind: 'propose', proposal });
  for (const who of ['anna', 'bernd', 'carla'])
    if (who !== by) await game.ask(who, { kind: 'answer', proposal: number, accepts });
}

/** mistakes are what the table refuses. */
async function mistakes(game: PlayedGame, index: number): Promise<number> {
  const action = game.record.actions[index];
  const { number } = game;
  const next = game.playerOf(index);
  const other = next === 'anna' ? 'bernd' : 'anna';
  await game.ask(other, { kind: 'act', number, action });
  await game.ask('anna', { kind: 'act', number, action: { kind: 'nonsense' } });
  await game.ask('anna', { kind: 'act', number: 1, action });
  await game.ask('zoe', { kind: 'act', number, action });
  await game.ask('stranger', { kind: 'say', room: 'players', text: 'hm' });
  await game.ask('room', { kind: 'say', room: 'players', text: 'from the room' });
  await game.ask('anna', { kind: 'sit', seat: 1 });
  await game.ask('anna', { kind: 'start' });
  await game.ask('anna', { kind: 'close' });
  await game.ask('anna', { kind: 'nonsense' });
  await game.at.say('anna', { type: 'nonsense' });
  await game.at.say('bernd', { type: 'watch', table: 'nowhere', since: 0, invite: null });
  await game.at.say('stranger', { type: 'ask', table: 'nowhere', id: 'x', request: { kind: 'start' } });
  await game.call('zoe', 'GET', '/sheet');
  await game.call('carla', 'GET', '/sheet?counted=1');
  await game.call('carla', 'GET', '/record');
  await game.call('carla', 'GET', '/record?since=5');
  await game.call('carla', 'GET', '/questions/4/0');
  await game.call('bernd', 'POST', '/rematch');
  return 0;
}

async function talk(game: PlayedGame): Promise<number> {
  await game.ask('bernd', { kind: 'say', room: 'players', text: 'hm, @Anna: what now?' });
  await game.ask('zoe', { kind: 'say', room: 'spectators', text: 'They are slow.' });
  await game.ask('bernd', { kind: 'note', text: 'Carla has a lot of money.' });
  await game.ask('carla', { kind: 'phrase', phrase: 'one-moment' });
  await game.at.say('anna', { type: 'seen', isSeen: false });
  await game.at.say('anna', { type: 'seen', isSeen: true });
  await game.at.say('zoe', { type: 'ping' });
  return 0;
}

async function deals(game: PlayedGame): Promise<number> {
  const region = game.record.actions.flatMap(each => ('region' in each ? String(each.region) : []))[0];
  const mine = [{ kind: 'pass-poll', region, round: 2 }];
  const yours = [{ kind: 'no-media', region, round: 2 }];
  const first = await game.ask('bernd', { kind: 'offer', deal: { to: 0, mine, yours } });
  await game.ask('anna', { kind: 'answer-offer', offer: first, accepts: true });
  const second = await game.ask('anna', { kind: 'offer', deal: { to: 2, mine, yours: [] } });
  await game.ask('carla', { kind: 'answer-offer', offer: second, accepts: false });
  const third = await game.ask('carla', { kind: 'offer', deal: { to: 1, mine: [], yours } });
  await game.ask('carla', { kind: 'answer-offer', offer: third, accepts: false });
  await game.ask('carla', { kind: 'answer-offer', offer: third, accepts: false });
  return 0;
}

/** undo goes back by oneself if that may be, and plays again. */
async function undo(game: PlayedGame, index: number): Promise<number> {
  const who = game.playerOf(index - 1);
  const before = game.record.actions[index - 1];
  if (who === 'program' || before === undefined) return 0;
  if ((await game.ask(who, { kind: 'undo', number: game.number })) !== null) await game.act(before);
  return 0;
}

/** goBack goes back by consent of all, over several decisions. */
async function goBack(game: PlayedGame, index: number): Promise<number> {
  await agree(game, { kind: 'undo', version: index - 3 }, 'bernd', false);
  await agree(game, { kind: 'undo', version: index - 3 });
  for (const action of game.record.actions.slice(index - 3, index)) await game.act(action);
  return 0;
}

async function pace(game: PlayedGame): Promise<number> {
  await agree(game, { kind: 'pause', isPaused: true });
  await game.at.pass(60_000);
  await agree(game, { kind: 'pause', isPaused: false }, 'carla');
  await agree(game, { kind: 'pace', pace: { kind: 'live', bank: 1_200_000, increment: 20_000 } });
  await game.at.pass(5000);
  await agree(game, { kind: 'pace', pace: { kind: 'none' } });
  await agree(game, { kind: 'abandon' }, 'bernd', false);
  return 0;
}

async function hint(game: PlayedGame, index: number): Promise<number> {
  const action = game.record.actions[index];
  const who = game.playerOf(index);
  if (who === 'program') return 0;
  const request = { kind: 'act', action, isHinted: true };
  await game.ask(who, { ...request, number: game.number });
  await agree(game, { kind: 'hints', isAllowed: true });
  await game.ask(who, { ...request, number: game.number });
  await agree(game, { kind: 'hints', isAllowed: false }, 'bernd');
  return 1;
}

/** away is away and back, while nobody waits for them. */
async function away(game: PlayedGame, index: number): Promise<number> {
  const next = game.playerOf(index);
  const who = next === 'carla' ? 'bernd' : 'carla';
  const seat = who === 'carla' ? 2 : 1;
  await game.ask(who, { kind: 'leave' });
  const asked = await game.ask('zoe', { kind: 'take-over', seat });
  await game.ask('anna', { kind: 'answer', proposal: asked, accepts: false });
  await game.ask(who, { kind: 'return' });
  await game.ask(who, { kind: 'return' });
  await game.at.pass(700_000);
  const waited = ['anna', 'bernd', 'carla'].indexOf(next);
  if (waited >= 0)
    await agree(game, { kind: 'stand-in', seat: waited }, next === 'anna' ? 'bernd' : 'anna', false);
  return 0;
}

/** reload: the connection is lost, and what was missed comes with the next one. */
async function reload(game: PlayedGame): Promise<number> {
  await game.at.leave('carla');
  await game.at.pass(5000);
  await game.at.connect('carla');
  await game.watch('carla', { since: 60 });
  await game.at.say('bernd', { type: 'unwatch', table: game.table });
  await game.watch('bernd', { wantsChanges: true, since: game.number - 3 });
  await game.at.pass(3000);
  await game.call('anna', 'GET', '/moments?before=20');
  await game.call('zoe', 'GET', '/moments');
  return 0;
}

/** plan: a plan of whoever comes next decides for them. */
async function plan(game: PlayedGame, index: number): Promise<number> {
  const [first, second] = game.record.actions.slice(index, index + 2);
  const [who, planner] = [game.playerOf(index), game.playerOf(index + 1)];
  if (first === undefined || second === undefined || who === planner || planner === 'program') return 0;
  const { seat: _seat, ...action } = second;
  const when = { kind: second.kind, round: null, region: null, party: null };
  const plans = [{ when, then: { kind: 'decide', action }, isOn: true }];
  await game.call(planner, 'PUT', '/plans', { plans, skips: false });
  await game.act(first);
  await game.at.pass(60_000);
  await game.call(planner, 'GET', '/plans');
  await game.call(planner, 'PUT', '/plans', { plans: [], skips: false });
  return 2;
}

export const BETWEEN = { mistakes, talk, deals, undo, goBack, pace, hint, away, reload, plan } as const;
