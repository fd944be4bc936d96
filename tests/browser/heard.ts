import type { Card } from '@macher/engine';
import type { ServerMessage, Sheet } from '@macher/protocol';
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
  const told = new Map(other.flatMap(text => sheetsIn(text).map(sheet => [sheet.number, { text, sheet }])));
  const leaked: string[] = [];
  let entries = 0;
  for (const sheet of holder.flatMap(sheetsIn)) {
    const heard = told.get(sheet.number);
    const { view } = sheet;
    if (heard === undefined || view === null || view.viewer === null) continue;
    entries += 1;
    const hand = heard.sheet.view?.players[view.viewer]?.hand ?? [];
    if (!('hidden' in hand)) leaked.push(`the hand at entry ${sheet.number}`);
    for (const card of ownCards(sheet)) {
      const isSecret = !isOpen(view, card) && !ownCards(heard.sheet).includes(card);
      if (isSecret && heard.text.includes(`"${card}"`)) leaked.push(`${card} at entry ${sheet.number}`);
    }
  }
  return { leaked, entries };
}

export interface Told {
  readonly leaked: readonly string[];
  readonly entries: number;
}

function sheetsIn(text: string): Sheet[] {
  const message = JSON.parse(text) as ServerMessage;
  return message.type === 'news' ? [message.sheet] : [];
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
function isOpen(view: NonNullable<Sheet['view']>, card: Card): boolean {
  const players = view.players.map(player => ({ ...player, hand: [] }));
  return JSON.stringify({ ...view, players, frames: [] }).includes(`"${card}"`);
}
