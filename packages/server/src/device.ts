/** Roughly what a person signed in with, in words they know; what is rarer stays out, so that it tells little. */
export function deviceOf(userAgent: string): string {
  const names = [firstIn(BROWSERS, userAgent), firstIn(SYSTEMS, userAgent)];
  return names.filter(name => name !== '').join(' ');
}

type Marks = readonly (readonly [name: string, mark: RegExp])[];

/** BROWSERS in an order: most also claim to be others, and the one that claims least comes last. */
const BROWSERS: Marks = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: Marks = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\b(Linux|CrOS)\b/],
];

function firstIn(marks: Marks, userAgent: string): string {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
}
