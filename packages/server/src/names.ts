import { FormatError } from '@macher/engine';
import { FORMER_PLAYER } from '@macher/protocol';
import { HttpError } from './httpErrors.ts';
import { looksOf } from './lookalikes.ts';

/** A name as people see it: without blanks around it, and none twice. Blanks alone are no name. */
export function typedName(name: string): string {
  const trimmed = name.trim().replaceAll(/\p{Zs}+/gu, ' ');
  if (trimmed === '') throw new FormatError('/name', 'is empty');
  return trimmed;
}

/** A name that is chosen now: all of it can be seen, and no bot has it. */
export function newName(name: string): string {
  const typed = typedName(name);
  if (!isVisible(typed)) throw new HttpError(400, 'name-refused', 'use letters and numbers that can be seen');
  if (!isOfOneScript(typed)) throw new HttpError(400, 'name-refused', 'use letters of one script');
  if (isReserved(typed)) throw new HttpError(400, 'name-refused', 'a bot, or the server, has this name');
  return typed;
}

function isVisible(name: string): boolean {
  return name.isWellFormed() && !HIDDEN.test(name) && !TOWER.test(name) && SEEN.test(name);
}

/**
 * HIDDEN are controls, signs of direction, fillers, private signs, and those that are none: two names could differ by
 * nothing one sees.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd\u{1d159}]/u;

/** TOWER is marks upon marks, which cover the lines around them. */
const TOWER = /\p{M}{4}/u;

const SEEN = /[\p{L}\p{N}\p{Emoji_Presentation}]/u;

/** Whether a name is of one script, or of some that are written together: other mixtures can look like another name. */
function isOfOneScript(name: string): boolean {
  const letters = [...name.normalize('NFKC')].filter(sign => /\p{L}/u.test(sign));
  return SCRIPTS.some(script => letters.every(letter => script.test(letter)));
}

/**
 * SCRIPTS, each with what may stand beside it: Latin letters beside those of Asia, as Unicode has it for what is safe
 * to read.
 */
const SCRIPTS: readonly RegExp[] = [
  /[\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}]/u,
  ...[
    'Arab Armn Beng Cans Cher Copt Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Lisu Mlym Mong Mymr Nkoo',
  ]
    .concat(['Orya Sinh Syrc Taml Telu Tfng Thaa Thai Tibt Vaii Yiii'])
    .flatMap(names => names.split(' '))
    .map(name => new RegExp(`\\p{scx=${name}}`, 'u')),
];

/** Whether a name is a bot's or the server's, also with a number behind it or the game's name before it. */
function isReserved(name: string): boolean {
  const isNumbered = [NUMBERED, WITH_NUMBER].some(
    called => called.test(name.normalize('NFKC')) || called.test(looksOf(name)),
  );
  const plain = name
    .replace(LEVEL_AFTER_NAME, '')
    .replace(NUMBER_AFTER_NAME, '')
    .replace(GAME_BEFORE_NAME, '');
  // A large I looks like a small l.
  return isNumbered || [name, plain, plain.toLowerCase()].some(each => RESERVED.has(looksOf(each)));
}

const NUMBER_AFTER_NAME = /[\s.\-–:#]*\p{N}+\s*$/u;
const GAME_BEFORE_NAME = /^\s*(die\s+)?macher[\s.\-–:]+/iu;

/** LEVEL_AFTER_NAME: characters have their level behind their name. */
const LEVEL_AFTER_NAME = /\s*\(\d\)\s*$/u;

/**
 * NUMBERED is what bots are called in the languages of the client, with or without a number; looks turn 0 and 1 into
 * letters.
 */
const NUMBERED = /^(bots?|level|stufe|poziom|livello|niveau)[\s.\-–:]*[\dlo]*$/iu;

/** WITH_NUMBER is a name that people have, but not with a number. */
const WITH_NUMBER = /^(robot|roboter|automat|computer|komputer|ordinateur|cpu)[\s.\-–:#]*[\dlo]+$/iu;

const RESERVED: ReadonlySet<string> = new Set(
  [
    ['Miser', 'Media Baron', 'Poll Hunter', 'Organiser', 'Fighter'],
    ['Sparfuchs', 'Medienbaron', 'Umfragejäger', 'Organisator', 'Wahlkämpfer'],
    ['Skąpiec', 'Magnat medialny', 'Łowca sondaży', 'Organizator', 'Wojownik'],
    ['Avaro', 'Magnate dei media', 'Cacciatore di sondaggi', 'Organizzatore', 'Lottatore'],
    ['Avare', 'Baron des médias', 'Chasseur de sondages', 'Organisateur', 'Lutteur'],
    ['Macher', 'Server', 'Admin', 'Host', FORMER_PLAYER],
    ['Administrator', 'Administration', 'Moderator', 'Moderation', 'Support', 'System', 'Staff', 'Root'],
    ['Webmaster', 'Operator', 'Official', 'Die Macher', 'Macher Team'],
    ['Administratorin', 'Moderatorin', 'Betreiber', 'Betreiberin', 'Verwaltung', 'Spielleitung', 'Gastgeber'],
    ['Administratorka', 'Administracja', 'Moderatorka', 'Moderacja', 'Obsługa', 'Serwer', 'Gospodarz'],
    [
      'Amministratore',
      'Amministratrice',
      'Amministrazione',
      'Moderatore',
      'Moderatrice',
      'Assistenza',
      'Gestore',
    ],
    ['Administrateur', 'Administratrice', 'Modérateur', 'Modératrice', 'Modération', 'Assistance', 'Serveur'],
  ].flatMap(names => names.map(looksOf)),
);
