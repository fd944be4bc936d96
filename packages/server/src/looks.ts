/** Names that look alike are one name: Latin, Cyrillic and Greek letters, numbers and blanks that are taken for each other. */
export function looksOf(name: string): string {
  const shaped = [...name.normalize('NFKC')].map(sign => LARGE.get(sign) ?? sign).join('');
  const small = [...shaped.toUpperCase().toLowerCase()].map(sign => SMALL.get(sign) ?? sign).join('');
  return small.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll(/\s+/gu, ' ').trim();
}

/** Before capitals are made small: a large I is a small l to the eye, but a small i isn't. */
const LARGE = pairs(
  ['IІӀΙ|1', 'l'],
  ['АΑ', 'a'],
  ['ВΒ', 'b'],
  ['СϹ', 'c'],
  ['ЕΕ', 'e'],
  ['Ԍ', 'g'],
  ['НΗ', 'h'],
  ['Ј', 'j'],
  ['КΚ', 'k'],
  ['МΜ', 'm'],
  ['Ν', 'n'],
  ['ОΟ0', 'o'],
  ['РΡ', 'p'],
  ['Ԛ', 'q'],
  ['Ѕ', 's'],
  ['ТΤ', 't'],
  ['Ԝ', 'w'],
  ['ХΧ', 'x'],
  ['УҮΥ', 'y'],
  ['Ζ', 'z'],
);

const SMALL = pairs(
  ['аαɑ', 'a'],
  ['вβ', 'b'],
  ['сϲ', 'c'],
  ['ԁ', 'd'],
  ['еε', 'e'],
  ['ɡԍ', 'g'],
  ['һн', 'h'],
  ['іιı', 'i'],
  ['јϳ', 'j'],
  ['кκ', 'k'],
  ['ӏ', 'l'],
  ['м', 'm'],
  ['η', 'n'],
  ['оο', 'o'],
  ['рρ', 'p'],
  ['ԛ', 'q'],
  ['ѕ', 's'],
  ['тτ', 't'],
  ['υ', 'u'],
  ['ν', 'v'],
  ['ԝω', 'w'],
  ['хχ', 'x'],
  ['уүγ', 'y'],
);

function pairs(...rows: readonly (readonly [signs: string, like: string])[]): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(([signs, like]) => [...signs].map(sign => [sign, like] as const)));
}
