export const en = {
  'dock.undo': 'Undo',

  'undo.ask': 'Ask the others',
  'undo.title': 'Ask the others to go back?',
  'undo.back-to': 'Back to before “{what}”',
  'undo.others':
    '{others, plural, =0 {No decision of another player would be undone.} one {One decision of another player would be undone.} other {# decisions of others would be undone.}}',
  'undo.send': 'Ask the others',
  'undo.not': 'No, play on',
  'undo.list': 'What would be undone',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
