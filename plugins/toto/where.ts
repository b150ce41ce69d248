import { isTotoKind, type TotoKindName } from '@contracts/pools';

const pages = ['draw', 'next', 'coupons', 'draws', 'nonimees'] as const;
export type TotoPage = 'ticket' | (typeof pages)[number];

/**
 * `kind` null: a kind of the site that has no draws. `root`: what the addresses of this kind begin with; in the frame there is no
 * page but the ticket.
 */
export type Where = { kind: TotoKindName | null; section: string; page: TotoPage; isFrame: boolean };

/** What an address of toto means, by the path without the language. */
export function whereOf(path: string): Where {
  const [, area = '', first = '', second = ''] = path.split('/');
  const pageOf = (word: string) => pages.find((page) => page === word);
  const isSection = first !== '' && pageOf(first) === undefined;
  const section = isSection ? first : 'fifteen';
  return {
    kind: isTotoKind(section) ? section : null,
    section,
    page: pageOf(isSection ? second : first) ?? 'ticket',
    isFrame: area === 'toto-frame',
  };
}

/** The address of a page of a kind. */
export const pathOf = (section: string, page: TotoPage, isFrame: boolean): string =>
  isFrame ? `/toto-frame/${section}` : `/toto/${section}${page === 'ticket' ? '' : `/${page}`}`;
