import { FormatError } from '@macher/engine';
import { FORMER_PLAYER } from '@macher/protocol';
import { HttpError } from './httpErrors.ts';
import { looksOf } from './looks.ts';

/** As people see it: without blanks around it, and none twice. Blanks alone are no name. */
export function typedName(name: string): string {
  const trimmed = name.trim().replaceAll(/\p{Zs}+/gu, ' ');
  if (trimmed === '') throw new FormatError('/name', 'is empty');
  return trimmed;
}

/** The same for a name that is chosen now: all of it can be seen, and no bot has it. */
export function newName(name: string): string {
  const typed = typedName(name);
  if (!isVisible(typed)) throw new HttpError(400, 'name-refused', 'use letters and numbers that can be seen');
  if (isReserved(typed)) throw new HttpError(400, 'name-refused', 'a bot, or the server, has this name');
  return typed;
}

function isVisible(name: string): boolean {
  return name.isWellFormed() && !HIDDEN.test(name) && !TOWER.test(name) && SEEN.test(name);
}

/** Controls, signs of direction, fillers, private signs: two names could differ by nothing one sees. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Marks upon marks, which cover the lines around them. */
const TOWER = /\p{M}{4}/u;

const SEEN = /[\p{L}\p{N}\p{Emoji_Presentation}]/u;

function isReserved(name: string): boolean {
  const isNumbered = NUMBERED.test(name.normalize('NFKC')) || NUMBERED.test(looksOf(name));
  return isNumbered || RESERVED.has(looksOf(name.replace(LEVEL_AFTER_NAME, '')));
}

/** Characters have their level behind their name. */
const LEVEL_AFTER_NAME = /\s*\(\d\)\s*$/u;

/** What bots are called in the languages of the client, with or without a number; looks turn 0 and 1 into letters. */
const NUMBERED = /^(bots?|level|stufe|poziom|livello|niveau)[\s.\-–:]*[\dlo]*$/iu;

const RESERVED: ReadonlySet<string> = new Set(
  [
    ['Miser', 'Media Baron', 'Poll Hunter', 'Organiser', 'Fighter'],
    ['Sparfuchs', 'Medienbaron', 'Umfragejäger', 'Organisator', 'Wahlkämpfer'],
    ['Skąpiec', 'Magnat medialny', 'Łowca sondaży', 'Organizator', 'Wojownik'],
    ['Avaro', 'Magnate dei media', 'Cacciatore di sondaggi', 'Organizzatore', 'Lottatore'],
    ['Avare', 'Baron des médias', 'Chasseur de sondages', 'Organisateur', 'Lutteur'],
    ['Macher', 'Server', 'Admin', 'Host', FORMER_PLAYER],
  ].flatMap(names => names.map(looksOf)),
);
