import type { Chapter } from '../lesson.ts';
import { LOWER_SAXONY, STORY } from './story.ts';

/** A whole last round against simple bots: it can be won. */
export const lastRound: Chapter = {
  title: 'last.title',
  minutes: 5,
  seat: 'SPD',
  position: {
    ...STORY,
    round: 4,
    phase: 'start-player',
    players: {
      SPD: {
        ...STORY.players.SPD,
        money: 34_000,
        politicians: ['secretary-general', 'press-secretary'],
        donations: [],
      },
      Greens: { ...STORY.players.Greens, politicians: ['backbencher'], donations: [] },
      CDU: { ...STORY.players.CDU, politicians: ['vice-chancellor'], donations: [] },
      FDP: { ...STORY.players.FDP, politicians: ['backbencher'], donations: [] },
    },
    regions: [
      {
        ...LOWER_SAXONY,
        open: ['welfare+', 'genetics-', 'security+', 'digitalisation+'],
        votes: { SPD: 18, Greens: 16, CDU: 17, FDP: 4 },
        meetings: { SPD: 3, Greens: 4, CDU: 4, FDP: 2 },
      },
    ],
    elections: [
      ...STORY.elections,
      {
        region: 'HE',
        votes: { SPD: 42, Greens: 33, CDU: 38, FDP: 7 },
        mandates: { SPD: 25, Greens: 21, CDU: 23, FDP: 8 },
        win: { SPD: 7, Greens: 7, CDU: 0, FDP: 0 },
        winners: ['SPD', 'Greens'],
        presence: ['SPD', 'Greens'],
      },
      {
        region: 'TH',
        votes: { SPD: 26, Greens: 12, CDU: 24, FDP: 34 },
        mandates: { SPD: 14, Greens: 8, CDU: 12, FDP: 15 },
        win: { SPD: 0, Greens: 0, CDU: 7, FDP: 7 },
        winners: ['FDP', 'CDU'],
        presence: ['FDP'],
      },
    ],
  },
  steps: [
    {
      kind: 'look',
      text: 'last.stand',
      more: 'last.stand-more',
      at: { on: 'board', region: 'NDS' },
      facts: {
        round: 4,
        order: ['NDS'],
        players: { SPD: { points: { mandates: 46, wins: 7 } }, CDU: { points: { mandates: 46, wins: 14 } } },
      },
    },
    { kind: 'free', text: 'last.play', more: 'last.play-more', at: { on: 'dock' } },
  ],
};
