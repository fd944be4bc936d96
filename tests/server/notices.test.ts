import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Alarms } from './alarms.ts';
import { TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { HttpSink, MailSink, PushReceiver } from './receivers.ts';

const MINUTE = 60_000;

/** Anna is away and Bernd plays: what reaches her by every way there is. */
describe('a server', () => {
  const time = new Alarms();
  let house: House;
  let http: HttpSink;
  let mails: MailSink;
  let anna: TestClient;
  let bernd: TestClient;
  let table = '';

  const habits = () => ({
    url: 'https://macher.example',
    mail: { server: mails.url, from: 'Macher <macher@macher.example>' },
    networks: ['127.0.0.0/8'],
  });

  const add = (body: object) => anna.call('POST', '/api/me/notices/channels', body);
  /** Bernd says something: a server whose clock jumps may have taken him for gone. */
  const said = async (text: string): Promise<void> => {
    await watch(bernd);
    expect(await bernd.ask(table, { kind: 'say', room: 'players', text })).toMatchObject({ ok: true });
  };
  const watch = async (who: TestClient): Promise<void> => {
    if (who.isConnected) return;
    who.sheets.clear();
    await who.connect();
    who.watch(table);
    await until(() => who.sheets.has(table), 'the table');
  };
  /** At one go, until all that waited for Anna has been sent or dropped. */
  const pass = async (minutes: number): Promise<void> => {
    time.pass(minutes * MINUTE);
    const { outbox } = house.store;
    const isIdle = async ({ id }: { id: string }): Promise<boolean> =>
      (await outbox.waiting(id, 0, 10)).length === 0;
    const channels = await outbox.channelsOf(anna.person);
    for (const each of channels) await until(() => isIdle(each), `${each.target.kind} to be served`);
  };

  beforeAll(async () => {
    http = await HttpSink.open();
    mails = await MailSink.open();
    house = await openHouse({ time, notices: habits() });
    anna = await house.guest('Anna');
    bernd = await house.guest('Bernd');
    const { body } = await bernd.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '1']));
    table = String(body['id']);
    for (const each of [anna, bernd]) await watch(each);
    await anna.ask(table, { kind: 'sit', seat: 1 });
  });

  afterAll(async () => {
    await house.close();
    await http.close();
    await mails.close();
  });

  it('tells nobody anything who hasn’t asked for it', async () => {
    await said('hello');
    expect((await anna.call('GET', '/api/me/notices')).body).toMatchObject({
      settings: null,
      channels: [],
      hasFeed: false,
      canMail: true,
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
    });
    expect(await house.store.outbox.noticesOf(anna.person, 10)).toEqual([]);
  });

  it('takes settings, and no time zone that isn’t one', async () => {
    const settings = {
      kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
      quiet: null,
      timeZone: 'Europe/Warsaw',
      language: 'en',
    };
    expect(await anna.call('PUT', '/api/me/notices', settings)).toMatchObject({ body: { settings } });
    const wrong = { ...settings, timeZone: 'Moon/Sea' };
    expect(await anna.call('PUT', '/api/me/notices', wrong)).toMatchObject({ status: 400 });
    expect(await house.stranger().call('GET', '/api/me/notices')).toMatchObject({ status: 401 });
  });

  it('calls no address that isn’t public, unless its host allows it', async () => {
    for (const url of ['https://10.0.0.1/x', 'https://[::1]/x', 'http://8.8.8.8/x'])
      expect(await add({ kind: 'webhook', form: 'slack', url })).toMatchObject({
        status: 422,
        body: { code: 'address-refused' },
      });
    const push = {
      kind: 'push',
      endpoint: 'https://192.168.0.1/push',
      keys: new PushReceiver(http).subscription.keys,
    };
    expect(await add(push)).toMatchObject({ status: 422 });
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    expect(await add({ ...push, endpoint: `${http.url}/push`, keys })).toMatchObject({ status: 422 });
    for (const address of ['a b@c.example', 'a@b', 'a@b.example\nBcc: c@d.example', '<a@b.example>'])
      expect(await add({ kind: 'mail', address })).toMatchObject({ status: 422 });
  });

  it('mails nobody but those who have typed its code', async () => {
    const { body } = await add({ kind: 'mail', address: 'anna@mail.example' });
    expect(body).toMatchObject({ kind: 'mail', isOn: false, isConfirmed: false, name: 'anna@mail.example' });
    const path = `/api/me/notices/channels/${body['id']}`;
    await anna.call('PATCH', path, { isOn: true });
    await said('anyone there?');
    expect(await anna.call('POST', `${path}/confirm`, { code: 'AAAAAAAA' })).toMatchObject({ status: 403 });
    const code = /: ([A-Z0-9]{8})/.exec(mails.mails[0]?.text ?? '')?.[1] ?? '';
    expect(mails.mails).toHaveLength(1);
    const [, id = ''] = /^Message-ID: (.*)\r$/im.exec(mails.mails[0]?.text ?? '') ?? [];
    expect(id).toMatch(/^<[\w.-]+@macher\.example>$/);
    expect(id).not.toContain(code);
    expect(await bernd.call('POST', `${path}/confirm`, { code })).toMatchObject({ status: 404 });
    const confirmed = await anna.call('POST', `${path}/confirm`, { code: code.toLowerCase() });
    expect(confirmed.body).toMatchObject({ channels: [{ isOn: true, isConfirmed: true }] });
    expect(await add({ kind: 'mail', address: 'nobody@mail.example' })).toMatchObject({ status: 503 });
  });

  it('brings the same by mail, to a browser, to Discord, Slack and ntfy, and to no one who looks', async () => {
    const browser = new PushReceiver(http);
    await add({ kind: 'push', ...browser.subscription });
    await add({ kind: 'webhook', form: 'discord', url: `${http.url}/api/webhooks/1/x` });
    await add({ kind: 'webhook', form: 'slack', url: `${http.url}/services/x` });
    expect(await add({ kind: 'webhook', form: 'ntfy', url: `${http.url}/no topic` })).toMatchObject({
      status: 422,
    });
    await add({ kind: 'webhook', form: 'ntfy', url: `${http.url}/annas-topic` });
    await said('you look');
    await pass(1);
    expect(http.received).toEqual([]);
    anna.send({ type: 'seen', isSeen: false });
    await until(
      async () => !(await house.store.lookers.isLooking({ person: anna.person, table })),
      'a look away',
    );
    await said('a *secret* offer @everyone <!channel>');
    await pass(1);
    expect([http.received.length, mails.mails.length]).toEqual([4, 2]);
    const by = (path: string) => http.received.find(each => each.path === path);
    const link = `https://macher.example/t/${table}`;
    const where = '2019 edition, four elections, with Bernd';
    const title = 'Bernd said something at the table';
    const pushed = by('/push/device');
    expect(pushed === undefined ? null : browser.opened(pushed)).toMatchObject({
      title,
      body: where,
      path: `/t/${table}`,
    });
    expect(JSON.parse(String(by('/api/webhooks/1/x')?.body))).toEqual({
      content: `**${title}**\n${where}\n<${link}>`,
      allowed_mentions: { parse: [] },
      flags: 4,
    });
    expect(JSON.parse(String(by('/services/x')?.body))).toEqual({
      text: `*${title}*\n${where}\n<${link}>`,
      unfurl_links: false,
    });
    expect(JSON.parse(String(by('/')?.body))).toMatchObject({
      topic: 'annas-topic',
      title,
      message: where,
      click: link,
    });
    const mail = (mails.mails[1]?.text ?? '').replace(/=\r\n/g, '');
    expect(mail).toContain(`Subject: ${title}`);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated$/im);
    expect(mail).toContain(link);
    expect(http.received.map(({ body }) => body.toString()).join() + mail).not.toContain('secret offer');
  });

  it('tries a channel at once when asked, a few times', async () => {
    const { body } = await anna.call('GET', '/api/me/notices');
    const [hook] = (body['channels'] as { id: string; form: string | null }[]).filter(
      ({ form }) => form === 'slack',
    );
    const path = `/api/me/notices/channels/${hook?.id}/test`;
    expect(await bernd.call('POST', path)).toMatchObject({ status: 404 });
    http.status = 500;
    expect((await anna.call('POST', path)).body).toEqual({ arrived: false });
    http.status = 200;
    const answers: number[] = [];
    for (let each = 0; each < 5; each += 1) answers.push((await anna.call('POST', path)).status);
    expect(answers).toContain(429);
  });

  it('tells of your turn, of your name, and of a deal that is offered to you', async () => {
    await watch(anna);
    await anna.ask(table, { kind: 'ready', isReady: true });
    anna.send({ type: 'seen', isSeen: false });
    const looking = () => house.store.lookers.isLooking({ person: anna.person, table });
    await until(async () => !(await looking()), 'a look away');
    await watch(bernd);
    expect(await bernd.ask(table, { kind: 'start' })).toMatchObject({ ok: true });
    await until(() => bernd.sheets.get(table)?.view != null, 'the game');
    const region = bernd.sheets.get(table)?.view?.regions[0]?.id ?? '';
    const pledge = { kind: 'no-media', region, round: 1 } as const;
    const deal = { to: 1, mine: [pledge], yours: [] };
    const offered = await bernd.ask(table, { kind: 'offer', deal });
    expect(offered).toMatchObject({ ok: true });
    await said('what do you think, @anna?');
    const told = await house.store.outbox.noticesOf(anna.person, 3);
    expect(told.map(({ facts }) => facts.what)).toEqual(['mentioned', 'offered', 'decide']);
    await pass(31);
  });

  it('goes on after a restart, and says nothing twice', async () => {
    const before = http.received.length;
    await said('before the end');
    const { folder } = house;
    await house.shut();
    house = await openHouse({ time, notices: habits() }, folder);
    await pass(31);
    expect(http.received).toHaveLength(before + 4);
    await pass(31);
    expect(http.received).toHaveLength(before + 4);
  });

  it('ends mail by the link in it, which only a button does', async () => {
    expect(mails.mails).toHaveLength(4);
    const joined = (mails.mails.at(-1)?.text ?? '').replace(/\r\n[ \t]/g, ' ').replace(/=\r\n/g, '');
    expect(joined).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    const off = /list-unsubscribe: <https:\/\/macher\.example([^>]+)>/i.exec(joined)?.[1] ?? '';
    const mailOf = async () =>
      (await house.store.outbox.channelsOf(anna.person)).find(({ target }) => target.kind === 'mail');
    const page = await fetch(`${house.url}${off}`);
    expect(await page.text()).toContain('<form method="post">');
    expect((await mailOf())?.isOn).toBe(true);
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await fetch(`${house.url}${off}`, form)).status).toBe(200);
    expect((await mailOf())?.isOn).toBe(false);
    expect((await fetch(`${house.url}${off}x`, form)).status).toBe(404);
  });

  it('has a feed with a secret address, in two forms, until there is another', async () => {
    const again = await signedInAgain(anna);
    const first = (await again.call('POST', '/api/me/notices/feed', {})).body;
    const atom = await fetch(`${house.url}${first['atom']}`);
    const text = await atom.text();
    expect(atom.headers.get('content-type')).toContain('application/atom+xml');
    expect(text).toContain('<title>Bernd said something at the table</title>');
    expect(text).toContain(`<link href="https://macher.example/t/${table}"/>`);
    expect(text).not.toContain('secret offer');
    const json = (await (await fetch(`${house.url}${first['json']}`)).json()) as {
      items: { title: string }[];
    };
    expect(json.items[0]).toMatchObject({ title: 'Bernd said something at the table' });
    await again.call('POST', '/api/me/notices/feed', {});
    expect((await fetch(`${house.url}${first['atom']}`)).status).toBe(404);
  });

  it('tells what it keeps of all this, and forgets it with the person', async () => {
    const again = await signedInAgain(anna);
    const { body } = await again.call('GET', '/api/me/data');
    expect(JSON.stringify(body)).toContain('anna@mail.example');
    await again.call('DELETE', '/api/me', { password: null });
    expect(await house.store.outbox.channelsOf(anna.person)).toEqual([]);
    expect(await house.store.outbox.settingsOf(anna.person)).toBeNull();
  });

  /** The same person at the server as it is now. */
  async function signedInAgain(who: TestClient): Promise<TestClient> {
    const again = house.stranger();
    again.cookie = who.cookie;
    again.person = who.person;
    return again;
  }
});

