import { Hono } from 'hono';

import { HEADER } from '../../contracts/common.ts';
import { PAGE_QUERY } from '../../contracts/content.ts';
import { languageOf, type Env } from '../server/context.ts';
import { countriesIn } from '../site/countries.ts';
import { contentSports, seoPage, type PageQuestion } from './seo.ts';

/** What search engines and counters are told. Spec: api §10. */
export function seoRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/content-api/v1/page', (c) => {
    const asked = (name: string) => c.req.query(name) ?? '';
    const names = Object.keys(PAGE_QUERY) as (keyof PageQuestion)[];
    const question = Object.fromEntries(names.map((name) => [name, asked(name)])) as PageQuestion;
    c.header('Cache-Control', 'public, max-age=600');
    c.header('Vary', `Cookie, ${HEADER.world}`);
    return c.json({ data: seoPage(c.get('world'), { ...question, language: question.language || languageOf(c) }) });
  });

  routes.get('/content-api/v1/sports', (c) => c.json({ data: contentSports(languageOf(c)) }));
  // Counters belong to a partner's site; this one has none.
  routes.get('/content-api/v1/counters', (c) => c.json({ data: [] }));
  routes.get('/web-api/geo/iso-codes', (c) => {
    c.header('Cache-Control', 'public, max-age=900');
    c.header('Vary', HEADER.language);
    return c.json({ data: countriesIn(languageOf(c)) });
  });
  return routes;
}
