import { recordAt } from './game.ts';
import type { Recorder } from './recorder.ts';

type People = Readonly<Record<string, string>>;

const PARTIES = ['linke', 'spd', 'gruene', 'cdu', 'fdp'];

function wanted(ruleset: string, who: readonly string[], more: object = {}): object {
  const seats = who.map((each, seat) => ({ party: PARTIES[seat], who: each }));
  return { ruleset, pack: null, openMoney: false, pace: { kind: 'none' }, isPrivate: false, seats, ...more };
}

async function watch(at: Recorder, who: string, table: string, invite: unknown = null): Promise<void> {
  await at.say(who, { type: 'watch', table, since: 0, invite });
}

/** gatherings are tables before their game: who sits where, and who is asked to come. */
export async function gatherings(at: Recorder, people: People): Promise<void> {
  for (const ruleset of ['2019-7', '2006-7', '2006-5', '1997-7'])
    await at.call(
      'carla',
      'POST /api/tables',
      wanted(ruleset, ['me', 'open', '1', 'open'], { isPrivate: true }),
    );
  await at.call('carla', 'POST /api/tables', wanted('2019-4', ['me', 'open']));
  await at.call('carla', 'POST /api/tables', wanted('2050', ['me', 'open', 'open']));
  await at.call('stranger', 'POST /api/tables', wanted('2019-4', ['me', 'open', 'open']));
  const { id } = await at.call('anna', 'POST /api/tables', wanted('2019-4', ['me', 'open', 'open', 'open']));
  const table = String(id);
  await at.connect('anna', 'bernd', 'carla');
  for (const who of ['anna', 'bernd', 'carla', 'stranger']) await watch(at, who, table);
  for (const who of ['bernd', 'stranger']) {
    await at.call(who, 'GET /api/tables');
    await at.call(who, 'GET /api/tables?ruleset=2019-4&players=4&speed=none');
    await at.call(who, `GET /api/tables/${table}`);
    await at.call(who, `GET /api/tables/${table}/moments`);
  }
  await at.ask('bernd', table, { kind: 'sit', seat: 1 });
  await at.ask('bernd', table, { kind: 'choose-party', party: 'fdp' });
  await at.ask('bernd', table, { kind: 'stand-up' });
  await at.ask('carla', table, { kind: 'sit', seat: 1 });
  await at.ask('anna', table, { kind: 'send-away', seat: 1, isBlocked: false });
  await at.ask('anna', table, { kind: 'seat-bot', seat: 3, bot: '1' });
  await at.ask('anna', table, { kind: 'seat-bot', seat: 3, bot: 'nobody' });
  await at.ask('anna', table, { kind: 'remove-bot', seat: 3 });
  await at.call('anna', `POST /api/tables/${table}/invitations`, { seat: 1, person: people['bernd'] });
  await at.call('anna', `POST /api/tables/${table}/invitations`, { seat: 2, person: people['carla'] });
  await at.ask('bernd', table, { kind: 'sit', seat: 1 });
  const { code } = await at.call('anna', `POST /api/tables/${table}/codes`, { seat: 2 });
  await at.call('guest', 'POST /api/codes', { code: 'AAAA-AAAA', name: 'Georg' });
  await at.call('guest', 'POST /api/codes', { code, name: 'Georg' });
  await at.call('guest', 'POST /api/codes', { code, name: 'Georg' });
  await at.ask('carla', table, { kind: 'sit', seat: 3 });
  await at.ask('carla', table, { kind: 'say', room: 'players', text: 'You are all thieves!' });
  const said = await at.ask('carla', table, { kind: 'say', room: 'players', text: 'All of you.' });
  await at.call('anna', `POST /api/tables/${table}/reports`, { lines: [said], text: 'is this rude?' });
  await at.call('anna', `POST /api/tables/${table}/reports`, { lines: [1], text: '' });
  await at.ask('anna', table, { kind: 'send-away', seat: 3, isBlocked: true });
  await at.ask('carla', table, { kind: 'sit', seat: 3 });
  await at.ask('anna', table, { kind: 'schedule', at: 1_800_100_000_000, bot: '0' });
  await at.call('bernd', 'GET /api/me/tables');
  await at.ask('anna', table, { kind: 'schedule', at: null, bot: null });
  await at.ask('anna', table, { kind: 'seat-bot', seat: 3, bot: '0' });
  await at.ask('bernd', table, { kind: 'ready', isReady: true, contribution: 'a coin, tossed' });
  await at.ask('bernd', table, {
    kind: 'ready',
    isReady: true,
    origin: 'fresh',
    contribution: '0'.repeat(32),
  });
  await at.ask('anna', table, { kind: 'close' });
  await at.call('bernd', `GET /api/tables/${table}`);
  await fresh(at);
}

