import type { Card } from '@macher/engine';
import {
  changed,
  type News,
  type SeenView,
  type ServerMessage,
  type Sheet,
  type TableId,
} from '@macher/protocol';
import type { Page } from 'playwright-core';

/** What a page has heard over its sockets, byte for byte. Ask before the page is opened. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString('utf8'))),
  );
  return heard;
}

/** What `other` was told of the hand of `holder` at the same entry, and how many entries there were to compare. */
export function handsTold(holder: readonly string[], other: readonly string[]): Told {
  const told = new Map(lettersIn(other).map(letter => [letter.sheet.number, letter]));
  const leaked: string[] = [];
  const letters = lettersIn(holder);
  const thrownAway = letters.flatMap(discardedIn);
  let entries = 0;
  for (const letter of letters) {
    const { sheet } = letter;
    const heard = told.get(sheet.number);
    const { view } = sheet;
    if (heard === undefined || view === null || view.viewer === null) continue;
    entries += 1;
    const hand = heard.sheet.view?.players[view.viewer]?.hand ?? [];
    if (!('hidden' in hand)) leaked.push(`the hand at entry ${sheet.number}`);
    for (const card of ownCards(sheet)) {
      const known = [...thrownAway, ...ownCards(heard.sheet)];
      const isSecret = !known.includes(card) && !isOpen(viewsIn(letter), card);
      if (isSecret && heard.text.includes(`"${card}"`)) leaked.push(`${card} at entry ${sheet.number}`);
    }
  }
  return { leaked, entries };
}

export interface Told {
  readonly leaked: readonly string[];
  readonly entries: number;
}

/** What was sent, and the sheet that it made. */
interface Letter {
  readonly text: string;
  readonly news: readonly News[];
  readonly sheet: Sheet;
}

/** The first one of a table has a whole sheet, the others what changes in it. */
function lettersIn(texts: readonly string[]): Letter[] {
  const sheets = new Map<TableId, Sheet>();
  return texts.flatMap(text => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'news' && message.type !== 'changes') return [];
    const { table, news } = message;
    const before = sheets.get(table) as Sheet;
    const sheet = message.type === 'news' ? message.sheet : changed(before, message.change);
    sheets.set(table, sheet);
    return [{ text, news, sheet }];
  });
}

/** What was seen at each moment of a letter: a card that lay open at one of them is no secret in it. */
function viewsIn({ news, sheet }: Letter): SeenView[] {
  const views = sheet.view === null ? [] : [sheet.view];
  for (const { back } of news.flatMap(({ moments }) => moments).toReversed())
    views.push(changed(views.at(-1) as SeenView, back));
  return views;
}

/** Opinions that repeated an issue: everyone is told which, and they lie on no board. Policies have the same names. */
function discardedIn({ news }: Letter): Card[] {
  const events = news.flatMap(({ moments }) => moments).flatMap(moment => moment.events);
  return events.flatMap(event => (event.event === 'opinion-discarded' ? event.card : []));
}

/** Cards in the viewer's hand, or offered only to them. */
function ownCards({ view, choice }: Sheet): readonly Card[] {
  const hand = view?.viewer == null ? undefined : view.players[view.viewer]?.hand;
  const offered = choice !== null && 'cards' in choice ? choice.cards : [];
  return [...(hand === undefined || 'hidden' in hand ? [] : hand), ...offered].filter(
    each => typeof each === 'string',
  );
}

/** It can be seen somewhere by everybody: on a board, on the display, in a platform. */
function isOpen(views: readonly SeenView[], card: Card): boolean {
  return views.some(view => {
    const players = view.players.map(player => ({ ...player, hand: [] }));
    return JSON.stringify({ ...view, players, frames: [] }).includes(`"${card}"`);
  });
}
