import { useMemo } from 'preact/hooks';
import { Dialog } from '../../kit/ui/frame/Dialog.tsx';
import { askedAbout, isListOpen } from '../../kit/ui/tips/askedAbout.ts';
import type { WhatProps } from './props.ts';
import { answerTo, figureIn, questionIn } from './topics.ts';
import type { WhatWords } from './words.ts';
import './ListOfAll.css';

interface Entry {
  readonly label: string;
  ask(): void;
}

/** Everything on the screen that can be asked about, part by part: the way of the keyboard and of screen readers. */
export function ListOfAll({ props, said }: { readonly props: WhatProps; readonly said: WhatWords }) {
  const parts = useMemo(() => partsOf(props, said), []);
  return (
    <Dialog
      title={said.tell('what.title')}
      close={() => {
        isListOpen.value = false;
      }}
    >
      <div class="list-of-all">
        {[...parts].map(([part, entries]) => (
          <details key={part}>
            <summary>{part}</summary>
            <ul>
              {[...entries].map(([label, { ask }]) => (
                <li key={label}>
                  <button type="button" class="link" onClick={ask}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Dialog>
  );
}

/** The parts, each by the name of the part of the screen it stands in. */
function partsOf(props: WhatProps, said: WhatWords): Map<string, Map<string, Entry>> {
  const parts = new Map<string, Map<string, Entry>>();
  for (const element of document.querySelectorAll<HTMLElement>('.screen [data-what]')) {
    const question = questionIn(element.dataset['what'] ?? '');
    if (question === null || !element.checkVisibility()) continue;
    const { name, of } = answerTo(question, props, said);
    const text = figureIn(element.textContent ?? '');
    const label = [text === null ? name : said.tell('what.entry', { name, text }), of]
      .filter(Boolean)
      .join(' · ');
    const part = partOf(element) ?? said.tell('what.around');
    const entries = parts.get(part) ?? new Map<string, Entry>();
    parts.set(part, entries);
    entries.set(label, { label, ask: () => askAt(element) });
  }
  return parts;
}

function askAt(element: HTMLElement): void {
  isListOpen.value = false;
  askedAbout.value = {
    about: element.dataset['what'] ?? '',
    text: element.textContent ?? '',
    place: element.getBoundingClientRect(),
  };
}

function partOf(element: HTMLElement): string | null {
  const part = element.closest('section[aria-label], [aria-labelledby], aside, header');
  const by = part?.getAttribute('aria-labelledby');
  if (by != null) return document.getElementById(by)?.textContent ?? null;
  return part?.getAttribute('aria-label') ?? null;
}
