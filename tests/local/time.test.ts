import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTime } from '../../packages/local/src/time.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of a browser', () => {
  it('wakes in weeks, though its timers only count to 24 days', () => {
    const call = vi.fn();
    browserTime.wake(browserTime.now() + 40 * DAY, call);
    vi.advanceTimersByTime(40 * DAY - 1);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledOnce();
  });

  it('stays asleep when nobody wants to be woken any more, even after its first timer', () => {
    const call = vi.fn();
    const cancel = browserTime.wake(browserTime.now() + 40 * DAY, call);
    vi.advanceTimersByTime(30 * DAY);
    cancel();
    vi.advanceTimersByTime(30 * DAY);
    expect(call).not.toHaveBeenCalled();
  });
});
