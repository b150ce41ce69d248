import type { PluginEntry } from './plugin.ts';
import { type PageTitle, PluginPage } from './plugin-page.ts';
import { fitsRoute, shareAddress } from './plugin-routes.ts';

export type { PluginPage } from './plugin-page.ts';

/** A page of a remote app. `languages`: where the app is; empty for everywhere. */
export type OwnPage = PluginPage & { id: string; languages: readonly string[] };

/** `path`: from the entry on, as `pages[0].title`. `isDropped`: the page is not used; otherwise the field alone is not. */
export type PageFault = { id: string; path: string; fault: string; isDropped: boolean };

type Entry = Pick<PluginEntry, 'id' | 'pages' | 'requires'>;

/** A page can do without these. */
const spare: readonly PropertyKey[] = ['menu', 'layout', 'robots'];

const without = (raw: object, names: readonly PropertyKey[]): object =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !names.includes(name)));

type Read = { page: PluginPage | null; faults: { field: string; fault: string; isDropped: boolean }[] };

/** One page: a wrong optional field affects only itself. */
function readPage(raw: unknown): Read {
  const read = PluginPage.safeParse(raw);
  if (read.success) return { page: read.data, faults: [] };
  const { issues } = read.error;
  const names = issues.map(({ path: [name] }) => name ?? '');
  const isDropped = typeof raw !== 'object' || raw === null || names.some((name) => !spare.includes(name));
  const faults = issues.map(({ path, message }) => ({
    field: path.map((part) => `.${String(part)}`).join(''),
    fault: message,
    isDropped,
  }));
  return { page: isDropped ? null : (PluginPage.safeParse(without(raw, names)).data ?? null), faults };
}

/**
 * The pages of all apps, in their order, and what is wrong with the others. `isTaken`: whether the host's own table has
 * an address of a route. Of two apps that want one address the first gets it. Row PLUG-43.
 */
export function readOwnPages(
  entries: readonly Entry[],
  isTaken: (route: string) => boolean,
): { pages: OwnPage[]; faults: PageFault[] } {
  const pages: OwnPage[] = [];
  const faults: PageFault[] = [];
  for (const { id, pages: given = [], requires } of entries)
    for (const [index, raw] of given.entries()) {
      const path = `pages[${String(index)}]`;
      const { page, faults: own } = readPage(raw);
      faults.push(...own.map(({ field, ...fault }) => ({ id, path: `${path}${field}`, ...fault })));
      if (page === null) continue;
      const other = pages.find((one) => (one.id !== id || one.page === page.page) && shareAddress(one.page, page.page));
      const fault = isTaken(page.page)
        ? `"${page.page}" is an address of the host`
        : other && `"${page.page}" is taken by "${other.id}"`;
      if (fault === undefined) pages.push({ ...page, id, languages: requires?.languages ?? [] });
      else faults.push({ id, path: `${path}.page`, fault, isDropped: true });
    }
  return { pages, faults };
}

/** The page at a path without its language. Of two of one app the longer address wins. */
export const ownPageAt = (pages: readonly OwnPage[], path: string): OwnPage | undefined =>
  pages.filter(({ page }) => fitsRoute(page, path)).toSorted((a, b) => weight(b) - weight(a))[0];

/** An exact address wins over a wide one of the same length. */
const weight = ({ page }: OwnPage): number => page.length - (page.endsWith('/*') ? 2.5 : 0);

/** A title in a language; where it has none, in English, else in what there is. It may be the key of a text. */
export const titleIn = (title: PageTitle, language: string): string =>
  typeof title === 'string' ? title : (title[language] ?? title['en'] ?? Object.values(title)[0] ?? '');
