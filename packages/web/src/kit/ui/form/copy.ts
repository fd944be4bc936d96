/**
 * Whether a text could be copied. Over plain HTTP from another machine browsers have no clipboard: there the old way
 * copies what is selected.
 */
export async function isCopied(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return document.execCommand('copy');
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
