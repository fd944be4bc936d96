import { signal } from '@preact/signals';

/** InstallEvent is what some browsers send when the page could be installed; no type of the standard names it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How to ask for installing; null: it is installed, or this browser has a way of its own. */
export const askToInstall = signal<(() => Promise<void>) | null>(null);

export function followInstalling(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    if (isInstallEvent(event)) askToInstall.value = () => install(event);
  });
  addEventListener('appinstalled', () => {
    askToInstall.value = null;
  });
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event;
}

/** Installs the page. A browser asks only once for each event. */
async function install(event: InstallEvent): Promise<void> {
  askToInstall.value = null;
  await event.prompt();
}
