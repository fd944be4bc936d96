import { createTransport } from 'nodemailer';
import type { Arrival } from './arrival.ts';
import type { Message } from './message.ts';

/** Where mail is handed over, and from whom it comes. */
export interface MailSettings {
  /** The mail server, such as `smtps://name:password@mail.example`. */
  readonly server: string;
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The id, the same for what is sent again. */
  readonly id: string;
  /** The address at which it can be ended with one call; null: there is nothing to end yet. */
  readonly off: string | null;
}

/** PATIENCE is how many milliseconds each step of a conversation with a mail server may take. */
const PATIENCE = 10_000;

/** Hands mail to the host's own mail server. */
export class Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;

  constructor({ server, from }: MailSettings) {
    this.#from = from;
    this.#transport = createTransport({
      url: server,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, id, off }: Mail): Promise<Arrival> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domainOf(this.#from)}>`,
        headers: { 'auto-submitted': 'auto-generated', ...(off === null ? {} : unsubscribe(off)) },
      });
      return { is: 'arrived' };
    } catch (error) {
      return { is: isFinal(error) ? 'gone' : 'later', pause: null };
    }
  }
}

/** What a mail says, with the ways to change it and to end it. */
export function mailText({ lines }: Message, link: string, foot: string): string {
  return `${lines.join('\n')}\n\n${link}\n\n-- \n${foot}\n`;
}

/** Headers by which a mail program offers a button (RFC 8058). */
function unsubscribe(url: string): Record<string, string> {
  return { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

/** Whether the mail server says that there is no such address, and that it won't change. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && command === 'RCPT TO';
}

/** Whether an address is plain: nothing in it that a mail server could read otherwise. */
export function isMailAddress(text: string): boolean {
  return /^[\w.+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text);
}
