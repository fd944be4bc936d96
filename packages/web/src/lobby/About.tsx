import { useSignal } from '@preact/signals';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { say } from '../state/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import './About.css';

/** The rules, and whose work this is. */
export function About() {
  const isOpen = useSignal<'rules' | 'licences' | null>(null);
  const show = (which: 'rules' | 'licences' | null) => () => {
    isOpen.value = which;
  };
  return (
    <footer class="about">
      <button type="button" class="link" onClick={show('rules')}>
        <Icon name="book" /> {say('rules.title')}
      </button>
      <button type="button" class="link" onClick={show('licences')}>
        {say('about.licences')}
      </button>
      <span class="soft">{say('about.short')}</span>
      {isOpen.value === 'rules' ? <RulesDialog close={show(null)} /> : null}
      {isOpen.value === 'licences' ? <Licences close={show(null)} /> : null}
    </footer>
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
