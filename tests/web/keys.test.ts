import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEY_LINES, KEYS } from '../../packages/web/src/kit/keys/keys.ts';
import { useKeys } from '../../packages/web/src/kit/keys/useKeys.ts';
import { FakeElement } from './elements.ts';

const { leaves } = vi.hoisted(() => ({ leaves: [] as (() => void)[] }));

/** A component that is drawn: its effects are carried out at once. */
vi.mock('preact/hooks', () => ({ useEffect: (effect: () => () => void) => leaves.push(effect()) }));

let heard: ((event: object) => void)[] = [];
let done: string[] = [];
let isDialogOpen = false;
let isPlaying = true;

const deed = (name: string) => () => done.push(name);

beforeEach(() => {
  done = [];
  isDialogOpen = false;
  isPlaying = true;
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { querySelector: () => (isDialogOpen ? {} : null) });
  vi.stubGlobal('addEventListener', (_kind: string, listener: () => void) => heard.push(listener));
  vi.stubGlobal('removeEventListener', (_kind: string, listener: () => void) => {
    heard = heard.filter(each => each !== listener);
  });
  useKeys('table', () => ({
    dock: deed('dock'),
    boards: ({ key }) => done.push(`board ${key}`),
    confirm: deed('confirm'),
    hint: null,
    undo: deed('undo'),
  }));
  useKeys('time', () => ({ stride: deed('stride'), ends: deed('ends'), leave: deed('now') }));
  useKeys('follow', () =>
    isPlaying
      ? {
          next: deed('next'),
          back: deed('back'),
          pause: deed('pause'),
          skip: deed('skip'),
          wait: deed('wait'),
        }
      : null,
  );
});
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  vi.unstubAllGlobals();
});

describe('a key', () => {
  it.each(['k', 'K'])('is the same with Caps Lock: %s', key => {
    expect(press(key)).toEqual(['pause']);
  });

  it.each([
    [' ', ['next']],
    ['Backspace', ['back']],
    ['s', ['skip']],
  ])('%j works after a click on the tab that is open, or on a choice that is made', (key, deeds) => {
    expect(press(key, tab('true'))).toEqual(deeds);
    expect(press('Enter', tab('true'))).toEqual([]);
    expect(press(key, input('radio', { checked: '' }))).toEqual(deeds);
  });

  it.each(['Backspace', 'k', 's'])('%s works after a click on a button, which takes Space and Enter', key => {
    const button = new FakeElement('svg', {}, new FakeElement('button'));
    expect(press(key, button)).toHaveLength(1);
    expect([press(' ', button), press('Enter', button)]).toEqual([[], []]);
    expect([press(' ', tab('false')), press(' ', input('checkbox')), press(' ', input('radio'))]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each(['ArrowLeft', 'Home'])('%s moves inside a row of choices, but not on a slider', key => {
    expect([press(key, tab('true')), press(key, input('radio', { checked: '' }))]).toEqual([[], []]);
    expect(press(key, input('range'))).toHaveLength(1);
  });

  it('is for the field that is written into, for a window, and for what has taken it already', () => {
    for (const target of [input('text'), new FakeElement('textarea'), new FakeElement('select')])
      expect([press('k', target), press(' ', target), press('ArrowLeft', target)]).toEqual([[], [], []]);
    expect(press('Escape', new FakeElement('select'))).toEqual(['now']);
    expect(press('k', null, { defaultPrevented: true })).toEqual([]);
    isDialogOpen = true;
    expect(press('k')).toEqual([]);
  });

  it('with Ctrl, ⌘ or Alt is for the browser, unless it is said to be ours', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press('k', null, { [held]: true })).toEqual([]);
    expect(press('z')).toEqual([]);
    expect(press('z', null, { ctrlKey: true, altKey: true })).toEqual([]);
    expect(press('Z', null, { ctrlKey: true, shiftKey: true })).toEqual([]);
    expect(press('Z', null, { ctrlKey: true })).toEqual(['undo']);
    expect(press('ArrowLeft', null, { ctrlKey: true })).toEqual(['stride']);
  });

  it('is for what lies on top, and goes to the next where that does nothing with it', () => {
    expect(press('Enter')).toEqual(['wait']);
    isPlaying = false;
    expect(press('Enter')).toEqual(['confirm']);
    expect(press('a')).toEqual([]);
    expect(press('3')).toEqual(['board 3']);
  });

  it('in a panel that explains something goes on with what is played, and reaches nothing behind it', () => {
    const heading = new FakeElement('h2', {}, new FakeElement('div', { role: 'dialog' }));
    expect([press(' ', heading), press('d', heading), press('Escape', heading)]).toEqual([
      ['next'],
      [],
      ['now'],
    ]);
  });

  it('is nobody’s once the screen is left: there is one listener, and then none', () => {
    expect(heard).toHaveLength(1);
    for (const leave of leaves.splice(0)) leave();
    expect(heard).toEqual([]);
  });
});

describe('the list of keys', () => {
  it('has a line for every key, and no line that no key has but the arrows of a row', () => {
    const spoken = Object.values(KEYS).flatMap(keys => Object.values(keys).map(({ line }) => line));
    expect(Object.keys(KEY_LINES).filter(line => !spoken.some(each => each === line))).toEqual(['arrows']);
  });
});

function press(key: string, target: FakeElement | null = null, also: object = {}): string[] {
  done = [];
  const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false };
  let isTaken = false;
  const preventDefault = (): void => {
    isTaken = true;
  };
  for (const listener of heard) listener({ key, target, preventDefault, ...held, ...also });
  expect(isTaken).toBe(done.length > 0);
  return done;
}

function tab(selected: 'true' | 'false'): FakeElement {
  const list = new FakeElement('div', { role: 'tablist' });
  return new FakeElement('button', { role: 'tab', 'aria-selected': selected }, list);
}

function input(type: string, also: Readonly<Record<string, string>> = {}): FakeElement {
  return new FakeElement('input', { type, ...also });
}
