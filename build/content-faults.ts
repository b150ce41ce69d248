import { placeholdersIn } from './placeholders.ts';

type ContentFile = { language: string; group: string; content: unknown };

const valuesIn = (text: string): string => [...new Set(placeholdersIn(text))].sort().join(', ');

/** Words to look for: each language has its own number of them. */
const free = new Set(['words']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where a file differs in its parts from the English one. */
function differences(english: unknown, own: unknown, place: string): string[] {
  if (typeof english === 'string' || typeof own === 'string') {
    if (typeof english !== 'string' || typeof own !== 'string') return [`${place} is of another kind than in English`];
    if (own.trim() === '' && english.trim() !== '') return [`${place} is empty`];
    const [asked, has] = [valuesIn(english), valuesIn(own)];
    return asked === has ? [] : [`${place} has the values {${has}}, English has {${asked}}`];
  }
  if (!isObject(english) || !isObject(own)) return [];
  const names = [...new Set([...Object.keys(english), ...Object.keys(own)])].filter((name) => !free.has(name));
  return names.flatMap((name) => {
    const inside = place === '' ? name : `${place}.${name}`;
    if (!Object.hasOwn(own, name)) return [`${inside} is missing`];
    if (!Object.hasOwn(english, name)) return [`${inside} is not in English`];
    return differences(english[name], own[name], inside);
  });
}

/**
 * Whole pages have no keys, so a file that exists has every part of the English one: half a page is worse than an English
 * one. A language of `complete` must have each file.
 */
export function findContentFaults(files: readonly ContentFile[], complete: readonly string[]): string[] {
  const english = files.filter(({ language }) => language === 'en');
  return [
    ...files.flatMap(({ language, group, content }) =>
      differences(english.find((file) => file.group === group)?.content, content, '').map(
        (fault) => `${language}/${group}: ${fault}`,
      ),
    ),
    ...complete.flatMap((language) =>
      english
        .filter(({ group }) => !files.some((file) => file.language === language && file.group === group))
        .map(({ group }) => `${language}/${group}: the file is missing`),
    ),
  ];
}
