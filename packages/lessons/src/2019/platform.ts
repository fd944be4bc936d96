import type { Chapter } from '../lesson.ts';
import { story } from './story.ts';

/** Platform and opinions, and what it takes to agree. */
export const platform: Chapter = {
  title: 'platform.title',
  minutes: 2,
  seat: 'SPD',
  position: story('platforms', {
    spd: {
      platform: ['welfare+', 'education-', 'environment+', 'transport-', 'genetics-'],
      hand: ['education+'],
    },
  }),
  steps: [
    {
      kind: 'look',
      text: 'platform.opinions',
      more: 'platform.opinions-more',
      at: { on: 'opinions', region: 'HE' },
      facts: {
        regions: {
          HE: { keyIssue: 'welfare+', open: ['education+', 'welfare+', 'transport+', 'digitalisation-'] },
        },
      },
    },
    {
      kind: 'look',
      text: 'platform.agree',
      more: 'platform.agree-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      facts: { regions: { HE: { agreement: { SPD: 0 } } } },
    },
    {
      kind: 'decide',
      text: 'platform.source',
      more: 'platform.source-more',
      labels: { nothing: 'source-choice.nothing' },
      at: { on: 'dock' },
      accepts: [{ kind: 'platform-source', source: 'nothing' }],
      otherwise: 'platform.source-otherwise',
    },
    {
      kind: 'decide',
      text: 'platform.exchange',
      more: 'platform.exchange-more',
      at: { on: 'board', region: 'HE' },
      accepts: [{ kind: 'exchange', out: ['education-'], in: ['education+'], keep: ['education-'] }],
      otherwise: 'platform.exchange-otherwise',
    },
    {
      kind: 'look',
      text: 'platform.done',
      more: 'platform.done-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      facts: { regions: { HE: { agreement: { SPD: 2 } } } },
    },
  ],
  others: [
    { seat: 'Greens', answer: { kind: 'platform-source', source: 'nothing' } },
    { seat: 'Greens', answer: { kind: 'exchange', out: [], in: [], keep: ['transport-'] } },
    { seat: 'CDU', answer: { kind: 'platform-source', source: 'nothing' } },
    { seat: 'CDU', answer: { kind: 'exchange', out: [], in: [], keep: ['education-'] } },
    { seat: 'FDP', answer: { kind: 'platform-source', source: 'nothing' } },
    { seat: 'FDP', answer: { kind: 'exchange', out: [], in: [], keep: ['security-'] } },
  ],
};
