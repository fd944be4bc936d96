// Breaks rules one by one, in a copy of the tree, and reports whether the tests notice. On demand: it takes minutes.
// `npm run mutate -- TEXT` breaks only the rules whose title has that text.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

interface Mutation {
  readonly rule: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const MUTATIONS: readonly Mutation[] = [
  {
    rule: '§1.1 the highest maximum begins',
    file: 'newGame.ts',
    from: 'maxima.indexOf(Math.min(...maxima))',
    to: 'maxima.indexOf(Math.max(...maxima))',
  },
  {
    rule: '§1.2 a repeated issue stays',
    file: 'opinions.ts',
    from: 'while (card !== undefined && showsIssueOf(game.rules, region.open, card))',
    to: 'while (card !== undefined && region.open.includes(card))',
  },
  {
    rule: '§1.6 packets go to the right',
    file: 'phases/draft.ts',
    from: '(seat - pick + players * pick) % players',
    to: '(seat + pick) % players',
  },
  {
    rule: 'R4 the first to pass pays',
    file: 'phases/startPlayer.ts',
    from: 'frame.leader = at(frame.raisers, tied.length - 1);',
    to: 'frame.leader = at(frame.raisers, 0);',
  },
  {
    rule: 'R0 bids above one’s money',
    file: 'refuse.ts',
    from: 'if (amount > max)',
    to: 'if (amount > max + 1000)',
  },
  {
    rule: 'phase 2: issues may repeat',
    file: 'cards.ts',
    from: 'return one === other || faceOf(rules, one).opposite === other;',
    to: 'return one === other;',
  },
  {
    rule: 'R5 the last buyer need not pass',
    file: 'phases/mediaShares.ts',
    from: 'frame.passes = 0;',
    to: 'frame.passes = 1;',
  },
  {
    rule: 'phase 4: one price for all regions together',
    file: 'phases/meetings.ts',
    from: 'for (const { count } of buy) total += at(costs, count);',
    to: 'for (const { count } of buy) total += 1000 * count;',
  },
  {
    rule: 'phase 6.3: `!` does not count',
    file: 'phases/politiciansAct.ts',
    from: 'if (ability.once && frame.used.includes(ability.deed)) continue;',
    to: 'if (ability.once && frame.used.length > 9) continue;',
  },
  {
    rule: 'R6 media control protects from politicians',
    file: 'deeds/trend.ts',
    from: 'for (const other of otherSeats(game, seat)) moveTrend(game, region, other, -amount, tell);',
    to: 'for (const other of otherSeats(game, seat)) if ((region.media[other] ?? 0) === 0) moveTrend(game, region, other, -amount, tell);',
  },
  {
    rule: 'R45 a removed marker is lost',
    file: 'media.ts',
    from: 'at(game.players, seat).media += 1;',
    to: 'at(game.players, seat).media += 0;',
  },
  {
    rule: 'media control on a tie',
    file: 'media.ts',
    from: '} else if (markers === most) {',
    to: '} else if (markers === most && most === 0) {',
  },
  {
    rule: 'phase 7: the key issue is not protected',
    file: 'phases/mediaInfluence.ts',
    from: 'if (out === region.keyIssue) continue;',
    to: '',
  },
  {
    rule: 'phase 8.2: the auctioneer bids first',
    file: 'phases/pollAuctions.ts',
    from: '(frame.auctioneer + 1 + frame.asked)',
    to: '(frame.auctioneer + frame.asked)',
  },
  { rule: 'phase 8.3: others rise too', file: 'polls.ts', from: 'change >= 0 ||', to: 'change === 0 ||' },
  {
    rule: 'phase 8.3: a quiet poll is seen by all',
    file: 'phases/pollUse.ts',
    from: 'discardPoll(game, frame.poll, seat);',
    to: "discardPoll(game, frame.poll, 'all');",
  },
  {
    rule: 'phase 9a: the key issue counts once',
    file: 'agreement.ts',
    from: 'opinion === region.keyIssue ? 2 : 1',
    to: 'opinion === region.keyIssue ? 1 : 1',
  },
  {
    rule: 'phase 9a: no floor for agreement',
    file: 'agreement.ts',
    from: 'Math.max(1, agreed)',
    to: 'Math.max(0, agreed)',
  },
  {
    rule: 'phase 9a: regions in order, not in reverse',
    file: 'phases/votes.ts',
    from: 'region: game.regions.length - 1, turn: 0',
    to: 'region: Math.min(1, game.regions.length - 1), turn: 0',
  },
  {
    rule: 'phase 9b.2: a partner needs something in common',
    file: 'phases/election.ts',
    from: 'if (candidates.length === 0) return null;',
    to: 'if (candidates.length === 0 || candidates.every(seat => commonPolicies(platform, at(game.players, seat).platform) === 0)) return null;',
  },
  {
    rule: 'R38 control counted after markers leave',
    file: 'phases/election.ts',
    from: 'const control = mediaControl(region);',
    to: 'const control = mediaControl({ media: region.media.map((n, seat) => (winners.includes(seat) && n > 0 ? n - 1 : n)) });',
  },
  {
    rule: 'phase 9c: paid for the win as well',
    file: 'phases/payOut.ts',
    from: 'at(election.mandates, seat)',
    to: 'at(election.mandates, seat) + at(election.win, seat)',
  },
  {
    rule: 'R10 base below zero',
    file: 'money.ts',
    from: 'Math.max(0, player.base + change)',
    to: 'player.base + change',
  },
  {
    rule: 'R11 a second after a tie for most',
    file: 'phases/finalScoring.ts',
    from: 'own === 0 || richer > 1',
    to: 'own === 0 || richer > 2',
  },
  {
    rule: '§4.4 the opinion board is not refilled',
    file: 'phases/nextRound.ts',
    from: 'if (refill) refillOpinionBoard(game, tell);',
    to: '',
  },
  {
    rule: 'R18 sealed bids are open',
    file: 'sealed.ts',
    from: "decision === null || seat === viewer ? decision : 'sealed'",
    to: 'decision',
  },
  {
    rule: 'R18 face-down politicians are open',
    file: 'view.ts',
    from: "const isHidden = state === 'face-down' && seat !== viewer;",
    to: 'const isHidden = false;',
  },
  {
    rule: 'R57 who is poor is not asked',
    file: 'phases/mediaShares.ts',
    from: 'return playerAt(game, seat).media > 0 &&',
    to: 'return playerAt(game, seat).money >= 5000 && playerAt(game, seat).media > 0 &&',
  },
  {
    rule: '2006 §6.2.1 a second bid below the first',
    file: 'phases/startPlayer.ts',
    from: "min: frame.step === 'again' ? frame.high : 0,",
    to: 'min: 0,',
  },
  {
    rule: '2006 §6.2.2 the policy taken out goes to the hand',
    file: 'phases/conference.ts',
    from: "  game.policies.discards.push(out);\n  tell?.({ event: 'platform-changed', seat, out: [out], in: [card] });",
    to: "  hand.push(out);\n  tell?.({ event: 'platform-changed', seat, out: [out], in: [card] });",
  },
  {
    rule: 'R13 politicians beyond one’s means',
    file: 'phases/sendPoliticians.ts',
    from: 'return amount > choice.budget ?',
    to: 'return amount > choice.budget + 5000 ?',
  },
  {
    rule: '2006 §6.2.3 tiles in the last region',
    file: 'phases/politiciansResolve.ts',
    from: 'if (telephone && !isLastElection(game, index))',
    to: 'if (telephone)',
  },
  {
    rule: '2006 §6.2.4 forcing with two in common',
    file: 'phases/coalitions.ts',
    from: 'const TO_FORCE = 3;',
    to: 'const TO_FORCE = 2;',
  },
  {
    rule: '2006 §6.2.5 exchanges in region order',
    file: 'phases/mediaInfluence.ts',
    from: 'isReverse ? game.regions.length - 1 - frame.region : frame.region',
    to: 'isReverse ? frame.region : frame.region',
  },
  {
    rule: '2006 §6.2.8 no half vote per meeting',
    file: 'agreement.ts',
    from: 'Math.max(Math.floor(meetings / 2), meetings * (trend + agreed))',
    to: 'Math.max(0, meetings * (trend + agreed))',
  },
  {
    rule: 'R27 a gain on 50 comes on top',
    file: 'regions.ts',
    from: 'if (total === before) return;',
    to: '',
  },
  {
    rule: '2006 §6.3.2 the lower marker wins a tie',
    file: 'phases/election.ts',
    from: 'stack.indexOf(other) - stack.indexOf(one)',
    to: 'stack.indexOf(one) - stack.indexOf(other)',
  },
  {
    rule: 'R16 a beaten coalition is rewarded',
    file: 'phases/election.ts',
    from: 'isByANose && winner.length === 1 && second.length === 1',
    to: 'isByANose && winner.length === 1',
  },
  {
    rule: '1997 §6.3.3 a full board is replaced in place',
    file: 'phases/spoils.ts',
    from: 'if (movesUp(game, does, index)) {',
    to: "if (does === 'enter' && boardOf(game).points.length > 5) {",
  },
  {
    rule: '2006 §6.4.2 the bonus also when not alone',
    file: 'phases/donations.ts',
    from: 'if (first === undefined || others.length > 0) return;',
    to: 'if (first === undefined || others.length > 9) return;',
  },
  {
    rule: '2006 §6.4.2 a refused donation is seen by all',
    file: 'phases/donations.ts',
    from: 'laid === null || laid.accept || seat === viewer ? laid :',
    to: 'laid === null || laid.amount > 0 ? laid :',
  },
  {
    rule: '2006 §7.3 a tie for the second base scores',
    file: 'phases/finalScoring.ts',
    from: 'larger === 1 && equal === 1 ? second : 0',
    to: 'larger === 1 ? second : 0',
  },
];

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'macher-mutate-'));
for (const part of [
  'packages',
  'tests',
  'scenarios',
  'docs',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
]) {
  cpSync(join(ROOT, part), join(copy, part), {
    recursive: true,
    filter: path => !path.includes('node_modules'),
  });
}
linkPackages();

