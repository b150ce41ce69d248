import { Hono } from 'hono';

import { housed } from '../../contracts/brand.ts';
import { headerNames } from '../../contracts/common.ts';
import type { ContentBlock } from '../../contracts/content-blocks.ts';
import { type Env, languageOf, variesBy } from '../http/context.ts';
import { houseName } from '../site/index.ts';
import { pageTexts } from './page-texts.ts';

/**
 * Returns the texts of a page: in its language, in English where there is no translation, and null where there is no
 * text.
 */
function blocksOf(path: string, language: string): ContentBlock[] {
  const { texts, isOwn } = pageTexts(path, language);
  return texts.map((block, index) => ({
    id: `${path}#${String(index)}`,
    ...(isOwn ? {} : { language: 'en' }),
    ...block,
  }));
}

/** Texts that editors wrote. Spec: api §10. */
export function blockRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/content-api/v1/content', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    variesBy(c, 'Cookie', headerNames.world);
    const path = (c.req.query('path') ?? '').replace(/^\/|\/$/g, '');
    const blocks = blocksOf(path, c.req.query('language') ?? languageOf(c));
    return c.json({ data: { blocks: housed(blocks, houseName(c.get('world'))) } });
  });
  return routes;
}
