/** Something new, and where it has to be dealt with: every one of these places must fail to compile without it. */
export interface Plant {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  readonly places: readonly string[];
}

const TYPES = 'packages/engine/src/types';

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
      'packages/web/src/table/dock/parts/deeds/Acting.tsx',
      'packages/web/src/table/dock/parts/deeds/DeedChoice.tsx',
      'packages/words/src/questions.ts',
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
      'packages/web/src/table/dock/DockFrame.tsx',
      'packages/web/src/table/dock/WaitingDock.tsx',
      'packages/web/src/table/dock/registry.ts',
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
    places: ['packages/engine/src/heard.ts', 'packages/words/src/events.ts'],
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
