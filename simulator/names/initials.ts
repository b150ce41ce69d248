import type { Tongue } from './tongues.ts';

/** Languages that write names in their own letters. */
export type Lettered = 'ru' | 'uk' | 'ar';

/** The replacement for each letter of the English alphabet, from A to Z. */
const lettersOf = (forms: string): Readonly<Record<string, string>> =>
  Object.fromEntries(forms.split(' ').map((form, place) => [String.fromCharCode(65 + place), form]));

const cyrillic = lettersOf('А Б К Д Е Ф Г Х И Дж К Л М Н О П К Р С Т У В В Кс Й З');
/** Letters by their names. */
const named = lettersOf('إيه بي سي دي إي إف جي إتش آي جيه كيه إل إم إن أو بي كيو آر إس تي يو في دبليو إكس واي زد');
const firstInArabic = lettersOf('أ ب ك د إ ف غ ه إ ج ك ل م ن أ ب ك ر س ت أ ف و كس ي ز');
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
