import { Hono } from 'hono';

import type { ContentBlock } from '../../contracts/content-blocks.ts';
import { HEADER } from '../../contracts/common.ts';
import { languageOf, type Env } from '../server/context.ts';
import { english } from './texts-en.ts';
import { russian } from './texts-ru.ts';
import type { PageTexts } from './page-texts.ts';

const byLanguage: Readonly<Record<string, PageTexts>> = { en: english, ru: russian };

/** Texts of a page in its language, in English where nobody has translated them, and none where nobody has written them. */
function blocksOf(path: string, language: string): ContentBlock[] {
  const own = byLanguage[language]?.[path];
  const texts = own ?? english[path] ?? [];
  return texts.map((block, index) => ({
    id: `${path}#${String(index)}`,
    ...(own === undefined ? { language: 'en' } : {}),
    ...block,
  }));
}

/** What editors wrote. Spec: api §10. */
export function blockRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/content-api/v1/content', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    c.header('Vary', `Cookie, ${HEADER.world}`);
    const path = (c.req.query('path') ?? '').replace(/^\/|\/$/g, '');
    return c.json({ data: { blocks: blocksOf(path, c.req.query('language') ?? languageOf(c)) } });
  });
  return routes;
}
