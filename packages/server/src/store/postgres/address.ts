/** An address as it is shown: where it is and who asks, without the password. */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return 'postgres://';
  const { username, host, pathname } = new URL(address);
  return `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}`;
}
