import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BOTS, type Bot, botOf } from '@macher/bots';
import { isRuleset, PARTIES, RULESETS, type RulesetId } from '@macher/editions';
import type { PartyId, Seat } from '@macher/engine';
import { printable } from './files.ts';
import type { Voice } from './words.ts';

/** A command line that was not understood, in words. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export interface Arguments {
  readonly values: Values;
  readonly files: readonly string[];
}

export const TEXT = { type: 'string' } as const;
/** TEXTS may be given more than once. */
export const TEXTS = { type: 'string', multiple: true } as const;
export const FLAG = { type: 'boolean' } as const;

export function parse(args: readonly string[], options: Options): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, lang: TEXT, help: FLAG },
      allowPositionals: true,
    });
    return { values: values as Values, files: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

/** Refuses files, for commands that take options only. */
export function refuseFiles(voice: Voice, { files }: Arguments): void {
  if (files.length > 0)
    throw new UsageError(voice.say('error.unexpected', { text: printable(files.join(' ')) }));
}

/** The seed that is given. It goes into records and file names: some text, but not a novel. */
export function seedOption(voice: Voice, args: Arguments): string | undefined {
  const seed = textOption(args, 'seed');
  const isFine = seed === undefined || (seed.length >= 1 && seed.length <= 100);
  return isFine ? seed : fail(voice, 'seed', voice.say('error.text-length', { min: 1, max: 100 }));
}

export function textOption({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function textsOption({ values }: Arguments, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value : [];
}

export function flagOption({ values }: Arguments, name: string): boolean {
  return values[name] === true;
}

export function numberOption(
  voice: Voice,
  args: Arguments,
  name: string,
  usual: number,
  min: number,
  max: number,
): number {
  const text = textOption(args, name);
  if (text === undefined) return usual;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    fail(voice, name, voice.say('error.must-be-number', { min, max }));
  return value;
}

export function rulesetOption(voice: Voice, args: Arguments): RulesetId {
  const id = textOption(args, 'ruleset') ?? '2019-4';
  return isRuleset(id)
    ? id
    : fail(voice, 'ruleset', voice.say('error.must-be-one-of', { options: RULESETS.join(', ') }));
}

export function partyOption(voice: Voice, name: string, id: string): string {
  return PARTIES.includes(id)
    ? id
    : fail(voice, name, voice.say('error.must-be-one-of', { options: PARTIES.join(', ') }));
}

/** A seat by party or by number from 1; undefined: none in particular. */
export function seatOption(
  voice: Voice,
  args: Arguments,
  { seats }: { readonly seats: readonly { readonly party: PartyId }[] },
): Seat | undefined {
  const text = textOption(args, 'seat');
  if (text === undefined) return undefined;
  const seat = /^\d$/.test(text) ? Number(text) - 1 : seats.findIndex(({ party }) => party === text);
  const options = seats.map(({ party }, index) => `${index + 1}, ${party}`).join(', ');
  return seats[seat] === undefined
    ? fail(voice, 'seat', voice.say('error.must-be-one-of', { options }))
    : seat;
}

/** The bots that are given: one for all seats of bots, or one for each. */
export function botsOption(voice: Voice, args: Arguments, seats: number, usual: Bot): Bot[] {
  const text = textOption(args, 'bots');
  const bots = text === undefined ? [usual] : text.split(',').map(id => botNamed(voice, id.trim()));
  if (bots.length !== 1 && bots.length !== seats)
    fail(voice, 'bots', voice.say('error.bots-here', { seats }));
  return Array.from({ length: seats }, (_, seat) => bots[bots.length === 1 ? 0 : seat] as Bot);
}

function botNamed(voice: Voice, id: string): Bot {
  const options = BOTS.map(bot => bot.id).join(', ');
  return botOf(id) ?? fail(voice, 'bots', voice.say('error.unknown-bot', { bot: printable(id), options }));
}

export function fail(voice: Voice, option: string, reason: string): never {
  throw new UsageError(voice.say('error.option', { option, reason }));
}
