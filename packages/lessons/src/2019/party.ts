import type { Chapter } from '../lesson.ts';
import { story } from './story.ts';

/** What an election is, and what you have to win it with. */
export const party: Chapter = {
  title: 'party.title',
  minutes: 1,
  seat: 'SPD',
  position: story('meetings'),
  steps: [
    {
      kind: 'look',
      text: 'party.board',
      more: 'party.board-more',
      at: { on: 'board', region: 'HE' },
      facts: { round: 2, order: ['HE', 'TH', 'NDS'] },
    },
    {
      kind: 'look',
      text: 'party.lane',
      more: 'party.lane-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      facts: { regions: { HE: { votes: { SPD: 22, CDU: 27 } } } },
    },
    {
      kind: 'look',
      text: 'party.mandates',
      more: 'party.mandates-more',
      at: { on: 'mandates', region: 'HE' },
    },
    {
      kind: 'look',
      text: 'party.own',
      more: 'party.own-more',
      at: { on: 'party' },
      facts: { players: { SPD: { money: 31_000, base: 11 } } },
    },
  ],
};
