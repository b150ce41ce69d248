/** Texts of one group in one language. */
type DictionaryFile = { language: string; group: string; texts: Readonly<Record<string, string>> };

/**
 * `total`: English keys, a plural counted once. `missing`: those shown in English, as `group: key`. `translated`: whole
 * percent, rounded down.
 */
type LanguageCoverage = {
  language: string;
  name: string;
  total: number;
  own: number;
  missing: readonly string[];
  translated: number;
};

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const basesOf = ({ group, texts }: DictionaryFile): string[] => [
  ...new Set(Object.keys(texts).map((key) => `${group}: ${key.replace(pluralForm, '')}`)),
];

/** How many texts each language on offer has itself; the rest is English, key by key. Spec: LANG-10. */
export function languageCoverage(
  languages: readonly { code: string; name: string }[],
  files: readonly DictionaryFile[],
): LanguageCoverage[] {
  const basesIn = (language: string) => files.filter((file) => file.language === language).flatMap(basesOf);
  const english = basesIn('en');
  return languages.map(({ code, name }) => {
    const own = new Set(basesIn(code));
    const missing = english.filter((base) => !own.has(base));
    const has = english.length - missing.length;
    return {
      language: code,
      name,
      total: english.length,
      own: has,
      missing,
      translated: Math.floor((has * 100) / english.length),
    };
  });
}
