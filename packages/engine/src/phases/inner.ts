/** noDeciders is for a phase that leaves all its questions to inner phases. */
export const noDeciders = {
  deciders: () => [],
  kindFor: asksNothing,
  choice: asksNothing,
  play: asksNothing,
};

function asksNothing(): never {
  throw new Error('this phase asks nothing itself');
}
