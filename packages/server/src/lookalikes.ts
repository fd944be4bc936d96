/**
 * A name as it looks: names that look alike are one. Letters of other scripts are taken for Latin ones, small capitals,
 * numbers, blanks, and letters with something small below them. After Unicode's table of confusable signs, as far as
 * people could mean them as a name.
 */
export function looksOf(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(BELOW, '').normalize('NFKC');
  const shaped = [...bare].map(sign => LARGE.get(sign) ?? OTHERS.get(sign) ?? sign).join('');
  const small = [...shaped.toUpperCase().toLowerCase()].map(sign => SMALL.get(sign) ?? sign).join('');
  return small.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll(/\s+/gu, ' ').trim();
}

/** LARGE is looked at before capitals are made small: a large I is a small l to the eye, but a small i isn't. */
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

/** BELOW are dots, lines and hooks below a letter; but not those of French, Polish and Turkish. */
const BELOW =
  /[\u0316-\u0319\u031c-\u0320\u0323-\u0326\u0329-\u0333\u0339-\u033c\u0347-\u0349\u034d\u034e\u0353-\u0356]/gu;

/**
 * OTHERS are of scripts that few write here, sign by sign: capitals and small letters, small capitals, and what has
 * neither.
 */
const OTHERS = pairs(
  ['ᴀꓮⲀⲁᎪꭺ', 'a'],
  ['ʙꓐⲂⲃᏴᏏꮟ', 'b'],
  ['ᴄꓚⲤⲥᏟꮯ', 'c'],
  ['ᴅꓓꓒᎠꭰᏧꮷ', 'd'],
  ['ᴇꓰⲈⲉᎬꭼ', 'e'],
  ['ꜰꓝ', 'f'],
  ['ɢꓖᏀꮐᏻᏳց', 'g'],
  ['ʜꓧⲎⲏᎻꮋհի', 'h'],
  ['ɪᎥꭵ', 'i'],
  ['ᴊꓙᎫꭻյ', 'j'],
  ['ᴋꓗⲔⲕᏦꮶ', 'k'],
  ['ʟꓡꓲⲒⲓᏞꮮԼլ', 'l'],
  ['ᴍꓟⲘⲙᎷꮇ', 'm'],
  ['ɴꓠⲚⲛոռ', 'n'],
  ['ᴏꓳⲞⲟՕօ', 'o'],
  ['ᴘꓑⲢⲣᏢꮲ', 'p'],
  ['զգ', 'q'],
  ['ʀꓣᎡꭱᏒꮢ', 'r'],
  ['ꜱꓢᏚꮪᏕꮥՏ', 's'],
  ['ᴛꓔⲦⲧᎢꭲ', 't'],
  ['ᴜꓴՍս', 'u'],
  ['ᴠꓦᏙꮩ', 'v'],
  ['ᴡꓪᎳꮃᏔꮤա', 'w'],
  ['ꓫⲬⲭ', 'x'],
  ['ʏꓬⲨⲩᎩꭹᎽꮍ', 'y'],
  ['ᴢꓜᏃꮓ', 'z'],
);

function pairs(...rows: readonly (readonly [signs: string, like: string])[]): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(([signs, like]) => [...signs].map(sign => [sign, like] as const)));
}
