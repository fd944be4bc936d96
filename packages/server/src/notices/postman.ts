import type { NewChannel } from '@macher/protocol';
import { languageOf } from '@macher/words';
import { newId } from '../secrets.ts';
import type { Channel, KeptSettings, Target } from '../store/outbox.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import { type Mailer, mailText } from './mail.ts';
import { fitting, type Message, plainName } from './message.ts';
import { type Letter, type Outside, RefusedAddressError } from './outside.ts';
import type { PushKeys } from './pushKeys.ts';
import { closedFor, MOST_BYTES } from './pushSecrecy.ts';
import { webhookLetter } from './webhooks.ts';
import { noticeWords } from './words.ts';

/** Bag is what messages are carried with. */
interface Bag {
  readonly outside: Outside;
  readonly keys: PushKeys;
  /** null: this server sends no mail. */
  readonly mailer: Mailer | null;
  /** Where people reach this server; null: where each of them was when they chose what to hear. */
  readonly url: string | null;
  now(): number;
}

type Push = Extract<NewChannel, { kind: 'push' }>;
type MailTarget = Extract<Target, { kind: 'mail' }>;

/** KEPT is how many seconds a push service keeps a message for a device that is off. */
const KEPT = 3 * 86_400;

/** Carries a message by a channel, whatever kind it is. */
export class Postman {
  readonly #bag: Bag;

  constructor(bag: Bag) {
    this.#bag = bag;
  }

  get pushKey(): string {
    return this.#bag.keys.publicKey;
  }

  get canMail(): boolean {
    return this.#bag.mailer !== null;
  }

  isCallable(url: string): Promise<boolean> {
    return this.#bag.outside.isCallable(url);
  }

  carry({ target }: Pick<Channel, 'target'>, message: Message, settings: KeptSettings): Promise<Arrival> {
    const link = `${this.#origin(settings)}${message.path}`;
    switch (target.kind) {
      case 'push':
        return this.#post(() => this.#pushLetter(target, message, settings.language));
      case 'webhook':
        return this.#post(() => webhookLetter(target.form, target.url, message, link));
      case 'mail':
        return this.#mail(target, message, link, settings);
    }
  }

  /** Mails a code: whether the address is theirs is only known when they have read it. */
  async mailCode(address: string, name: string, code: string, settings: KeptSettings): Promise<boolean> {
    const { say } = noticeWords(languageOf(settings.language));
    const subject = say('code-subject', { code });
    const text = `${say('code-text', { name: plainName(name), code })}\n`;
    const sent = await this.#bag.mailer?.send({
      to: address,
      subject,
      text,
      id: `code.${newId()}`,
      off: null,
    });
    return sent?.is === 'arrived';
  }

  #origin({ origin }: KeptSettings): string {
    return this.#bag.url ?? origin;
  }

  /** Posts a letter; what can't be written doesn't arrive either. */
  async #post(write: () => Letter): Promise<Arrival> {
    try {
      return arrivalOf(await this.#bag.outside.post(write()));
    } catch (error) {
      return { is: error instanceof RefusedAddressError ? 'refused' : 'later', pause: null };
    }
  }

  #pushLetter({ endpoint, keys }: Push, { title, lines, path, about }: Message, lang: string): Letter {
    const written = (shown: readonly string[]): string =>
      JSON.stringify({ title, body: shown.join('\n'), path, tag: about, lang });
    const text = written(fitting(lines, shown => Buffer.byteLength(written(shown)) <= MOST_BYTES));
    return {
      url: endpoint,
      headers: {
        authorization: this.#bag.keys.authorization(endpoint, this.#bag.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT),
        urgency: 'high',
        topic: about,
      },
      body: closedFor(keys, text),
    };
  }

  async #mail(target: MailTarget, message: Message, link: string, settings: KeptSettings): Promise<Arrival> {
    const { mailer } = this.#bag;
    if (mailer === null || target.code !== null) return { is: 'refused', pause: null };
    const origin = this.#origin(settings);
    const off = `${origin}/api/notices/off/${target.off}`;
    const { say } = noticeWords(languageOf(settings.language));
    const text = mailText(message, link, say('mail-foot', { url: `${origin}/notices`, off }));
    return mailer.send({ to: target.address, subject: message.title, text, id: message.id, off });
  }
}
