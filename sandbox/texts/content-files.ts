import { byLanguage } from './folder.ts';

/** Whole pages have a file for each language too, in a shape of their own. */
const folders = [
  ...['content/alphabet', 'content/news', 'content/pages', 'content/promotions', 'content/rules'],
  ...['framed-chat/texts', '../plugins/round-verifier/texts'],
];

export type ContentFile = { language: string; group: string; content: unknown };

export const contentFiles = (): ContentFile[] =>
  folders.flatMap((group) =>
    [...byLanguage<unknown>(new URL(`../${group}/`, import.meta.url))].map(([language, content]) => ({
      ...{ language, group, content },
    })),
  );

/** Ways, names of things in addresses and words to look for: no language has them in the number of another. */
const unread = new Set(['id', 'path', 'slug', 'words']);

const leavesOf = (content: unknown, place: string): [place: string, text: string][] => {
  if (typeof content === 'string') return [[place, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    unread.has(name) ? [] : leavesOf(part, place === '' ? name : `${place}.${name}`),
  );
};

/** The texts of such files by their places: "information/about.0.title". */
export const contentTexts = (): { language: string; group: string; texts: Record<string, string> }[] =>
  contentFiles().map(({ language, group, content }) => ({
    ...{ language, group },
    texts: Object.fromEntries(leavesOf(content, '')),
  }));
