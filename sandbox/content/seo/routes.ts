import { Hono } from 'hono';

import { headerNames } from '../../../contracts/common.ts';
import { pageQuery } from '../../../contracts/content.ts';
import { type Env, languageOf, variesBy } from '../../http/context.ts';
import { countriesIn } from '../../site/countries.ts';
import { seoPage } from './page.ts';
import type { PageQuestion } from './question.ts';
import { contentSports } from './sports.ts';

/** What search engines and counters learn. Spec: api §10. */
export function seoRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/content-api/v1/page', (c) => {
    const asked = (name: string) => c.req.query(name) ?? '';
    const names = Object.keys(pageQuery) as (keyof PageQuestion)[];
    const question = Object.fromEntries(names.map((name) => [name, asked(name)])) as PageQuestion;
    c.header('Cache-Control', 'public, max-age=600');
    variesBy(c, 'Cookie', headerNames.world);
    return c.json({ data: seoPage(c.get('world'), { ...question, language: question.language || languageOf(c) }) });
  });

  routes.get('/content-api/v1/sports', (c) => c.json({ data: contentSports(languageOf(c)) }));
  // Counters belong to a partner's site; this site has none.
  routes.get('/content-api/v1/counters', (c) => c.json({ data: [] }));
  routes.get('/web-api/geo/iso-codes', (c) => {
    c.header('Cache-Control', 'public, max-age=900');
    return c.json({ data: countriesIn(languageOf(c)) });
  });
  return routes;
}
