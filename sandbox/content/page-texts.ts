import type { ContentBlock } from '../../contracts/content-blocks.ts';

/** Blocks by the path of their page, without language and slash at the start. */
export type PageTexts = Readonly<Record<string, readonly Pick<ContentBlock, 'title' | 'paragraphs' | 'links'>[]>>;
