/**
 * NAMED is where somebody is named whom others need: who sits, has opened, done or said anything anywhere, or is known
 * to others.
 */
const NAMED = [
  ['seats', 'person'],
  ['tables', 'owner'],
  ['entries', 'person'],
  ['result_people', 'person'],
  ['programs', 'person'],
  ['programs', 'owner'],
  ['reports', 'reporter'],
  ['blocks', 'person'],
  ['friends', 'person'],
  ['friends', 'friend'],
  ['friend_requests', 'asker'],
  ['friend_requests', 'asked'],
  ['personal_blocks', 'person'],
  ['personal_blocks', 'blocked'],
  ['club_members', 'person'],
  ['club_entrants', 'person'],
] as const;

/**
 * A statement that finds guests who came before a time, whom no cookie lets in any more, and who have left nothing that
 * anybody needs. `before` and `now` are how it names its values.
 */
export function goneGuests(schema: '' | 'macher.', before: string, now: string): string {
  const unnamed = NAMED.map(
    ([table, column]) => `AND NOT EXISTS (SELECT 1 FROM ${schema}${table} WHERE ${column} = guest.id)`,
  );
  return `FROM ${schema}people AS guest WHERE password IS NULL AND created_at <= ${before}
    AND NOT EXISTS (SELECT 1 FROM ${schema}sessions WHERE person = guest.id AND expires_at > ${now})
    ${unnamed.join(' ')}`;
}
