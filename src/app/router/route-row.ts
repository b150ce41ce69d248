import type { ComponentType } from 'react';

import type { TextKey } from '@/shared/i18n';
import type { Layout, RouteMeta } from '@/shared/routing';

import type { Params } from './pattern';

type PageModule = { default: ComponentType };

/** One line of the site map. */
export type RouteRow = {
  /** Without the language and without a slash at the start; `:name` is a parameter, `?` makes it optional, `*` is any tail. */
  path: string;
  /** Parameters that the path itself says. */
  fixed?: Params;
  page: () => Promise<PageModule>;
  meta: RouteMeta;
  /** Pages that the navigation of each of them lists together. */
  area?: string | undefined;
  /** Address in that navigation; null: not listed. */
  link: string | null;
};

/** Groups that every page of a layout shows; the early script asks for those of the main one. Decision D-44. */
const layoutGroups: Readonly<Record<Layout, readonly string[]>> = {
  main: ['main', 'menu', 'auth', 'errors', 'sport', 'coupon', 'header', 'footer'],
  empty: ['main', 'auth', 'errors', 'technical'],
  blocked: ['main', 'errors', 'technical'],
  maintenance: ['main', 'errors', 'technical'],
};

type RowInput = Partial<Omit<RouteMeta, 'title' | 'links'>> & {
  /** By default the key `page.title.<page id>`. */
  title?: TextKey;
  page?: RouteRow['page'];
  fixed?: Params;
  area?: string;
  link?: string | null;
  /** The page shows what the backend, or the page of sections itself, has for it: not only its name. */
  hasContent?: boolean;
};

/** Texts of the pages that show what the backend has for them. */
const sectionGroup = 'section';
const section = () => import('@/pages/section');
/** Nobody waits for it: its row leads elsewhere. */
const nowhere = () => import('@/pages/not-found');

/** `office/casino/vipcashback` → `office-casino-vipcashback`. */
const idOf = (path: string) =>
  path
    .split('/')
    .filter((part) => !/^[:*]/.test(part))
    .join('-');

const linkOf = (path: string) => {
  const required = path
    .split('/')
    .filter((part) => !part.endsWith('?'))
    .join('/');
  return /[:*]/.test(required) ? null : required;
};

/**
 * Makes rows of one area: what all of them have in common first, then one call a row with its path, its availability entry (null: always there)
 * and what it alone has. Page id, title, section and dictionaries follow from the path unless named. Spec: shell §2, decisions D-28, D-44.
 */
export const rows =
  (common: RowInput = {}) =>
  (path: string, availability: number | null = null, own: RowInput = {}): RouteRow => {
    const merged = { ...common, ...own };
    const { page, fixed, area, link, hasContent = false, pageId = idOf(path), layout = 'main', ...more } = merged;
    const { dictionaries = [], redirect, setting, query, guards = [] } = more;
    const isEmpty = page === undefined && redirect === undefined && !hasContent;
    const isChecked = redirect !== undefined || setting !== undefined || query !== undefined;
    return {
      path,
      ...(fixed === undefined ? {} : { fixed }),
      page: page ?? (redirect === undefined ? section : nowhere),
      area,
      link: link === undefined && redirect === undefined ? linkOf(path) : (link ?? null),
      meta: {
        title: `page.title.${pageId}`,
        section: path.split('/')[0] ?? '',
        ...more,
        pageId,
        layout,
        ...(availability === null ? {} : { availability }),
        ...(isEmpty ? { isEmpty } : {}),
        dictionaries: [...layoutGroups[layout], ...(page === undefined ? [sectionGroup] : []), ...dictionaries],
        ...(isChecked ? { guards: [...guards, rowGuardName] } : {}),
      },
    };
  };

/** The guard of rows that lead elsewhere, hang on a switch or limit their query. */
export const rowGuardName = 'route row';
