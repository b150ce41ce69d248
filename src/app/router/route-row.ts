import type { ComponentType } from 'react';

import type { TextKey } from '@/shared/i18n';
import type { Layout, RouteMeta } from '@/shared/routing';

import type { Params } from './match';

type PageModule = { default: ComponentType };

/** One line of the site map. */
export type RouteRow = {
  /** Without the language and without a slash at the start; `:name` is a parameter, `?` makes a segment optional. */
  path: string;
  /** Parameters that the path itself says. */
  fixed?: Params;
  /** What else the parameters must be. */
  allow?: (params: Params) => boolean;
  page: () => Promise<PageModule>;
  meta: RouteMeta;
};

/** Groups that every page of a layout shows; the early script asks for those of the main one. Decision D-44. */
const layoutGroups: Readonly<Record<Layout, readonly string[]>> = {
  main: ['main', 'menu', 'auth', 'errors', 'sport', 'coupon', 'header', 'footer'],
  empty: ['main', 'auth', 'errors', 'technical'],
  blocked: ['main', 'errors', 'technical'],
  maintenance: ['main', 'errors', 'technical'],
};

type MetaInput = Omit<RouteMeta, 'layout' | 'dictionaries' | 'title'> & {
  title: TextKey;
  dictionaries?: readonly string[];
};

const meta =
  (layout: Layout) =>
  ({ dictionaries = [], ...rest }: MetaInput): RouteMeta => ({
    ...rest,
    layout,
    dictionaries: [...layoutGroups[layout], ...dictionaries],
  });

export const main = meta('main');
export const empty = meta('empty');
export const maintenance = meta('maintenance');
