/** The rules at hand. */
export const rules = {
  'rules.loading': 'Un momento…',
  'rules.title': 'Regole',
  'rules.phase': 'fase',
  'rules.book': 'Apri il regolamento',
};
