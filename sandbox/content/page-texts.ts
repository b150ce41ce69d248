import type { ContentBlock } from '../../contracts/content-blocks.ts';

/** Blocks by the path of their page, without language and first slash. */
export type PageTexts = Readonly<Record<string, readonly Pick<ContentBlock, 'title' | 'paragraphs' | 'links'>[]>>;
