import { changeBetween, type News, type ServerMessage, type Sheet, type TableId } from '@macher/protocol';

/**
 * WRITTEN has the text of sheets: all spectators get the same sheet object, and its text is made once, however many
 * they are.
 */
const WRITTEN = new WeakMap<Sheet, string>();

export function newsText(table: TableId, news: readonly News[], sheet: Sheet): string {
  const message: ServerMessage = { type: 'news', table, news, sheet };
  if (sheet.seat !== null) return JSON.stringify(message);
  const text = WRITTEN.get(sheet) ?? JSON.stringify(message);
  WRITTEN.set(sheet, text);
  return text;
}

/** WRITTEN_CHANGES has the same for those who get what changes, if they had the same sheet before. */
const WRITTEN_CHANGES = new WeakMap<Sheet, { readonly from: Sheet; readonly text: string }>();

export function changesText(table: TableId, news: readonly News[], from: Sheet, sheet: Sheet): string {
  const written = WRITTEN_CHANGES.get(sheet);
  if (sheet.seat === null && written?.from === from) return written.text;
  const message: ServerMessage = { type: 'changes', table, news, change: changeBetween(from, sheet) };
  const text = JSON.stringify(message);
  if (sheet.seat === null) WRITTEN_CHANGES.set(sheet, { from, text });
  return text;
}
