/** Kit colours by family. The halves of a shield never share a family, so they stay apart at 14 px. */
const families: readonly (readonly string[])[] = [
  ['#c8102e', '#7f1d1d', '#be185d'],
  ['#1d4ed8', '#1e3a8a', '#0ea5e9'],
  ['#f8fafc', '#94a3b8'],
  ['#0f172a', '#065f6b'],
  ['#eab308', '#f59e0b'],
  ['#15803d', '#65a30d'],
  ['#6d28d9'],
  ['#dc5a17'],
];

const pickFrom = <T>(list: readonly T[], value: number): T | undefined => list[value % list.length];

/** FNV-1a over UTF-16 units: a name has the same colours everywhere and for ever. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Two different colours of a team, always the same. */
export function crestColors(name: string): [left: string, right: string] {
  const value = hash(name);
  const first = value % families.length;
  const others = families.toSpliced(first, 1);
  const second = pickFrom(others, value >>> 8) ?? [];
  return [pickFrom(families[first] ?? [], value >>> 16) ?? '', pickFrom(second, value >>> 20) ?? ''];
}

/** "West Ham United" → "WHU", "Arsenal" → "ARS": at most three letters. Ignores brackets. */
export function initialsOf(name: string): string {
  const words = name.replace(/\(.*?\)/g, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const [first = ''] = words;
  const letters = words.length > 1 ? words.slice(0, 3).map(firstLetter) : (first.match(letter) ?? []).slice(0, 3);
  return letters.join('').toLocaleUpperCase();
}

/** A letter with its marks. */
const letter = /\p{L}\p{M}*/gu;
const firstLetter = (word: string) => word.match(letter)?.[0] ?? '';
