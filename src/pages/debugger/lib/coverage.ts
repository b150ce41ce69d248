/** `done`: English texts that the language has. `missing`: keys that fall back to English. */
export type Coverage = { language: string; group: string; total: number; missing: readonly string[] };

const files = import.meta.glob<Record<string, string>>('/contracts/dictionaries/*/*.json', {
  eager: true,
  import: 'default',
});

/** `menu.games_one` and `menu.games_many` are one text: languages have plurals of their own. */
const textsOf = (dictionary: Readonly<Record<string, string>>) =>
  new Set(Object.keys(dictionary).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')));

const parsed = Object.entries(files).flatMap(([file, dictionary]) => {
  const [, language, group] = /\/dictionaries\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  return language === undefined || group === undefined ? [] : [{ language, group, texts: textsOf(dictionary) }];
});
const english = parsed.filter(({ language }) => language === 'en');

/** How much of each group each language has. Lists only languages with files of their own. */
export const coverage: readonly Coverage[] = [...new Set(parsed.map(({ language }) => language))].flatMap((language) =>
  english.map(({ group, texts }) => {
    const own = parsed.find((entry) => entry.language === language && entry.group === group)?.texts;
    return { language, group, total: texts.size, missing: [...texts].filter((text) => own?.has(text) !== true) };
  }),
);
