import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** The way this system opens a page; null: it has no screen, or you do not want it (`MACHER_BROWSER=off`). */
export function openerFor(
  platform: string,
  { DISPLAY, WAYLAND_DISPLAY, MACHER_BROWSER, CI }: Environment,
  isTerminal: boolean,
): readonly string[] | null {
  if (!isTerminal || CI || MACHER_BROWSER === 'off') return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** Opens the page for you who started the server. If that fails, you still have its address. */
export function openPage(url: string, opener: readonly string[] | null): void {
  const [command, ...args] = opener ?? [];
  if (command === undefined) return;
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
