/** The rules at hand. */
export const rules = {
  'rules.loading': 'Wird nachgeschlagen …',
  'rules.title': 'Regeln',
  'rules.phase': 'Phase',
  'rules.book': 'Regelheft öffnen',
};