it('new channels have a limit, and switching them on too, since they are called at once', async () => {
  const notices = { url: null, mail: null, networks: ['127.0.0.0/8'] };
  const house = await openHouse({ notices });
  const anna = await house.guest('Anna');
  const hook = { kind: 'webhook', form: 'slack', url: 'http://127.0.0.1:1/anna' };
  const { body } = await anna.call('POST', '/api/me/notices/channels', hook);
  const path = `/api/me/notices/channels/${body['id']}`;
  const turn = async (isOn: boolean) => (await anna.call('PATCH', path, { isOn })).status;
  for (let times = 0; times < 19; times += 1) expect(await turn(true)).toBe(200);
  expect([await turn(true), await turn(false)]).toEqual([429, 200]);
  const again = await anna.call('POST', '/api/me/notices/channels', hook);
  expect(again.body).toMatchObject({ code: 'too-many' });
  await house.close();
});

it('codes to one address have a limit, however many people ask, and from wherever', async () => {
  const mails = await MailSink.open();
  const mail = { server: mails.url, from: 'macher@here.example' };
  const house = await openHouse({ proxies: ['127.0.0.1'], notices: { url: null, mail, networks: [] } });
  const asked = async (index: number, address: string): Promise<number> => {
    const client = new TestClient(house.url, { 'x-forwarded-for': `192.0.2.${index}` });
    await client.signIn(`Guest ${index}`);
    return (await client.call('POST', '/api/me/notices/channels', { kind: 'mail', address })).status;
  };
  const spellings = ['', '+a', '+a+b', '', '+c', '', '+d'].map((tag, index) =>
    asked(index, `${['Eve', 'eve', 'e.ve', 'E.v.e'][index % 4]}${tag}@mail.example`),
  );
  const statuses = await Promise.all(spellings);
  expect(statuses.filter(status => status === 201)).toHaveLength(5);
  expect(statuses.filter(status => status === 429)).toHaveLength(2);
  expect(mails.mails).toHaveLength(5);
  expect(await asked(9, 'adam@mail.example')).toBe(201);
  await house.close();
  await mails.close();
});

it('lead to the name by which somebody found us, not to one that is only claimed', async () => {
  const house = await openHouse({ proxies: ['127.0.0.1'] });
  const anna = new TestClient(house.url, { 'x-forwarded-host': 'evil.example' });
  await anna.signIn('Anna');
  expect((await anna.call('POST', '/api/me/notices/feed', {})).status).toBeLessThan(300);
  expect((await house.store.outbox.settingsOf(anna.person))?.origin).toBe(house.url);
  await house.close();
});
