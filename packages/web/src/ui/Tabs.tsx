import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import './Tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: ComponentChildren;
  content(): ComponentChildren;
}

/** One of several panels; arrows move between their names. */
export function Tabs({
  label,
  tabs,
  value,
  choose,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  choose(id: string): void;
}) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    tabs.findIndex(({ id }) => id === value),
  );
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${group}-${next.id}`)}`)?.focus();
  };
  const shown = tabs[index];
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${group}-${id}`}
            aria-selected={id === shown?.id}
            aria-controls={`${group}-panel`}
            tabIndex={id === shown?.id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${group}-panel`} aria-labelledby={`${group}-${shown?.id}`}>
        {shown?.content()}
      </div>
    </>
  );
}
