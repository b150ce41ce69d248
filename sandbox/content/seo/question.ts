import type { pageQuery } from '../../../contracts/content.ts';

/** What somebody asks of a page; what the page does not have is empty. */
export type PageQuestion = Record<keyof typeof pageQuery, string>;
