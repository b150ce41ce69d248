import { baseOf, neededForms, pluralForm, pluralForms } from '../../../build/plural-forms.ts';
import type { Texts } from './groups.ts';

/** `key`: in the file of the language. `source`: the English text; of a plural, that of its own form or of `other`. */
export type Unit = { key: string; source: string; target?: string | undefined; isPlural: boolean };

/** What a language has to say. Its plurals have the forms of its grammar, not those of English. */
export function unitsOf(english: Texts, own: Texts, language: string): Unit[] {
  const forms = [...neededForms(language)];
  const seen = new Set<string>();
  return Object.entries(english).flatMap(([key, source]): Unit[] => {
    if (!pluralForm.test(key)) return [{ key, source, target: own[key], isPlural: false }];
    const base = baseOf(key);
    if (seen.has(base)) return [];
    seen.add(base);
    const given = forms.filter((form) => form !== 'zero' || `${base}_zero` in english);
    const more = Object.keys({ ...english, ...own })
      .filter((each) => baseOf(each) === base && pluralForm.test(each) && each in own)
      .map((each) => each.slice(base.length + 1));
    const all = new Set([...given, ...more]);
    return pluralForms
      .filter((form) => all.has(form))
      .map((form) => ({
        key: `${base}_${form}`,
        source: english[`${base}_${form}`] ?? english[`${base}_other`] ?? source,
        target: own[`${base}_${form}`],
        isPlural: true,
      }));
  });
}
