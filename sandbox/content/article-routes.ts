import { type Context, Hono } from 'hono';

import { housed } from '../../contracts/brand.ts';
import { headerNames } from '../../contracts/common.ts';
import { type Env, languageOf, variesBy } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { houseName } from '../site/index.ts';
import { alphabetIn } from './alphabet/alphabet.ts';
import { newsIn } from './news/articles.ts';
import { cardOf, promotionsFor } from './promotions/promotions.ts';

const askedBy = (c: Context<Env>) => ({
  world: c.get('world'),
  userId: c.get('session')?.userId ?? null,
  language: languageOf(c),
});

const newsOf = (c: Context<Env>) => housed(newsIn(languageOf(c)), houseName(c.get('world')));

/** News and promotions: the list, and a single one; the alphabet of betting. Spec: api §10. */
export function articleRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.use('/content-api/v1/:kind{news|promotions}/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    // Offers depend on the player: only the answers for visitors may be shared.
    c.header('Cache-Control', c.get('session') === null ? 'public, max-age=60' : 'private, no-store');
    variesBy(c, 'Cookie', 'Authorization', headerNames.world);
  });
  routes.get('/content-api/v1/news', (c) =>
    c.json({ data: newsOf(c).map(({ chapters: _, links: __, ...heading }) => heading) }),
  );
  routes.get('/content-api/v1/news/:slug', (c) => {
    const found = newsOf(c).find(({ slug }) => slug === c.req.param('slug'));
    if (found === undefined) throw notFound('This article');
    return c.json({ data: found });
  });
  routes.get('/content-api/v1/promotions', (c) => c.json({ data: promotionsFor(askedBy(c)).map(cardOf) }));
  routes.get('/content-api/v1/promotions/:id', (c) => {
    const found = promotionsFor(askedBy(c)).find(({ id }) => id === c.req.param('id'));
    if (found === undefined) throw notFound('This promotion');
    return c.json({ data: found });
  });
  routes.get('/content-api/v1/alphabet', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json({ data: alphabetIn(languageOf(c)) });
  });
  return routes;
}
