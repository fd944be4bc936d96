import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import './Tabs.css';

interface Tab {
  readonly id: string;
  readonly label: ComponentChildren;
  content(): ComponentChildren;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  choose(id: string): void;
}

/** One of several panels; arrows move between their names. */
export function Tabs(props: TabsProps) {
  const { tabs, value } = props;
  const group = useId();
  const shown = tabs.find(({ id }) => id === value) ?? tabs[0];
  return (
    <>
      <TabList {...props} value={shown?.id ?? ''} group={group} />
      <div class="tab-panel" role="tabpanel" id={`${group}-panel`} aria-labelledby={`${group}-${shown?.id}`}>
        {shown?.content()}
      </div>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function TabList({ label, tabs, value, choose, group }: TabsProps & { readonly group: string }) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = tabs.at((tabs.findIndex(({ id }) => id === value) + step) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${group}-${next.id}`)}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${group}-${id}`}
          aria-selected={id === value}
          aria-controls={`${group}-panel`}
          tabIndex={id === value ? 0 : -1}
          onClick={() => choose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
