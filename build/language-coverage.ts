import type { DictionaryFile } from './dictionary-faults.ts';

/** `total`: keys of English, a plural counted once; `missing`: those shown in English, `group: key`. */
export type LanguageCoverage = {
  language: string;
  name: string;
  total: number;
  own: number;
  missing: readonly string[];
};

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const basesOf = ({ group, texts }: DictionaryFile): string[] => [
  ...new Set(Object.keys(texts).map((key) => `${group}: ${key.replace(pluralForm, '')}`)),
];

/** How much of the product each language that can be chosen has words of its own for; the rest is English, key by key. Spec: LANG-10. */
export function languageCoverage(
  languages: readonly { code: string; name: string }[],
  files: readonly DictionaryFile[],
): LanguageCoverage[] {
  const basesIn = (language: string) => files.filter((file) => file.language === language).flatMap(basesOf);
  const english = basesIn('en');
  return languages.map(({ code, name }) => {
    const own = new Set(basesIn(code));
    const missing = english.filter((base) => !own.has(base));
    return { language: code, name, total: english.length, own: english.length - missing.length, missing };
  });
}
