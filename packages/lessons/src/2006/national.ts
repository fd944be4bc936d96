import type { Chapter } from '../lesson.ts';
import { story2006 } from './story.ts';

/** What a win brings: a marker and opinions on the national board. */
export const national2006: Chapter = {
  title: 'national06.title',
  minutes: 1,
  seat: 'SPD',
  position: story2006('election', {
    votes: { SPD: 41, Greens: 19, CDU: 36 },
    meetings: {},
  }),
  steps: [
    {
      kind: 'decide',
      text: 'national06.promote',
      more: 'national06.promote-more',
      at: { on: 'dock' },
      accepts: [{ kind: 'promote', promote: true }],
      otherwise: 'national06.promote-otherwise',
    },
    {
      kind: 'decide',
      text: 'national06.first',
      more: 'national06.first-more',
      at: { on: 'platform' },
      accepts: [
        { kind: 'nationalise', opinion: 'taxes+', replace: null },
        { kind: 'nationalise', opinion: 'nuclear-', replace: null },
      ],
      otherwise: 'national06.first-otherwise',
    },
    {
      kind: 'look',
      text: 'national06.done',
      more: 'national06.done-more',
      at: { on: 'national' },
    },
  ],
};
