import type { Chapter } from '../lesson.ts';
import { HESSE, LOWER_SAXONY, story, THURINGIA } from './story.ts';

/** CALM is Hesse before anyone has made an issue of anything. */
const { keyIssue: _later, ...CALM } = HESSE;

/** A politician goes to Hesse, is paid, and acts twice. */
export const politicians: Chapter = {
  title: 'politicians.title',
  minutes: 1,
  seat: 'SPD',
  position: {
    ...story('send-politicians'),
    regions: [{ ...CALM, trend: { ...CALM.trend, SPD: 0 } }, THURINGIA, LOWER_SAXONY],
  },
  steps: [
    {
      kind: 'look',
      text: 'politicians.five',
      more: 'politicians.five-more',
      at: { on: 'supplies' },
    },
    {
      kind: 'decide',
      text: 'politicians.send',
      more: 'politicians.send-more',
      at: { on: 'supplies' },
      accepts: [{ kind: 'send', cards: [{ politician: 'vice-chancellor', region: 'HE' }] }],
      otherwise: 'politicians.send-otherwise',
    },
    {
      kind: 'decide',
      text: 'politicians.pay',
      more: 'politicians.pay-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      accepts: [{ kind: 'pay', pay: true }],
      otherwise: 'politicians.pay-otherwise',
    },
    {
      kind: 'decide',
      text: 'politicians.trend',
      more: 'politicians.trend-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      accepts: [{ kind: 'act', deed: { deed: 'own-trend' } }],
      otherwise: 'politicians.trend-otherwise',
    },
    {
      kind: 'decide',
      text: 'politicians.key',
      more: 'politicians.key-more',
      at: { on: 'board', region: 'HE' },
      accepts: [
        { kind: 'act', deed: { deed: 'place-key-issue', opinion: 'welfare+' } },
        { kind: 'act', deed: { deed: 'place-key-issue', opinion: 'education+' } },
      ],
      otherwise: 'politicians.key-otherwise',
      facts: { regions: { HE: { trend: { SPD: 2 }, agreement: { SPD: 1 } } } },
    },
    {
      kind: 'look',
      text: 'politicians.done',
      more: 'politicians.done-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      facts: { regions: { HE: { trend: { SPD: 2 }, agreement: { SPD: 2 } } } },
    },
  ],
  others: [
    { seat: 'Greens', answer: { kind: 'send', cards: [] } },
    { seat: 'CDU', answer: { kind: 'send', cards: [] } },
    { seat: 'FDP', answer: { kind: 'send', cards: [] } },
    { seat: 'FDP', answer: { kind: 'influence', exchange: null } },
    { seat: 'Greens', answer: { kind: 'influence', exchange: null } },
  ],
};
