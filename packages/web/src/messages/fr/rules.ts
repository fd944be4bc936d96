/** The rules at hand. */
export const rules = {
  'rules.loading': 'On cherche la règle…',
  'rules.title': 'Règles',
  'rules.phase': 'phase',
  'rules.book': 'Ouvrir les règles du jeu',
};
