import type { Target } from '@macher/lessons';

/** A selector of where a thing is on the screen; `seats` are the names of the seats, in order. */
export function selectorOf(target: Target, seats: readonly string[]): string {
  switch (target.on) {
    case 'board':
      return `#region-${target.region}`;
    case 'opinions':
    case 'media':
    case 'band':
      return `#region-${target.region} .${target.on}`;
    case 'mandates':
      return `#region-${target.region} .axis`;
    case 'lane':
      return `#region-${target.region} .lanes > :nth-child(${seats.indexOf(target.seat) + 1})`;
    case 'party':
      return '.own-party';
    case 'platform':
    case 'supplies':
      return `.own-party .${target.on}`;
    case 'national':
      return '.national';
    case 'dock':
      return '.dock-now .dock';
    case 'confirm':
      return CONFIRM;
  }
}

/** CONFIRM is the button that decides, once it can be pressed. */
export const CONFIRM = '.dock-now .dock .confirm:not(:disabled)';
