import { byLanguage } from './folder.ts';

/** Whole pages have a file for each language too, in a shape of their own. */
const pages = ['alphabet', 'news', 'pages', 'promotions', 'rules'].map((name) => `sandbox/content/${name}`);
export const contentFolders: readonly string[] = [
  ...pages,
  'sandbox/framed-chat/texts',
  'plugins/round-verifier/texts',
];

type ContentFile = { language: string; group: string; content: unknown };

export const contentFiles = (): ContentFile[] =>
  contentFolders.flatMap((group) =>
    [...byLanguage<unknown>(new URL(`../../${group}/`, import.meta.url))].map(([language, content]) => ({
      ...{ language, group, content },
    })),
  );

/** Ways, names of things in addresses and words to look for: no language has them in the number of another. */
const unread = new Set(['id', 'path', 'slug', 'words']);

/** Writes another text at each place of a content; places are "information/about.0.title". */
export function rewritten(content: unknown, textAt: (place: string, text: string) => string, place = ''): unknown {
  if (typeof content === 'string') return textAt(place, content);
  if (Array.isArray(content))
    return content.map((part, index) => rewritten(part, textAt, place === '' ? String(index) : `${place}.${index}`));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [
      name,
      unread.has(name) ? part : rewritten(part, textAt, place === '' ? name : `${place}.${name}`),
    ]),
  );
}

/** The texts of a content by their places. */
export function textsOf(content: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  rewritten(content, (place, text) => (texts[place] = text));
  return texts;
}

/** The texts of all such files. */
export const contentTexts = (): { language: string; group: string; texts: Record<string, string> }[] =>
  contentFiles().map(({ language, group, content }) => ({ language, group, texts: textsOf(content) }));
