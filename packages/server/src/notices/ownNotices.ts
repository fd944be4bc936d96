import { randomInt } from 'node:crypto';
import type { NewChannel, NewFeed, NoticeSettings, OwnChannel, OwnNotices, Person } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { type Language, languageOf } from '@macher/words';
import { hashToken, newId, newSecret } from '../secrets.ts';
import type { Channel, KeptSettings, Outbox, Target } from '../store/outbox.ts';
import type { Arrival } from './arrival.ts';
import { isMailAddress } from './mail.ts';
import { testMessage } from './message.ts';
import type { Postman } from './postman.ts';
import { canClose } from './pushSecrecy.ts';
import { isTimeZone } from './quiet.ts';
import { fits } from './webhooks.ts';
import { noticeWords } from './words.ts';

/** MOST_CHANNELS to reach one person. */
const MOST_CHANNELS = 10;

/** Why a channel is not added. */
export type NotAdded = 'address-refused' | 'too-many' | 'unavailable';

/** Where a person calls from. */
export interface Calling {
  readonly origin: string;
  readonly device: string;
}

/** OwnNoticeBook is what people want to be told, and how they are reached. */
export class OwnNoticeBook {
  readonly #outbox: Outbox;
  readonly #postman: Postman;
  readonly #time: Timekeeper;

  constructor(outbox: Outbox, postman: Postman, time: Timekeeper) {
    this.#outbox = outbox;
    this.#postman = postman;
    this.#time = time;
  }

