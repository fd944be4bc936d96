/** Something new, and where it has to be dealt with: every one of these places must fail to compile without it. */
export interface Plant {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  readonly places: readonly string[];
}

const TYPES = 'packages/engine/src/types';
const PROTOCOL = 'packages/protocol/src';

export const PLANTS: readonly Plant[] = [
  {
    name: 'a deed of politicians',
    edits: [
      {
        file: `${TYPES}/rules.ts`,
        from: 'export const ABILITY_DEEDS = {',
        to: "export const ABILITY_DEEDS = {\n  bribe: ['bribe'],",
      },
    ],
    places: [
      'packages/bots/src/level1/deeds.ts',
      'packages/bots/src/level2/abilities.ts',
      'packages/bots/src/level2/deeds.ts',
      'packages/cli/src/questions/politicians.ts',
      'packages/engine/src/deeds/index.ts',
      'packages/engine/src/deeds/whyIdle.ts',
      'packages/engine/src/types/choices.ts',
      'packages/web/src/learn/book/Tables.tsx',
      'packages/web/src/table/dock/parts/deeds/Acting.tsx',
      'packages/web/src/table/dock/parts/deeds/DeedChoice.tsx',
      'packages/words/src/events.ts',
      'packages/words/src/questions.ts',
      'packages/words/src/story/causes.ts',
    ],
  },
  {
    name: 'a kind of decision',
    edits: [
      {
        file: `${TYPES}/kinds.ts`,
        from: "  'lay-donation',\n] as const;",
        to: "  'lay-donation',\n  'call-vote',\n] as const;",
      },
      {
        file: `${TYPES}/choices.ts`,
        from: "  'lay-donation': {",
        to: "  'call-vote': { choice: { region: RegionId }; action: { call: boolean } };\n  'lay-donation': {",
      },
    ],
    places: [
      'packages/bots/src/level1/index.ts',
      'packages/bots/src/level2/script.ts',
      'packages/bots/src/level3/thinking.ts',
      'packages/cli/src/questions/askers.ts',
      'packages/cli/src/questions/manners.ts',
      'packages/editions/src/2006/games.ts',
      'packages/editions/src/2019/games.ts',
      'packages/engine/src/phases/index.ts',
      'packages/lessons/src/coach/coach.ts',
      'packages/lessons/src/coach/thoughts.ts',
      'packages/web/src/here/device/Curtain.tsx',
      'packages/web/src/here/room/Caption.tsx',
      'packages/web/src/learn/asked/toldText.ts',
      'packages/web/src/learn/lesson/presses.ts',
      'packages/web/src/table/dock/DockFrame.tsx',
      'packages/web/src/table/dock/WaitingDock.tsx',
      'packages/web/src/table/dock/registry.ts',
      'packages/web/src/table/undo/Undone.tsx',
      'packages/words/src/advice/actions.ts',
      'packages/words/src/questions.ts',
    ],
  },
  {
    name: 'an event',
    edits: [
      {
        file: `${TYPES}/events.ts`,
        from: "  'game-ended': {",
        to: "  'vote-called': { seat: Seat; region: RegionId };\n  'game-ended': {",
      },
    ],
    places: [
      'packages/engine/src/heard.ts',
      'packages/engine/src/momentRoles.ts',
      'packages/server/src/notices/against.ts',
      'packages/words/src/events.ts',
      'packages/words/src/story/stories.ts',
    ],
  },
  {
    name: 'a line of the log',
    edits: [
      {
        file: `${PROTOCOL}/entries.ts`,
        from: '  noted: { readonly person: PersonId;',
        to: "  'vote-called': { readonly seat: Seat };\n  noted: { readonly person: PersonId;",
      },
    ],
    places: [
      'packages/protocol/src/happeningSchema.ts',
      'packages/server/src/notices/causes.ts',
      'packages/table/src/apply.ts',
      'packages/table/src/lineRoles.ts',
      'packages/table/src/news.ts',
      'packages/web/src/table/log/lines.ts',
      'packages/web/src/table/log/tableEventText.ts',
    ],
  },
  {
    name: 'a notice',
    edits: [
      {
        file: `${PROTOCOL}/notices.ts`,
        from: '  abandoned: object;\n}',
        to: "  abandoned: object;\n  'vote-called': { readonly who: string };\n}",
      },
    ],
    places: [
      'packages/protocol/src/notices.ts',
      'packages/server/src/notices/message.ts',
      'packages/server/src/notices/unwanted.ts',
    ],
  },
  {
    name: 'a request',
    edits: [
      {
        file: `${PROTOCOL}/requests.ts`,
        from: '  note: { text:',
        to: "  'call-vote': { seat },\n  note: { text:",
      },
    ],
    places: [
      'packages/server/src/requestTraits.ts',
      'packages/table/src/ask.ts',
      'packages/table/src/lines.ts',
      'packages/table/src/refusals.ts',
    ],
  },
  {
    name: 'a kind of contest',
    edits: [
      {
        file: `${PROTOCOL}/eventKinds.ts`,
        from: "'knock-out', 'duplicate'] as const",
        to: "'knock-out', 'duplicate', 'ladder'] as const",
      },
    ],
    places: [
      'packages/protocol/src/eventKinds.ts',
      'packages/table/src/clubs/event.ts',
      'packages/web/src/pages/clubs/EventLine.tsx',
      'packages/web/src/pages/clubs/EventPlanChoice.tsx',
      'packages/web/src/pages/clubs/EventView.tsx',
      'packages/web/src/pages/clubs/NewEventForm.tsx',
      'packages/web/src/pages/clubs/Standing.tsx',
      'packages/web/src/pages/clubs/eventDraft.ts',
    ],
  },
  {
    name: 'a page',
    edits: [
      {
        file: `${PROTOCOL}/pages.ts`,
        from: "  seat: ['/seat'],",
        to: "  seat: ['/seat'],\n  about: ['/about'],",
      },
    ],
    places: ['packages/web/src/App.tsx', 'packages/web/src/kit/state/route.ts', 'packages/web/src/pages.tsx'],
  },
  {
    name: 'something a player has',
    edits: [
      {
        file: `${TYPES}/game.ts`,
        from: '  readonly politicians: PoliticianId[];',
        to: '  readonly politicians: PoliticianId[];\n  readonly envelope: Card[];',
      },
    ],
    places: [
      'packages/engine/src/clone.ts',
      'packages/engine/src/determinize.ts',
      'packages/engine/src/newGame.ts',
      'packages/engine/src/revealed.ts',
      'packages/scenarios/src/players.ts',
    ],
  },
  {
    name: 'an option of the rules',
    edits: [
      {
        file: `${TYPES}/rules.ts`,
        from: '  readonly majorityExchange: boolean;',
        to: '  readonly majorityExchange: boolean;\n  readonly mayCallVotes: boolean;',
      },
    ],
    places: [
      'packages/editions/src/2006/rules.ts',
      'packages/editions/src/2019/rules.ts',
      'packages/engine/src/archive/rulesSchema.ts',
    ],
  },
  {
    name: 'a language',
    edits: [
      {
        file: 'packages/words/src/languages.ts',
        from: "'it', 'fr'] as const",
        to: "'it', 'fr', 'es'] as const",
      },
    ],
    places: [
      'packages/cli/src/words.ts',
      'packages/server/src/words.ts',
      'packages/web/src/kit/words/words.ts',
      'packages/web/src/table/words.ts',
      'packages/words/src/catalogues/index.ts',
      'packages/words/src/rulebook/index.ts',
    ],
  },
];
