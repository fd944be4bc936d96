import { describe, expect, it } from 'vitest';
import { walkByArrows } from '../../packages/web/src/table/dock/parts/inputs/arrowKeys.ts';

describe('arrows in a row of cards', () => {
  it('go to the next and the one before, and round at the ends', () => {
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map(key => walked(key, 1))).toEqual([
      2, 2, 0, 0,
    ]);
    expect([walked('ArrowRight', 2), walked('ArrowLeft', 0)]).toEqual([0, 2]);
  });

  it('other keys, and keys elsewhere, are left alone', () => {
    expect(walked('Enter', 1)).toBeNull();
    expect(walked('ArrowRight', -1)).toBeNull();
  });
});

/** Which of three cards has the focus after this key on one of them; null: nothing was done. */
function walked(key: string, from: number): number | null {
  let [focused, isTaken]: [number | null, boolean] = [null, false];
  const cards = [0, 1, 2].map(at => ({ focus: () => (focused = at) }));
  const event: unknown = {
    key,
    target: cards[from] ?? null,
    currentTarget: { querySelectorAll: () => cards },
    preventDefault: () => (isTaken = true),
  };
  walkByArrows(event as Parameters<typeof walkByArrows>[0]);
  expect(isTaken).toBe(focused !== null);
  return focused;
}
