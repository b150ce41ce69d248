import type { Tongue } from './tongues.ts';

/** Languages that write names in their own letters. */
export type Lettered = 'ru' | 'uk' | 'ar';

const cyrillic: Readonly<Record<string, string>> = {
  ...{
    A: 'А',
    B: 'Б',
    C: 'К',
    D: 'Д',
    E: 'Е',
    F: 'Ф',
    G: 'Г',
    H: 'Х',
    I: 'И',
    J: 'Дж',
    K: 'К',
    L: 'Л',
    M: 'М',
    N: 'Н',
  },
  ...{ O: 'О', P: 'П', Q: 'К', R: 'Р', S: 'С', T: 'Т', U: 'У', V: 'В', W: 'В', X: 'Кс', Y: 'Й', Z: 'З' },
};
/** Letters by their names. */
const named: Readonly<Record<string, string>> = {
  ...{ A: 'إيه', B: 'بي', C: 'سي', D: 'دي', E: 'إي', F: 'إف', G: 'جي', H: 'إتش', I: 'آي', J: 'جيه', K: 'كيه', L: 'إل' },
  ...{
    M: 'إم',
    N: 'إن',
    O: 'أو',
    P: 'بي',
    Q: 'كيو',
    R: 'آر',
    S: 'إس',
    T: 'تي',
    U: 'يو',
    V: 'في',
    W: 'دبليو',
    X: 'إكس',
  },
  ...{ Y: 'واي', Z: 'زد' },
};
const firstInArabic: Readonly<Record<string, string>> = {
  ...{
    A: 'أ',
    B: 'ب',
    C: 'ك',
    D: 'د',
    E: 'إ',
    F: 'ف',
    G: 'غ',
    H: 'ه',
    I: 'إ',
    J: 'ج',
    K: 'ك',
    L: 'ل',
    M: 'م',
    N: 'ن',
    O: 'أ',
  },
  ...{ P: 'ب', Q: 'ك', R: 'ر', S: 'س', T: 'ت', U: 'أ', V: 'ف', W: 'و', X: 'كس', Y: 'ي', Z: 'ز' },
};
const across = (letters: Readonly<Record<string, string>>, marks: string, between = '') =>
  Array.from(marks, (letter) => letters[letter] ?? letter).join(between);

/** Marks of clubs such as "FC": letter by letter. */
export function marksIn(marks: string, language: Lettered): string {
  if (language === 'ar') return marks.length > 1 ? across(named, marks, ' ') : across(firstInArabic, marks);
  return across(language === 'uk' ? { ...cyrillic, H: 'Г', I: 'І' } : cyrillic, marks);
}

const softJ: ReadonlySet<Tongue> = new Set(['de', 'nl', 'nordic', 'fi', 'pl', 'cs', 'hr', 'hu', 'ukrainian']);
const frenchJ: ReadonlySet<Tongue> = new Set(['fr', 'pt']);

/** The first name behind an initial is not known, only the language. */
export function initialIn(letter: string, tongue: Tongue | undefined, language: Lettered): string {
  if (letter === 'J' && tongue) {
    if (softJ.has(tongue)) return language === 'ar' ? 'ي' : 'Й';
    if (tongue === 'es') return language === 'ar' ? 'خ' : 'Х';
    if (frenchJ.has(tongue)) return language === 'ar' ? 'ج' : 'Ж';
  }
  if (letter === 'E' && language === 'ru') return 'Э';
  if (letter === 'W' && tongue === 'en' && language === 'ru') return 'У';
  return marksIn(letter, language);
}
