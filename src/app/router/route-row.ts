import type { ComponentType } from 'react';
import type { NonIndexRouteObject, Params } from 'react-router-dom';

import { startGroups } from '@/shared/config';
import type { TextKey } from '@/shared/i18n';
import type { Layout, RouteMeta } from '@/shared/routing';

type PageModule = { default: ComponentType };

/** One line of the site map: a route object of React Router, whose handle says what its page is. */
export type RouteRow = Omit<NonIndexRouteObject, 'handle'> & {
  /** Without the language and without a slash at the start. `params.ts` says what a parameter may hold. */
  path: string;
  handle: RouteMeta;
  /** The path itself sets these parameters. */
  fixed?: Params;
  page: () => Promise<PageModule>;
  /** The navigation of each of these pages lists all of them. */
  area?: string | undefined;
  /** The address in that navigation; null when the page is not listed there. */
  link: string | null;
};

/** Every page of a layout shows these groups. Decision D-44. */
const layoutGroups: Readonly<Record<Layout, readonly string[]>> = {
  main: startGroups,
  empty: ['main', 'auth', 'errors', 'technical'],
  blocked: ['main', 'errors', 'technical'],
  maintenance: ['main', 'errors', 'technical'],
};

type RowInput = Partial<Omit<RouteMeta, 'title' | 'links'>> & {
  /** By default the key is `page.title.<page id>`. */
  title?: TextKey;
  page?: RouteRow['page'];
  fixed?: Params;
  area?: string;
  link?: string | null;
  /** The backend, or the page of sections itself, has something to show here besides the page's name. */
  hasContent?: boolean;
};

/** These groups hold the texts of pages that show what the backend has for them. */
export const sectionGroup = 'section';
const section = () => import('@/pages/section');
/** Nobody asks for this, because the row leads elsewhere. */
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
 * Makes the rows of one area. The first argument holds what all of them share. Then each call adds a row: its path, its
 * availability entry (null: always there) and its own fields. The path gives page id, title, section and dictionaries
 * unless the row names them. Spec: shell §2, decisions D-28, D-44.
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
      caseSensitive: true,
      ...(fixed === undefined ? {} : { fixed }),
      page: page ?? (redirect === undefined ? section : nowhere),
      area,
      link: link === undefined && redirect === undefined ? linkOf(path) : (link ?? null),
      handle: {
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

/** The guard of rows that lead elsewhere, depend on a switch or limit their query. */
export const rowGuardName = 'route row';
