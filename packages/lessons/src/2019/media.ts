import type { Chapter } from '../lesson.ts';
import { story } from './story.ts';

/** Media markers, and who controls the media. */
export const media: Chapter = {
  title: 'media.title',
  minutes: 1,
  seat: 'SPD',
  position: story('media-shares', { hesse: { media: { SPD: 1, Greens: 1, CDU: 1 } } }),
  steps: [
    {
      kind: 'look',
      text: 'media.spaces',
      more: 'media.spaces-more',
      at: { on: 'media', region: 'HE' },
      facts: { regions: { HE: { mediaControl: null, media: { SPD: 1, Greens: 1, CDU: 1 } } } },
    },
    {
      kind: 'decide',
      text: 'media.buy',
      more: 'media.buy-more',
      at: { on: 'media', region: 'HE' },
      accepts: [{ kind: 'buy-media', region: 'HE' }],
      otherwise: 'media.buy-otherwise',
    },
    {
      kind: 'decide',
      text: 'media.pass',
      more: 'media.pass-more',
      at: { on: 'media', region: 'HE' },
      accepts: [{ kind: 'buy-media', region: null }],
      otherwise: 'media.pass-otherwise',
      facts: { regions: { HE: { mediaControl: 'SPD' } }, players: { SPD: { money: 26_000 } } },
    },
  ],
  others: [
    { seat: 'Greens', answer: { kind: 'buy-media', region: null } },
    { seat: 'CDU', answer: { kind: 'buy-media', region: null } },
    { seat: 'FDP', answer: { kind: 'buy-media', region: null } },
    { seat: 'Greens', answer: { kind: 'buy-media', region: null } },
    { seat: 'CDU', answer: { kind: 'buy-media', region: null } },
    { seat: 'FDP', answer: { kind: 'buy-media', region: null } },
  ],
};
