import type { PartyId } from '@macher/engine';

/**
 * SYMBOLS are solid silhouettes on a 24 grid, of about the same weight: solid, so that no party is taken for an issue;
 * different in outline, so that no party needs its colour.
 */
export const SYMBOLS: Readonly<Record<PartyId, string>> = {
  spd: 'M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z',
  gruene: 'M3.6 20.4C3.6 9.2 9.2 3.6 20.4 3.6c0 11.2-5.6 16.8-16.8 16.8z',
  cdu: 'M4.7 4.7h14.6v14.6H4.7z',
  fdp: 'M12 3.2 21.8 20H2.2z',
  linke: 'M12 1.8l3.1 6.6 7.3.9-5.4 5 1.4 7.2-6.4-3.5-6.4 3.5L7 14.3l-5.4-5 7.3-.9z',
};
