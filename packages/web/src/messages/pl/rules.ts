/** The rules at hand. */
export const rules = {
  'rules.loading': 'Szukamy w zasadach…',
  'rules.title': 'Zasady',
  'rules.phase': 'faza',
  'rules.book': 'Otwórz zasady gry',
};
