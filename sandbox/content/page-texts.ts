import type { ContentBlock } from '../../contracts/content-blocks.ts';
import { byLanguage } from '../texts/folder.ts';
import en from './pages/en.json' with { type: 'json' };

type Block = Pick<ContentBlock, 'title' | 'paragraphs' | 'links'>;
/** Blocks by the path of their page, without language and first slash. */
type PageTexts = Readonly<Record<string, readonly Block[]>>;

const english: PageTexts = en;
const texts = byLanguage<PageTexts>(new URL('pages/', import.meta.url));
/** Every language has the texts of the same pages. */
export const textsByLanguage: readonly (readonly [language: string, texts: PageTexts])[] = [...texts];

/** These addresses show the texts of others. */
const sameAs: readonly (readonly [prefix: string, other: string])[] = [
  ['page-headless/', 'page/'],
  ['allgamesentrance/', 'games-landing/'],
];

/** The path under which the texts of a page are kept. */
function keptAt(path: string): string {
  const [prefix = '', other = ''] = sameAs.find(([each]) => path.startsWith(each)) ?? [];
  return other + path.slice(prefix.length);
}

export const hasPageTexts = (path: string): boolean => Object.hasOwn(english, keptAt(path));

/** The texts of a page; `isOwn`: in this language, not in English. */
export function pageTexts(path: string, language: string): { texts: readonly Block[]; isOwn: boolean } {
  if (!hasPageTexts(path)) return { texts: [], isOwn: false };
  const kept = keptAt(path);
  const own = texts.get(language)?.[kept];
  return { texts: own ?? english[kept] ?? [], isOwn: own !== undefined };
}

/** Pages with texts of their own, for the map of the site. */
export const textPaths: readonly string[] = Object.keys(english);
