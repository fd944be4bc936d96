/** A new secret of 128 random bits. */
export function newSecret(): string {
  return randomHex(16);
}

/** A new name for a table. */
export function newName(): string {
  return randomHex(6);
}

function randomHex(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, byte => byte.toString(16).padStart(2, '0')).join('');
}
