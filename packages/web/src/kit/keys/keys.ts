/** A key of the table, and the line of the list that speaks of it. */
interface Key {
  /** What the browser calls the keys. Letters are small: Caps Lock makes no other key of them. */
  readonly keys: readonly string[];
  readonly line: KeyLine;
  /** `command`: only with Ctrl or ⌘. `any`: alone, or with Shift, Ctrl or ⌘, which the deed asks for. */
  readonly held?: 'command' | 'any';
}

/** KEY_LINES in the order of the list in the menu, each with what is printed on the key. */
export const KEY_LINES = {
  what: '?',
  dock: 'D',
  boards: '1 – 5',
  confirm: 'Enter',
  hint: 'A',
  undo: 'Ctrl Z',
  talk: 'T',
  next: 'Space',
  back: 'Backspace',
  pause: 'K',
  skip: 'S',
  digest: 'H',
  time: '← →',
  ends: 'Home End',
  eyes: 'E',
  'play-on': 'P',
  link: 'L',
  ask: 'W',
  costly: 'PgUp PgDn',
  /** Arrows: rows of choices have them by themselves, wherever they stand. */
  arrows: '← →',
  escape: 'Esc',
} as const;

export type KeyLine = keyof typeof KEY_LINES;

/** KEYS of the table by scope. What lies over another scope stands above it here, and has a key first. */
export const KEYS = {
  /** The keys of a step of a lesson. */
  step: {
    on: { keys: ['Enter', ' ', 'ArrowRight'], line: 'next' },
    back: { keys: ['ArrowLeft'], line: 'back' },
  },
  /** The keys of what has happened since your last decision. */
  digest: {
    digest: { keys: ['h'], line: 'digest' },
    close: { keys: ['Escape', 'Enter'], line: 'escape' },
    play: { keys: [' '], line: 'next' },
  },
  /** The keys of moves of others, while they are played. */
  follow: {
    next: { keys: [' '], line: 'next' },
    back: { keys: ['Backspace'], line: 'back' },
    pause: { keys: ['k'], line: 'pause' },
    skip: { keys: ['s'], line: 'skip' },
    /** The keys of a moment of waiting: the decision that comes after it was not meant. */
    wait: { keys: ['Enter'], line: 'confirm' },
  },
  review: {
    step: { keys: ['ArrowLeft', 'ArrowRight'], line: 'time' },
    ends: { keys: ['Home', 'End'], line: 'ends' },
    costly: { keys: ['PageUp', 'PageDown'], line: 'costly' },
    leave: { keys: ['Escape'], line: 'escape' },
  },
  /** The keys of the time line. */
  time: {
    stride: { keys: ['ArrowLeft', 'ArrowRight'], line: 'time', held: 'any' },
    ends: { keys: ['Home', 'End'], line: 'ends', held: 'any' },
    leave: { keys: ['Escape'], line: 'escape' },
  },
  /** The keys of what can be done with the moment one looks at. */
  moment: {
    eyes: { keys: ['e'], line: 'eyes' },
    'play-on': { keys: ['p'], line: 'play-on' },
    link: { keys: ['l'], line: 'link' },
    ask: { keys: ['w'], line: 'ask' },
  },
  offers: { leave: { keys: ['Escape'], line: 'escape' } },
  table: {
    dock: { keys: ['d'], line: 'dock' },
    boards: { keys: ['1', '2', '3', '4', '5'], line: 'boards' },
    confirm: { keys: ['Enter'], line: 'confirm' },
    hint: { keys: ['a'], line: 'hint' },
    undo: { keys: ['z'], line: 'undo', held: 'command' },
  },
  talk: { talk: { keys: ['t'], line: 'talk' } },
  glossary: { what: { keys: ['?'], line: 'what' } },
} as const satisfies Record<string, Record<string, Key>>;

export type Scope = keyof typeof KEYS;

/** Whether an event is a press of `key`, as KEYS has it. */
export function isPressed(key: Key, event: KeyboardEvent): boolean {
  return key.keys.includes(keyOf(event)) && isHeld(key.held, event);
}

/** The name of the pressed key: Caps Lock and Shift make big letters of small ones, which are the same keys. */
function keyOf({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/**
 * Whether what is held besides is what the key wants. Ctrl with Shift and Z does again in most programs what was taken
 * back: nothing of ours.
 */
function isHeld(held: Key['held'], { ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isCommand = ctrlKey || metaKey;
  if (altKey) return false;
  if (held === 'command') return isCommand && !shiftKey;
  return held === 'any' || !isCommand;
}
