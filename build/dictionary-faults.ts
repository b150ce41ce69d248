import { completeLanguages } from '../contracts/languages.ts';
import { placeholdersIn } from './placeholders.ts';
import { baseOf, neededForms, pluralForm } from './plural-forms.ts';

export type DictionaryFile = { language: string; group: string; texts: Record<string, string> };

/** Keys that the specification gives and no screen uses yet. */
const given = new Set([
  'main_ok',
  'main_query_error',
  'main_save_success',
  'responsible_gaming_cancel_limit_success',
  'responsible_gaming_cancel_limit_error',
  'responsible_gaming_confirm_limit_success',
  'responsible_gaming_confirm_limit_error',
]);

/** Finds the keys in sources: whole keys in quotes, and patterns made of templates such as `auth.error.${failure}`. */
function namedIn(sources: readonly string[]): { keys: Set<string>; patterns: RegExp[] } {
  const keys = new Set<string>();
  const patterns = new Map<string, RegExp>();
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(/['"`]([\w.-]+)['"`]/g)) keys.add(key);
    for (const [, template = ''] of source.matchAll(/`([\w.-]*[._-](?:\$\{[^`]*?\}[\w.-]*)+)`/g)) {
      const escaped = template
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('[\\w-]+');
      patterns.set(escaped, new RegExp(`^${escaped}$`));
    }
  }
  return { keys, patterns: [...patterns.values()] };
}

/** Texts that are found by what the code says in English, not by their key: refusals of the server. Row LANG-32. */
const foundBySentence = 'server/failures';
/** Finds whole sentences in quotes. */
const sentencesIn = (sources: readonly string[]): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(/'([A-Z][^'\n]{1,200}\.)'/g)].map(([, said = '']) => said)));

/** Finds the keys in calls of `t('…')`. The compiler does not check the keys of remote apps, so this does. */
const calledIn = (sources: readonly string[]): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key = '']) => key)));

function pluralFaults({ language, group, texts }: DictionaryFile): string[] {
  const needed = neededForms(language);
  const allowed = new Set([...new Intl.PluralRules(language).resolvedOptions().pluralCategories, 'zero']);
  const plurals = Map.groupBy(
    Object.keys(texts).filter((key) => pluralForm.test(key)),
    baseOf,
  );
  return [...plurals].flatMap(([base, keys]) => {
    const there = keys.map((key) => key.slice(base.length + 1));
    return [
      ...[...needed]
        .filter((form) => !there.includes(form))
        .map((form) => `${language}/${group}: ${base} lacks the form _${form}`),
      ...there
        .filter((form) => !allowed.has(form))
        .map((form) => `${language}/${group}: ${base} has no use for the form _${form}`),
    ];
  });
}

function comparedFaults(file: DictionaryFile, english: DictionaryFile): string[] {
  const own = new Set(Object.keys(file.texts).map(baseOf));
  const asked = new Set(Object.keys(english.texts).map(baseOf));
  const isComplete = completeLanguages.includes(file.language);
  const namesOf = (base: string) =>
    new Set(Object.entries(english.texts).flatMap(([key, text]) => (baseOf(key) === base ? placeholdersIn(text) : [])));
  const where = `${file.language}/${file.group}`;
  return [
    ...(isComplete ? [...asked].filter((key) => !own.has(key)).map((key) => `${where}: ${key} is missing`) : []),
    ...[...own].filter((key) => !asked.has(key)).map((key) => `${where}: ${key} is not in English`),
    ...Object.entries(file.texts).flatMap(([key, text]) =>
      placeholdersIn(text)
        .filter((name) => !namesOf(baseOf(key)).has(name))
        .map((name) => `${where}: ${key} has the placeholder {{${name}}}, which English has not`),
    ),
    ...Object.entries(file.texts).flatMap(([key, text]) => (text.trim() === '' ? [`${where}: ${key} is empty`] : [])),
  ];
}

const isEnglish = ({ language }: DictionaryFile): boolean => language === 'en';

/**
 * Finds every fault of the dictionaries and gives one line for each. `sources`: the program's source texts. `others`:
 * dictionaries that the sources may also use and that another call checks.
 */
export function findDictionaryFaults(
  files: readonly DictionaryFile[],
  sources: readonly string[],
  others: readonly DictionaryFile[] = [],
): string[] {
  const english = files.filter(isEnglish);
  const known = new Set([...files, ...others].filter(isEnglish).flatMap(({ texts }) => Object.keys(texts).map(baseOf)));
  const { keys, patterns } = namedIn(sources);
  const said = sentencesIn(sources);
  const isUsed = (key: string, group: string, text = '') =>
    given.has(key) ||
    keys.has(key) ||
    (group === foundBySentence && said.has(text)) ||
    patterns.some((pattern) => pattern.test(key));
  const twice = Map.groupBy(
    english.flatMap(({ group, texts }) => Object.keys(texts).map((key) => ({ key, group }))),
    ({ key }) => key,
  );
  return [
    ...[...calledIn(sources)].filter((key) => !known.has(key)).map((key) => `unknown key: ${key}`),
    ...english.flatMap(({ group, texts }) =>
      [...new Set(Object.keys(texts).map(baseOf))]
        .filter((key) => !isUsed(key, group, texts[key]))
        .map((key) => `en/${group}: ${key} is not used`),
    ),
    ...[...twice]
      .filter(([, places]) => places.length > 1)
      .map(([key, places]) => `${key} is in ${places.map(({ group }) => group).join(' and ')}`),
    ...files.flatMap(pluralFaults),
    ...completeLanguages.flatMap((language) =>
      english
        .filter(({ group }) => !files.some((file) => file.language === language && file.group === group))
        .map(({ group }) => `${language}/${group}: the file is missing`),
    ),
    ...files.flatMap((file) => {
      const own = english.find(({ group }) => group === file.group);
      if (own === undefined) return [`${file.language}/${file.group}: there is no English file`];
      return comparedFaults(file, own);
    }),
  ];
}
