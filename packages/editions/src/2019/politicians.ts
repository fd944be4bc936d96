// docs/rules/components.md, "Politicians"; all of it print
import type { Ability, DeedName } from '@macher/engine';
import { type Marked, print } from '../provenance.ts';

export interface PoliticianComponents {
  readonly cost: Marked<number>;
  /** The main action by ability: the n of "votes +n"; 0 where the ability has none. */
  readonly main: Readonly<Partial<Record<DeedName, Marked<number>>>>;
  readonly secondary: Readonly<Partial<Record<DeedName, Marked<number>>>>;
}

const ANY = print(0);

export const POLITICIANS: Readonly<Record<string, PoliticianComponents>> = {
  backbencher: {
    cost: print(3000),
    main: { 'key-issue': ANY },
    secondary: { 'own-trend': print(1), votes: print(3) },
  },
  'vice-chancellor': {
    cost: print(5000),
    main: { 'own-trend': print(1) },
    secondary: { 'key-issue': ANY, platform: ANY },
  },
  'press-secretary': {
    cost: print(5000),
    main: { media: ANY },
    secondary: { 'own-trend': print(1), votes: print(5) },
  },
  'secretary-general': {
    cost: print(8000),
    main: { votes: print(8) },
    secondary: { media: ANY, poll: ANY },
  },
  'parliamentary-leader': {
    cost: print(15000),
    main: { 'other-trends': print(1) },
    secondary: { platform: ANY, poll: ANY },
  },
  'honorary-chair': {
    cost: print(8000),
    main: { votes: print(8) },
    secondary: { media: ANY, 'key-issue': ANY },
  },
  'party-executive': {
    cost: print(10000),
    main: { votes: print(10) },
    secondary: { base: print(5), 'own-trend': print(3) },
  },
  'lead-candidate': {
    cost: print(20000),
    main: { 'own-trend': print(4) },
    secondary: { votes: print(12), poll: ANY, platform: ANY },
  },
};

/** ONCE are abilities marked `!`: once per region and round. */
const ONCE: readonly DeedName[] = ['key-issue', 'media', 'other-trends'];

/** The three large politicians stay in the box in the game of four elections. */
export const LARGE_POLITICIANS = ['honorary-chair', 'party-executive', 'lead-candidate'];

export function ability(deed: DeedName, amount: number): Ability {
  return { deed, amount, once: ONCE.includes(deed) };
}
