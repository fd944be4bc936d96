/** The rules at hand. */
export const rules = {
  'rules.loading': 'Looking it up…',
  'rules.title': 'Rules',
  'rules.phase': 'phase',
  'rules.book': 'Open the rulebook',
};
