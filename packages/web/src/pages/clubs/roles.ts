import type { ClubPage, ClubRole } from '@macher/protocol';

/** What every part of a club's page is given. */
export interface ClubProps {
  readonly page: ClubPage;
  /** Shows a newer page, with which the server has answered. */
  show(page: ClubPage): void;
}

export function isOrganiser(role: ClubRole | null): boolean {
  return role === 'owner' || role === 'organiser';
}
