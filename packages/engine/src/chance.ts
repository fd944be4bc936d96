import { at } from './lists.ts';
import { type Chance, STREAMS, type Stream } from './types/game.ts';
import type { Random } from './types/vocabulary.ts';

/**
 * All chance of a game: xoshiro128** (Blackman and Vigna), one generator for each kind of event, so that the
 * same seed deals the same cards whatever the players do. States are int32, the form in which V8 stores
 * numbers without boxing them. Not cryptographic: a seed worth keeping secret needs 128 random bits.
 */
export function chanceOf(seed: string): Chance {
  const chance = {} as Chance;
  for (const stream of STREAMS) chance[stream] = stateOf(`${stream}:${seed}`);
  return chance;
}

/** A generator apart from any game: for bots, tests and sampling. */
export function randomOf(seed: string): Random {
  const state = stateOf(seed);
  return below => draw(state, below);
}

export function drawFrom(chance: Chance, stream: Stream, below: number): number {
  return draw(chance[stream], below);
}

/** Fisher–Yates, in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    const item = at(list, i);
    list[i] = at(list, j);
    list[j] = item;
  }
  return list;
}

export function shuffleWith<T>(chance: Chance, stream: Stream, list: T[]): T[] {
  const state = chance[stream];
  return shuffle(list, below => draw(state, below));
}

/** The next 32 bits, as xoshiro128** defines them. */
export function nextWord(state: number[]): number {
  const s0 = at(state, 0);
  const s1 = at(state, 1);
  const s2 = at(state, 2) ^ s0;
  const s3 = at(state, 3) ^ s1;
  const word = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
  state[1] = s1 ^ s2;
  state[0] = s0 ^ s3;
  state[2] = s2 ^ (s1 << 9);
  state[3] = rotate(s3, 11);
  return word;
}

const WORDS = 2 ** 32;

/** Unbiased: words beyond the last whole multiple of `below` are thrown away. */
function draw(state: number[], below: number): number {
  const limit = WORDS - (WORDS % below);
  let word = nextWord(state);
  while (word >= limit) word = nextWord(state);
  return word % below;
}

/** Four words from a text: four lanes of multiply–xor mixing, each lane fed by every character. */
function stateOf(text: string): number[] {
  let a = 0x9e3779b9 ^ text.length;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0xdeadbeef;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = rotate(Math.imul(a ^ code, 0x85ebca6b), 13) ^ d;
    b = rotate(Math.imul(b ^ code, 0xc2b2ae35), 15) ^ a;
    c = rotate(Math.imul(c ^ code, 0x27d4eb2f), 17) ^ b;
    d = rotate(Math.imul(d ^ code, 0x165667b1), 19) ^ c;
  }
  const state = [finish(a), finish(b), finish(c), finish(d) | 1];
  for (let i = 0; i < 16; i += 1) nextWord(state);
  return state;
}

function finish(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