/** fresh is a deal that can be checked; only the form of what is said of it can be compared. */
async function fresh(at: Recorder): Promise<void> {
  const { id, invite } = await at.call(
    'bernd',
    'POST /api/tables',
    wanted('2019-4', ['me', 'open', 'open'], { isPrivate: true }),
  );
  const table = String(id);
  await at.call('zoe', `GET /api/tables/${table}`);
  await at.call('zoe', `POST /api/tables/${table}/ask`, { id: 'x', request: { kind: 'sit', seat: 1 } });
  for (const [seat, who] of ['bernd', 'carla', 'program'].entries()) {
    const ready = { kind: 'ready', isReady: true, origin: 'fresh', contribution: String(seat).repeat(32) };
    const path = `POST /api/tables/${table}/ask?invite=${invite}`;
    await at.call(who, path, { id: 'sit', request: { kind: 'sit', seat } });
    await at.call(who, path, { id: 'ready', request: ready });
  }
  await at.call('program', 'GET /api/me/tables');
  await at.call('program', `GET /api/tables/${table}/sheet?after=1&wait=1`);
  await at.call('bernd', `POST /api/tables/${table}/ask`, { id: 'start', request: { kind: 'start' } });
  await at.call('program', `GET /api/tables/${table}/rules`);
  await at.call('program', `GET /api/tables/${table}/sheet`);
  await at.call('bernd', `GET /api/tables/${table}/plans`);
  await at.call('zoe', `GET /api/tables/${table}/plans?invite=${invite}`);
}

/** overDays is a game over days, in the middle: days off, regents, bots that stand in, seats that are taken over. */
export async function overDays(at: Recorder, _people: People): Promise<void> {
  const record = recordAt('2006-5-4p');
  const pace = { kind: 'slow', perDecision: 86_400_000 };
  const game = { record, version: 120, pace, isPrivate: true, takeOver: 'anyone' };
  const { id, invite } = await at.call('anna', 'POST /api/tables/from-record', {
    ...game,
    seats: ['me', 'open', 'open', 'open'],
  });
  const table = String(id);
  for (const who of ['bernd', 'carla']) await watch(at, who, table, invite);
  await at.connect('dora', 'zoe', 'emil');
  for (const who of ['anna', 'dora', 'zoe', 'emil']) await watch(at, who, table, invite);
  for (const [seat, who] of ['anna', 'bernd', 'carla', 'dora'].entries()) {
    if (who === 'anna') continue;
    await at.ask(who, table, { kind: 'sit', seat });
    await at.ask(who, table, { kind: 'ready', isReady: true, origin: 'record' });
  }
  await at.ask('anna', table, { kind: 'start' });
  await at.ask('carla', table, { kind: 'days-off', days: 2 });
  await at.ask('carla', table, { kind: 'days-off', days: 60 });
  await at.ask('carla', table, { kind: 'return' });
  await at.ask('bernd', table, { kind: 'name-regent', name: 'Zoe', days: 3 });
  await at.ask('zoe', table, { kind: 'serve', seat: 1 });
  await at.ask('zoe', table, { kind: 'hand-back' });
  await at.ask('zoe', table, { kind: 'hand-back' });
  await at.ask('bernd', table, { kind: 'name-regent', name: 'Zoe', days: 1 });
  await at.ask('bernd', table, { kind: 'name-regent', name: null, days: 1 });
  const asked = record.actions[120]?.seat;
  const away = asked === 3 ? 'carla' : 'dora';
  await at.ask(away, table, { kind: 'resign' });
  await at.ask('emil', table, { kind: 'take-over', seat: away === 'dora' ? 3 : 2 });
  await at.ask('emil', table, { kind: 'say', room: 'players', text: 'my seat now' });
  await at.pass(4000);
  await at.call('bernd', `GET /api/tables/${table}/sheet`);
  await at.call('anna', 'GET /api/me/tables');
  const plan = {
    when: { kind: 'poll-bid', round: null, region: null, party: null },
    then: { kind: 'up-to', amount: 4000 },
    isOn: true,
  };
  await at.call('bernd', `PUT /api/tables/${table}/plans`, { plans: [plan], skips: false });
  await at.call('bernd', `PUT /api/tables/${table}/plans`, {
    plans: [{ ...plan, then: { kind: 'decide' } }],
    skips: false,
  });
  const proposed = await at.ask('anna', table, { kind: 'propose', proposal: { kind: 'abandon' } });
  for (const who of ['bernd', 'carla', 'emil', 'dora', 'zoe'])
    await at.ask(who, table, { kind: 'answer', proposal: proposed, accepts: true });
  await at.call('bernd', `GET /api/tables/${table}/record`);
}
