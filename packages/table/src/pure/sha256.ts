/**
 * SHA-256 of a text, in hexadecimal. Written out, because a browser has its own only on pages that come over TLS, and
 * people also play in their own network.
 */
export function sha256(text: string): string {
  const bytes = padded(utf8(text));
  const state = [...START];
  for (let from = 0; from < bytes.length; from += BLOCK) mix(state, scheduleOf(bytes, from));
  return state.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const BLOCK = 64;
const ROUNDS = 64;

/** The first bits behind the point of a root of each of the first primes: FIPS 180-4, 4.2.2 and 5.3.3. */
const START = firstPrimes(8).map(prime => fractionOf(prime ** (1 / 2)));
const CONSTANTS = firstPrimes(ROUNDS).map(prime => fractionOf(prime ** (1 / 3)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every(prime => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}

function fractionOf(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  return [...escaped.matchAll(/%(..)|(.)/gu)].map(([, hex, plain = '']) =>
    hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

/** Bytes padded to whole blocks: a bit, zeros, and how many bits there were. */
function padded(bytes: readonly number[]): Uint8Array {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length * 8));
  return whole;
}

function scheduleOf(bytes: Uint8Array, from: number): Int32Array {
  const block = new DataView(bytes.buffer, from, BLOCK);
  const words = new Int32Array(ROUNDS);
  for (let i = 0; i < ROUNDS; i += 1) words[i] = i < 16 ? block.getInt32(i * 4) : nextWord(words, i);
  return words;
}

function nextWord(words: Int32Array, i: number): number {
  const [early, late] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
  const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return ((words[i - 16] ?? 0) + one + (words[i - 7] ?? 0) + two) | 0;
}

function mix(state: number[], words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const sumOfE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumOfE + choice + (CONSTANTS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const sumOfA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumOfA + majority) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] ?? 0) + word) | 0;
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