const wanted = process.argv[2] ?? '';
const mutations = MUTATIONS.filter(({ rule }) => rule.includes(wanted));
const missed: string[] = [];
for (const [index, { rule, file, from, to }] of mutations.entries()) {
  const path = join(copy, 'packages/engine/src', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${rule}: not found exactly once in ${file}: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const output = firstFailure();
  writeFileSync(path, text);
  const isCaught = output !== null;
  const by = /FAIL .*?(tests\/\S+)[^>]*>\s*(.*)/.exec(output ?? '')?.[2] ?? '';
  console.log(
    `${isCaught ? 'caught' : 'MISSED'}  ${index + 1}/${mutations.length}  ${rule}  ${by.slice(0, 100)}`,
  );
  if (!isCaught) missed.push(rule);
}
rmSync(copy, { recursive: true });
console.log(`${mutations.length - missed.length} of ${mutations.length} broken rules are noticed`);
process.exitCode = missed.length === 0 && mutations.length > 0 ? 0 : 1;

/** The quick rings first: the output of the first run in which a test fails, or null. */
function firstFailure(): string | null {
  for (const rings of [
    ['tests/rules', 'tests/scenarios', 'tests/counts'],
    ['tests/laws', 'tests/engine'],
  ]) {
    const args = ['run', '--bail', '1', ...rings];
    const run = spawnSync(join(copy, 'node_modules/.bin/vitest'), args, { cwd: copy, encoding: 'utf8' });
    if (run.error !== undefined) throw run.error;
    const output = stripVTControlCharacters(run.stdout + run.stderr);
    if (run.status !== 0 && /FAIL/.test(output)) return output;
  }
  return null;
}

/** The dependencies are shared with the real tree, but the project's own packages must be those of the copy. */
function linkPackages(): void {
  const modules = join(copy, 'node_modules');
  cpSync(join(ROOT, 'node_modules'), modules, {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !path.includes('node_modules/@macher'),
  });
  mkdirSync(join(modules, '@macher'));
  for (const name of [
    'engine',
    'editions',
    'bots',
    'protocol',
    'table',
    'server',
    'scenarios',
    'words',
    'cli',
  ]) {
    symlinkSync(join(copy, 'packages', name), join(modules, '@macher', name));
  }
}
