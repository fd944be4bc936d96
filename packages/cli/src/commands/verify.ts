import { rulesOfRecord } from '@macher/editions';
import { canBeChecked, type GameRecord, parseRecord, replay, sealedActions } from '@macher/engine';
import { checkDealing, checkSeals, type DealingCheck, type SealsCheck } from '@macher/table/pure';
import { sealsText } from '@macher/words';
import { FLAG, flagOption, parse, TEXT, textOption, UsageError } from '../args.ts';
import { printable, reading, readJson } from '../files.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

/** Each file is a record: whether its deal and its sealed decisions are what was promised when the game was played. */
export function verifyCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, { json: FLAG, commitment: TEXT });
  if (args.files.length === 0) throw new UsageError(voice.say('error.no-file'));
  const commitment = textOption(args, 'commitment') ?? null;
  const all = args.files.map(file => {
    const found = verified(voice, file, commitment);
    terminal.write(flagOption(args, 'json') ? JSON.stringify(asData(voice, found)) : linesOf(voice, found));
    return found;
  });
  return all.every(isProved) ? 0 : 1;
}

/** A record, and what was found. */
interface Verified {
  readonly file: string;
  readonly record: GameRecord;
  readonly deal: DealingCheck;
  readonly seals: SealsCheck;
  readonly position: Position;
}

/** Whether the game ends in the position that was recorded, as far as this program can tell. */
type Position = 'same-position' | 'no-check' | 'unknown-check';

function isProved({ deal, seals }: Verified): boolean {
  return (deal.finding === 'fair' || deal.finding === 'host-only') && seals.broken.length === 0;
}

/** A record, replayed and verified: neither a seed nor a seal proves anything for actions that the rules refuse. */
function verified(voice: Voice, file: string, commitment: string | null): Verified {
  const data = readJson(voice, file);
  return reading(voice, file, () => {
    const record = parseRecord(data);
    const rules = rulesOfRecord(record);
    replay(rules, record);
    return {
      file,
      record,
      deal: checkDealing(record, { commitment, contribution: null }),
      seals: checkSeals(record, sealedActions(rules, record)),
      position: positionIn(record),
    };
  });
}

/** The position that a record ends in: another one would have been refused. */
function positionIn({ check }: GameRecord): Position {
  if (canBeChecked(check)) return 'same-position';
  return check === null ? 'no-check' : 'unknown-check';
}

function dealText(voice: Voice, { finding, added }: DealingCheck): string {
  return voice.words.say(`proof.${finding}`, { added });
}

function asData(voice: Voice, { file, record, deal, seals, position }: Verified) {
  const text = dealText(voice, deal);
  const commitment = record.dealing?.commitment ?? null;
  return {
    file,
    text,
    commitment,
    ...deal,
    seals: { ...seals, text: sealsText(voice.words, record, seals) },
    position,
  };
}

function linesOf(voice: Voice, { file, record, deal, seals, position }: Verified): string {
  const { dealing, check } = record;
  const lines = [
    voice.say('verify.found', { file, finding: dealText(voice, deal) }),
    ...(dealing === null ? [] : [voice.say('verify.commitment', { commitment: dealing.commitment })]),
    ...sealsText(voice.words, record, seals),
    voice.say(`verify.${position}`, { check: check ?? '' }),
  ];
  return lines.map(printable).join('\n');
}
