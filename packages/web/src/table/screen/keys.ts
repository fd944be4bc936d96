import { useKeys } from '../../kit/keys/useKeys.ts';
import type { TableStore } from '../../kit/state/table.ts';

/** useTableKeys are for the dock, the boards, and what is decided: nothing elsewhere than now. */
export function useTableKeys(store: TableStore): void {
  useKeys('table', () => {
    const isNow = store.looking.value === null;
    return {
      dock: () => focus('#dock'),
      boards: ({ key }) => focusBoard(Number(key) - 1),
      confirm: isNow ? () => click('.dock .confirm') : null,
      hint: isNow ? () => click('.dock .hint-ask') : null,
      undo: isNow ? () => click('.dock .undo') : null,
    };
  });
}

function click(selector: string): void {
  document.querySelector<HTMLButtonElement>(selector)?.click();
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function focusBoard(index: number): void {
  document.querySelectorAll<HTMLElement>('.board .maximum')[index]?.focus();
}