  async show({ id }: Person): Promise<OwnNotices> {
    const kept = await this.#outbox.settingsOf(id);
    return {
      settings: kept === null ? null : withoutOrigin(kept),
      channels: (await this.#outbox.channelsOf(id)).map(openly),
      hasFeed: await this.#outbox.hasFeed(id),
      pushKey: this.#postman.pushKey,
      canMail: this.#postman.canMail,
    };
  }

  /** Sets what a person wants; false: no such time zone. */
  async set({ id }: Person, settings: NoticeSettings, origin: string): Promise<boolean> {
    if (!isTimeZone(settings.timeZone)) return false;
    await this.#outbox.keepSettings(id, { ...settings, language: languageOf(settings.language), origin });
    return true;
  }

  /** Adds a channel. A browser that is known already is this person's from now on. */
  async add(person: Person, wanted: NewChannel, calling: Calling): Promise<OwnChannel | NotAdded> {
    const settings = await this.#settings(person, calling.origin);
    if (!(await this.#isReachable(wanted))) return 'address-refused';
    const made = await this.#made(person, wanted, settings);
    if (made === null) return 'unavailable';
    const channel = { ...made, name: nameOf(wanted, calling.device) };
    return (await this.#outbox.addChannel(channel, MOST_CHANNELS)) ? openly(channel) : 'too-many';
  }

  /** A channel of a person; null: they have no such channel. */
  async own({ id: person }: Person, id: string): Promise<Channel | null> {
    const found = await this.#outbox.channel(id);
    return found?.person === person ? found : null;
  }

  /** Confirms a channel. Whether the code was right; it is used up then. */
  async confirm({ id, target }: Channel, code: string): Promise<boolean> {
    if (target.kind !== 'mail' || target.code !== hashToken(code.trim().toUpperCase())) return false;
    await this.#outbox.changeChannel(id, { target: { ...target, code: null }, isOn: true });
    return true;
  }

  async switch({ id, target }: Channel, isOn: boolean): Promise<void> {
    await this.#outbox.changeChannel(id, { isOn: isOn && isConfirmed(target) });
  }

  async remove({ id }: Channel): Promise<void> {
    await this.#outbox.removeChannel(id);
  }

  /** Tries a channel: something is sent now. */
  async try(channel: Channel): Promise<Arrival> {
    const settings = await this.#outbox.settingsOf(channel.person);
    if (settings === null || !isConfirmed(channel.target)) return { is: 'refused', pause: null };
    const message = testMessage(noticeWords(languageOf(settings.language)), newId());
    return this.#postman.carry(channel, message, settings);
  }

  /** Stops mail by the secret that every mail has: nobody needs to sign in to be left alone. */
  async stopMail(off: string): Promise<boolean> {
    const [id = ''] = off.split('.');
    const found = await this.#outbox.channel(id);
    if (found?.target.kind !== 'mail' || found.target.off !== off) return false;
    await this.#outbox.changeChannel(id, { isOn: false });
    return true;
  }

  /** The language to speak to a person who has such a mail; null: nobody has. */
  async languageOfMail(off: string): Promise<Language | null> {
    const [id = ''] = off.split('.');
    const found = await this.#outbox.channel(id);
    if (found?.target.kind !== 'mail' || found.target.off !== off) return null;
    return languageOf((await this.#outbox.settingsOf(found.person))?.language);
  }

  async openFeed(person: Person, origin: string): Promise<NewFeed> {
    await this.#settings(person, origin);
    const secret = newSecret();
    await this.#outbox.keepFeed(person.id, hashToken(secret));
    return { atom: `/api/feeds/${secret}.atom`, json: `/api/feeds/${secret}.json` };
  }

  async closeFeed({ id }: Person): Promise<void> {
    await this.#outbox.keepFeed(id, null);
  }

  async #settings({ id }: Person, origin: string): Promise<KeptSettings> {
    const kept = await this.#outbox.settingsOf(id);
    if (kept !== null) return kept;
    const settings = { ...BEFORE, origin };
    await this.#outbox.keepSettings(id, settings);
    return settings;
  }

  async #isReachable(wanted: NewChannel): Promise<boolean> {
    switch (wanted.kind) {
      case 'push':
        return canClose(wanted.keys) && (await this.#postman.isCallable(wanted.endpoint));
      case 'webhook':
        return fits(wanted.form, wanted.url) && (await this.#postman.isCallable(wanted.url));
      case 'mail':
        return isMailAddress(wanted.address);
    }
  }

  /** The channel that was made; null: the code could not be mailed. */
  async #made(person: Person, wanted: NewChannel, settings: KeptSettings): Promise<Channel | null> {
    const base = { person: person.id, name: '', tries: 0, dueAt: this.#time.now(), sentAt: 0, trouble: null };
    if (wanted.kind === 'push') return { ...base, id: idOf(wanted.endpoint), target: wanted, isOn: true };
    const id = newId();
    if (wanted.kind === 'webhook') return { ...base, id, target: wanted, isOn: true };
    const code = newCode();
    if (!(await this.#postman.mailCode(wanted.address, person.name, code, settings))) return null;
    const target = { ...wanted, code: hashToken(code), off: `${id}.${newSecret()}` };
    return { ...base, id, target, isOn: false };
  }
}

const BEFORE = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: null,
  timeZone: 'UTC',
  language: 'en',
} as const;

/** The id of a browser, the same no matter who uses it. */
function idOf(endpoint: string): string {
  return hashToken(endpoint).slice(0, 24);
}

/** SIGNS without letters that look like figures. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newCode(): string {
  return Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

function isConfirmed(target: Target): boolean {
  return target.kind !== 'mail' || target.code === null;
}

function nameOf(wanted: NewChannel, device: string): string {
  switch (wanted.kind) {
    case 'push':
      return device;
    case 'webhook':
      return new URL(wanted.url).host;
    case 'mail':
      return wanted.address;
  }
}

function openly({ id, target, name, isOn, trouble, sentAt }: Channel): OwnChannel {
  return {
    id,
    kind: target.kind,
    form: target.kind === 'webhook' ? target.form : null,
    name,
    isOn,
    isConfirmed: isConfirmed(target),
    trouble,
    sentAt: sentAt === 0 ? null : sentAt,
  };
}

function withoutOrigin({ kinds, quiet, timeZone, language }: KeptSettings): NoticeSettings {
  return { kinds, quiet, timeZone, language };
}
