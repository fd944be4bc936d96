const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Walks by arrows: a row of cards or boxes is one stop for the keyboard, and arrows go from one to the next. */
export function walkByArrows(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>(CARDS)];
  const at = cards.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  cards[(at + step + cards.length) % cards.length]?.focus();
}

/** CARDS and boxes; radio buttons walk by themselves. */
const CARDS = 'button.card:enabled, input[type=checkbox]:enabled';
