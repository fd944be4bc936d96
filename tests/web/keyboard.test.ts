import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { hasSound } from '../../packages/web/src/kit/state/settings.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { useTableKeys } from '../../packages/web/src/table/screen/keys.ts';
import { useTurnAlert } from '../../packages/web/src/table/screen/turnAlert.ts';
import { say } from '../../packages/web/src/table/screen/words.ts';
import { FakeElement } from './elements.ts';

const { effects, refs } = vi.hoisted(() => ({ effects: [] as (() => void)[], refs: [] as object[] }));

/** A component that is drawn once or again: its effects are carried out at once. */
vi.mock('preact/hooks', () => ({
  useEffect: (effect: () => () => void) => effects.push(effect()),
  useRef: (first: unknown) => {
    refs[0] ??= { current: first };
    return refs[0];
  },
}));

const store = new TableStore(NOWHERE, 't1', null);
let listeners: ((event: object) => void)[] = [];
let done: string[] = [];
let isDialogOpen = false;

beforeAll(() => speak('en'));
beforeEach(() => {
  listeners = [];
  done = [];
  isDialogOpen = false;
  effects.length = 0;
  refs.length = 0;
  const found = (name: string) => ({
    click: () => done.push(`click ${name}`),
    focus: () => done.push(`focus ${name}`),
  });
  vi.stubGlobal('document', {
    title: '',
    visibilityState: 'hidden',
    querySelector: (name: string) => (name === 'dialog[open]' ? (isDialogOpen ? {} : null) : found(name)),
    querySelectorAll: () => [1, 2, 3, 4, 5].map(board => found(`board ${board}`)),
  });
  vi.stubGlobal('addEventListener', (_kind: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal('removeEventListener', (_kind: string, listener: () => void) => {
    listeners = listeners.filter(each => each !== listener);
  });
  vi.stubGlobal('Element', FakeElement);
});
afterEach(() => vi.unstubAllGlobals());

describe('keys at a table', () => {
  beforeEach(() => useTableKeys(store));
  afterEach(() => {
    for (const leave of effects) leave();
  });

  it.each([
    ['d', {}, 'focus #dock'],
    ['1', {}, 'focus board 1'],
    ['5', {}, 'focus board 5'],
    ['Enter', {}, 'click .dock .confirm'],
    ['z', { ctrlKey: true }, 'click .dock .undo'],
    ['z', { metaKey: true }, 'click .dock .undo'],
    ['D', {}, 'focus #dock'],
    ['A', {}, 'click .dock .hint-ask'],
    ['Z', { ctrlKey: true }, 'click .dock .undo'],
    ['d', { target: new FakeElement('input', { type: 'radio' }) }, 'focus #dock'],
    ['d', { target: new FakeElement('input', { type: 'checkbox' }) }, 'focus #dock'],
    ['d', { target: new FakeElement('button') }, 'focus #dock'],
  ])('%s with %j: %s', (key, also, deed) => {
    expect(press(key, also)).toBe(true);
    expect(done).toEqual([deed]);
  });

  it.each([
    ['z', {}],
    ['6', {}],
    ['0', {}],
    ['d', { ctrlKey: true }],
    ['Enter', { metaKey: true }],
    ['Z', { ctrlKey: true, shiftKey: true }],
    ['Enter', { target: new FakeElement('button') }],
    ['Enter', { target: new FakeElement('summary') }],
    ['Enter', { target: new FakeElement('a', { href: '/' }) }],
    ['d', { target: new FakeElement('input', { type: 'text' }) }],
    ['d', { target: new FakeElement('textarea') }],
    ['d', { target: new FakeElement('select') }],
    ['d', { target: new FakeElement('h2', {}, new FakeElement('div', { role: 'dialog' })) }],
  ])('%s with %j is left to the browser', (key, also) => {
    expect(press(key, also)).toBe(false);
    expect(done).toEqual([]);
  });

  it('do nothing behind a dialog, nor after the table is left', () => {
    isDialogOpen = true;
    expect(press('d', {})).toBe(false);
    isDialogOpen = false;
    for (const leave of effects) leave();
    expect(press('d', {})).toBe(false);
  });
});

describe('your turn', () => {
  beforeEach(() => {
    hasSound.value = true;
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          done.push('bell');
          throw new Error('no sound');
        }
      },
    );
  });

  it('is in the title, until the table is left', () => {
    turn(true);
    expect(document.title).toBe(say('title.your-turn'));
    for (const leave of effects) leave();
    expect(document.title).toBe(say('title.table'));
    turn(false);
    expect(document.title).toBe(say('title.table'));
  });

  it('rings once when it comes while you look elsewhere', () => {
    for (const isMine of [false, true, true, false, true]) turn(isMine);
    expect(done).toEqual(['bell', 'bell']);
  });

  it('rings not when the page is opened, nor while you look, nor without sound', () => {
    turn(true);
    turn(false);
    Object.assign(document, { visibilityState: 'visible' });
    turn(true);
    turn(false);
    Object.assign(document, { visibilityState: 'hidden' });
    hasSound.value = false;
    turn(true);
    expect(done).toEqual([]);
  });
});

/** Whether it was taken, and so is not for the browser. */
function press(key: string, also: object): boolean {
  let isTaken = false;
  const preventDefault = (): void => {
    isTaken = true;
  };
  const event = { key, target: null, ctrlKey: false, metaKey: false, preventDefault, ...also };
  for (const listener of listeners) listener(event);
  return isTaken;
}

function turn(isMine: boolean): void {
  const choice = { value: isMine ? {} : null };
  useTurnAlert({ choice } as Partial<TableStore> as TableStore);
}
