import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Hand } from './hand.ts';
import type { BotDecision, Stage } from './stage.ts';

/** One thing that somebody did. Each of them names who did it. */
export type Deed =
  /** As `GET /api/me`. */
  | { readonly who: string; readonly call: string; readonly body?: unknown }
  /** Over the socket. */
  | { readonly who: string; readonly say: unknown }
  | { readonly who: string; readonly connects: boolean }
  /** Has this one's cookie from now on: another device of the same person. */
  | { readonly who: string; readonly as: string }
  /** Shows this with every call from now on. */
  | { readonly who: string; readonly shows: string }
  /** The code and the way out in the mail that came last. */
  | { readonly who: string; readonly reads: 'mail' }
  /** Beside the second that passes with everything. */
  | { readonly who: 'time'; readonly passes: number };

/** What was done, what was answered, and what everybody heard meanwhile. */
export interface Step {
  readonly deed: Deed;
  readonly answer?: unknown;
  readonly heard?: Readonly<Record<string, readonly unknown[]>>;
}

/** An evening as it is kept: everything that went over the wire, in order. */
export interface Evening {
  readonly steps: readonly Step[];
  /** What bots decided: the same cards are not enough to bring the same game. */
  readonly bots: readonly BotDecision[];
}

/** What is answered by nobody, or in what is heard. */
type Silent = Extract<
  Deed,
  | { readonly say: unknown }
  | { readonly connects: boolean }
  | { readonly as: string }
  | { readonly shows: string }
>;

/** Whoever asks again does so in the same second. */
export async function done(stage: Stage, deed: Deed, isAgain = false): Promise<unknown> {
  if ('passes' in deed) return stage.beat(deed.passes);
  if (!isAgain) await stage.beat();
  const hand = stage.hand(deed.who);
  if ('call' in deed) return hand.call(deed.call, deed.body);
  if ('reads' in deed) return stage.mail();
  await moved(hand, deed, stage);
  return undefined;
}

async function moved(hand: Hand, deed: Silent, stage: Stage): Promise<void> {
  if ('say' in deed) hand.say(deed.say);
  else if ('as' in deed) hand.cookie = stage.hand(deed.as).cookie;
  else if ('shows' in deed) hand.authorization = deed.shows;
  else if (deed.connects) await hand.connect();
  else hand.close();
}

const FOLDER = fileURLToPath(new URL('../evenings/', import.meta.url));
const ENDING = '.json.br';

/** By the version of the protocol that was spoken: `1/doors`. */
export const EVENINGS = readdirSync(FOLDER).flatMap(version =>
  readdirSync(join(FOLDER, version)).map(file => `${version}/${basename(file, ENDING)}`),
);

export function keptEvening(name: string): Evening {
  return JSON.parse(brotliDecompressSync(readFileSync(join(FOLDER, `${name}${ENDING}`))).toString());
}

/** What is said again and again, such as a whole sheet, lies far apart: it takes a wide window to find it. */
export function packed(evening: Evening): Buffer {
  const { BROTLI_PARAM_LARGE_WINDOW, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants;
  const params = { [BROTLI_PARAM_LARGE_WINDOW]: 0, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_QUALITY]: 10 };
  return brotliCompressSync(JSON.stringify(evening), { params });
}
