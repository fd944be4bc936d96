import type { Chapter } from '../lesson.ts';
import { story2006 } from './story.ts';

/** Two parties stand together before the count. */
export const coalition2006: Chapter = {
  title: 'coalition06.title',
  minutes: 1,
  seat: 'SPD',
  position: story2006('coalitions', { tiles: ['SPD', 'Greens'] }),
  steps: [
    {
      kind: 'look',
      text: 'coalition06.behind',
      more: 'coalition06.behind-more',
      at: { on: 'board', region: 'SN' },
      facts: { regions: { SN: { votes: { SPD: 21, Greens: 19, CDU: 33 }, tiles: ['SPD', 'Greens'] } } },
    },
    {
      kind: 'decide',
      text: 'coalition06.force',
      more: 'coalition06.force-more',
      at: { on: 'platform' },
      accepts: [{ kind: 'coalition', partner: 1 }],
      otherwise: 'coalition06.force-otherwise',
    },
    {
      kind: 'look',
      text: 'coalition06.done',
      more: 'coalition06.done-more',
      at: { on: 'band', region: 'SN' },
      facts: { coalitions: [['SPD', 'Greens']] },
    },
  ],
};
