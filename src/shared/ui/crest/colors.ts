/** Kit colours: apart from each other on light and dark grounds. */
const colors = [
  '#c8102e',
  '#1d4ed8',
  '#0f172a',
  '#f8fafc',
  '#15803d',
  '#f59e0b',
  '#7c1d3f',
  '#0ea5e9',
  '#6d28d9',
  '#dc5a17',
  '#065f6b',
  '#eab308',
  '#94a3b8',
  '#7f1d1d',
  '#1e3a8a',
  '#be185d',
];

/** FNV-1a over UTF-16 units: the same name has the same colours everywhere, for ever. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Two different stable colours of a team. */
export function crestColors(name: string): [left: string, right: string] {
  const value = hash(name);
  const first = value % colors.length;
  const second = (first + 1 + ((value >>> 8) % (colors.length - 1))) % colors.length;
  return [colors[first] ?? '', colors[second] ?? ''];
}

/** "West Ham United" → "WHU", "Arsenal" → "ARS": at most three letters, what is in brackets aside. */
export function initialsOf(name: string): string {
  const words = name.replace(/\(.*?\)/g, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const [first = ''] = words;
  const letters = words.length > 1 ? words.slice(0, 3).map(firstLetter) : (first.match(letter) ?? []).slice(0, 3);
  return letters.join('').toLocaleUpperCase();
}

/** A letter with its marks. */
const letter = /\p{L}\p{M}*/gu;
const firstLetter = (word: string) => word.match(letter)?.[0] ?? '';
