import type { ClubPage, ClubRole } from '@macher/protocol';

/** What every part of a club's page is given. */
export interface ClubProps {
  readonly page: ClubPage;
  /** The server has answered with a newer one. */
  show(page: ClubPage): void;
}

export function isOrganiser(role: ClubRole | null): boolean {
  return role === 'owner' || role === 'organiser';
}
