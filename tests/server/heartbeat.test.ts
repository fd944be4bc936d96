import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Heartbeat, type Pinged } from '../../packages/server/src/heartbeat.ts';
import { Alarms } from './alarms.ts';
import type { TestClient } from './client.ts';
import { framesIn, PING, upgrade } from './frames.ts';
import { openHouse, until } from './house.ts';

const BEAT = 25_000;

const time = new Alarms();
const house = await openHouse({ time });
const { url } = house;

afterAll(() => house.close());

/** A connection that takes everything and answers nothing, as one whose cable was pulled. */
async function silent(): Promise<{ pings: () => number; isEnded: () => boolean }> {
  const { socket } = await upgrade(url);
  let data = Buffer.alloc(0);
  let isEnded = false;
  socket.on('data', chunk => {
    data = Buffer.concat([data, chunk]);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isEnded = true;
  });
  return {
    pings: () => framesIn(data).filter(({ opcode }) => opcode === PING).length,
    isEnded: () => isEnded,
  };
}

/** Pings are answered in the order of everything else: after two answers the server has the pong. */
async function answers(client: TestClient): Promise<void> {
  for (let times = 0; times < 2; times += 1)
    expect(await client.ask('no table', { kind: 'leave' })).toMatchObject({ code: 'no-such-table' });
}

async function connections(): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^macher_connections (\d+)$/m.exec(text)?.[1]);
}

describe('a connection', () => {
  it('that does not answer until the next beat is ended, and one that answers stays', async () => {
    const anna = await house.guest('Anna');
    await anna.connect();
    const gone = await silent();
    await until(async () => (await connections()) === 2, 'two connections');

    time.pass(BEAT);
    await until(() => gone.pings() === 1, 'a ping');
    await answers(anna);
    expect(gone.isEnded()).toBe(false);

    time.pass(BEAT);
    await until(gone.isEnded, 'the end of it');
    await until(async () => (await connections()) === 1, 'nothing left of it');
    await answers(anna);

    time.pass(BEAT);
    await answers(anna);
    expect(anna.isConnected).toBe(true);
    anna.close();
  });
});

class FakeSocket extends EventEmitter implements Pinged {
  pings = 0;
  isEnded = false;

  ping(): void {
    this.pings += 1;
  }

  terminate(): void {
    this.isEnded = true;
    this.emit('close');
  }
}

describe('the heartbeat', () => {
  let time: Alarms;
  let heartbeat: Heartbeat;

  beforeEach(() => {
    time = new Alarms();
    heartbeat = new Heartbeat(time);
    heartbeat.start();
  });

  afterEach(() => heartbeat.stop());

  function added(): FakeSocket {
    const socket = new FakeSocket();
    heartbeat.add(socket);
    return socket;
  }

  it('asks every connection again and again that answers', () => {
    const sockets = [added(), added()];
    for (let beats = 1; beats <= 5; beats += 1) {
      time.pass(BEAT);
      expect(sockets.map(({ pings }) => pings)).toEqual([beats, beats]);
      for (const socket of sockets) socket.emit('pong');
    }
    expect(sockets.map(({ isEnded }) => isEnded)).toEqual([false, false]);
  });

  it('ends a connection that answered before, but not this time', () => {
    const [one, other] = [added(), added()];
    time.pass(BEAT);
    for (const socket of [one, other]) socket.emit('pong');
    time.pass(BEAT);
    other.emit('pong');
    time.pass(BEAT);
    expect([one.isEnded, other.isEnded]).toEqual([true, false]);
  });

  it('does not beat before its time', () => {
    const socket = added();
    time.pass(BEAT - 5000);
    expect(socket.pings).toBe(0);
  });

  it('gives every connection a whole beat, whenever it came', () => {
    // The real clock runs on beside: seconds, so that a busy machine makes no difference.
    time.pass(BEAT - 5000);
    const late = added();
    time.pass(5000);
    expect(late).toMatchObject({ pings: 1, isEnded: false });
  });

  it('forgets a connection that has closed', () => {
    const socket = added();
    socket.emit('close');
    for (let beats = 0; beats < 3; beats += 1) time.pass(BEAT);
    expect(socket).toMatchObject({ pings: 0, isEnded: false });
  });

  it('is over when it is stopped', () => {
    const socket = added();
    heartbeat.stop();
    for (let beats = 0; beats < 3; beats += 1) time.pass(BEAT);
    expect(socket.pings).toBe(0);
  });
});
