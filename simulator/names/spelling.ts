/** The sounds of some letters of a word. It holds before any letter, or only before one of `next` ("$": the end). */
type Rule = { key: string; next: string; out: string };
/** How the letters of a language sound: its rules by their first letter, the longest first. */
export type Spelling = ReadonlyMap<string, readonly Rule[]>;

/**
 * Reads rules such as "sch=ш c>eiy=с ^ie=е er$=ер": spaces separate them, `^` is the beginning of a word and `$` its
 * end. A later text says better than an earlier one.
 */
export function readSpelling(...texts: readonly string[]): Spelling {
  const rules = new Map<string, Rule>();
  for (const each of texts.join(' ').split(/\s+/)) {
    const [, key, next = '', out = ''] = /^([^=>]+)(?:>([^=]+))?=(.*)$/u.exec(each) ?? [];
    if (key === undefined) continue;
    // What it sounds like anywhere is said again, so what was said of some places no longer counts.
    if (next === '') rules.delete(`${key}>`);
    rules.set(next === '' ? key : `${key}>`, { key, next, out });
  }
  // What holds only before some letters is asked first.
  const sorted = [...rules.values()].sort((a, b) => b.key.length - a.key.length || b.next.length - a.next.length);
  return Map.groupBy(sorted, ({ key }) => key.slice(0, 1));
}

const plainOf = (letter: string): string => letter.normalize('NFD').slice(0, 1);

/**
 * Writes a word of small letters by its sound, in Russian letters. A few extra letters separate sounds that share one
 * Russian letter: «ҳ» is the English h, «һ» that of Japan, «ҭ» the English th, «ӧ» the German ö, «ӣ» the Ukrainian и.
 */
export function spell(word: string, spelling: Spelling): string {
  const text = `^${word}$`;
  let written = '';
  for (let at = 0; at < text.length;) {
    const letter = text[at] ?? '';
    const isOf = ({ key, next }: Rule) =>
      text.startsWith(key, at) && (next === '' || next.includes(text[at + key.length] ?? '$'));
    const rule = spelling.get(letter)?.find(isOf);
    const other = /[\^$]/.test(letter)
      ? ''
      : (spelling.get(plainOf(letter))?.find(({ key }) => key.length === 1)?.out ?? letter);
    written += rule ? rule.out : other;
    at += rule ? rule.key.length : 1;
  }
  return written;
}
