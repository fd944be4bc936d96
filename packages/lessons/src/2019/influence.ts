import type { Chapter } from '../lesson.ts';
import { story } from './story.ts';

/** What controlling the media is for: voters change their minds. */
export const influence: Chapter = {
  title: 'influence.title',
  minutes: 1,
  seat: 'SPD',
  position: story('media-influence'),
  steps: [
    {
      kind: 'look',
      text: 'influence.clash',
      more: 'influence.clash-more',
      at: { on: 'opinions', region: 'HE' },
      facts: { regions: { HE: { mediaControl: 'SPD', agreement: { SPD: 2 } } } },
    },
    {
      kind: 'decide',
      text: 'influence.change',
      more: 'influence.change-more',
      at: { on: 'board', region: 'HE' },
      accepts: [
        { kind: 'influence', exchange: { out: 'transport+', in: 'environment+' } },
        { kind: 'influence', exchange: { out: 'transport+', in: 'transport-' } },
        { kind: 'influence', exchange: { out: 'transport+', in: 'genetics-' } },
      ],
      otherwise: 'influence.change-otherwise',
    },
    {
      kind: 'look',
      text: 'influence.done',
      more: 'influence.done-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      facts: { regions: { HE: { agreement: { SPD: 4 } } } },
    },
  ],
  others: [
    { seat: 'FDP', answer: { kind: 'influence', exchange: null } },
    { seat: 'Greens', answer: { kind: 'influence', exchange: null } },
  ],
};
