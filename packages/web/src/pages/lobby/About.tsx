import { useSignal } from '@preact/signals';
import { askToInstall } from '../../kit/offline/installing.ts';
import { isKept } from '../../kit/offline/updates.ts';
import { Dialog } from '../../kit/ui/frame/Dialog.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from './words.ts';
import './About.css';

/** The rules, and whose work this is. */
export function About() {
  const isOpen = useSignal(false);
  const show = (shown: boolean) => () => {
    isOpen.value = shown;
  };
  return (
    <footer class="about">
      <PageLink to="/rules" kind="link">
        <Icon name="book" /> {say('rules.title')}
      </PageLink>
      <PageLink to="/record" kind="link">
        <Icon name="clock" /> {say('record.open')}
      </PageLink>
      <button type="button" class="link" onClick={show(true)}>
        {say('about.licences')}
      </button>
      <Install />
      <span class="soft">{say('about.short')}</span>
      {isKept.value ? (
        <span class="soft kept">
          <Icon name="check" /> {say('offline.ready')}
        </span>
      ) : null}
      {isOpen.value ? <Licences close={show(false)} /> : null}
    </footer>
  );
}

function Install() {
  const ask = askToInstall.value;
  return ask === null ? null : (
    <button type="button" class="link" onClick={() => void ask()}>
      <Icon name="download" /> {say('install.button')}
    </button>
  );
}

function Licences({ close }: { close(): void }) {
  return (
    <Dialog title={say('about.licences')} close={close}>
      <div class="stack">
        <p>{say('about.unofficial')}</p>
        <p>{say('about.code')}</p>
        <p>{say('about.map')}</p>
        <p>{say('about.fonts')}</p>
      </div>
    </Dialog>
  );
}
