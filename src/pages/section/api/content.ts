import type { ContentBlock } from '@contracts/content-blocks';
import { ContentAnswer } from '@contracts/content-blocks';

import { createApiQuery } from '@/shared/api';

/** `path` without the language. */
export type ContentQuestion = { path: string; language: string };
export type PageContent = ContentQuestion & { blocks: readonly ContentBlock[] };

/** GET /content-api/v1/content: the texts that editors wrote for a page. Spec: api §10. */
export const contentQuery = createApiQuery({
  name: 'content',
  request: ({ path, language }: ContentQuestion) => ({ path: '/content-api/v1/content', query: { path, language } }),
  contract: ContentAnswer,
  mapData: ({ data }, question): PageContent => ({ ...question, blocks: data.blocks }),
  retry: { times: 2, delayMs: 1000 },
  cacheMs: 10 * 60_000,
  isOfPage: true,
});
