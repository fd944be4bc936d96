import type { PlayerView, Politician, View } from '@macher/engine';
import { abilitiesText } from '@macher/words';
import type { Voice } from '../words.ts';
import { type Board, CONTROL, regionLetter } from './board.ts';
import { table, wrap } from './layout.ts';
import { markOf } from './marks.ts';

/** What lies printed on the table, and what everybody has left of it. */
export function tablesOf(board: Board, voice: Voice, view: View, columns: number): string[] {
  return [
    ...mandateTable(voice, view),
    voice.say('board.media-control', { mark: CONTROL }),
    ...view.rules.politicians.map(politician => numberedPolitician(voice, view, politician)),
    ...view.players.map((player, seat) =>
      voice.words.labelled(board.party(view, seat), leftText(voice, player)),
    ),
  ].flatMap(line => wrap(line, columns, '    '));
}

function mandateTable({ say }: Voice, view: View): string[] {
  const { mandateSteps, regions } = view.rules;
  const rows = view.regions.map(({ id }, index) => [
    `${regionLetter(view, index)} ${id}${markOf(view, `/regions/${id}/mandates`)}`,
    ...(regions.find(each => each.id === id)?.mandates ?? []).map(String),
  ]);
  return table([[say('board.votes'), ...mandateSteps.map(String)], ...rows]);
}

/**
 * A politician with price and abilities. Its number stays the same all through the game, even when others have left.
 */
export function numberedPolitician({ words }: Voice, view: View, politician: Politician): string {
  const { id, cost } = politician;
  const number = view.rules.politicians.indexOf(politician) + 1;
  const mark = markOf(view, `/politicians/${id}`);
  const name = `${words.politician(id)}, ${words.money(cost)}`;
  return `  ${number}  ${words.labelled(name, `${abilitiesText(words, politician)}${mark}`)}`;
}

/** The text of what is left, open to everybody: politicians count until they are turned up, wherever they lie. */
function leftText({ say, words }: Voice, { meetings, media, donations, unrevealed }: PlayerView): string {
  return [
    say('board.supply', { meetings, media }),
    words.labelled(say('board.donations'), donations.map(words.money).join(' · ') || '–'),
    words.labelled(say('board.politicians'), unrevealed.map(words.politician).join(' · ') || '–'),
  ].join('; ');
}
