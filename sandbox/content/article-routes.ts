import { type Context, Hono } from 'hono';

import type { BonusOffer } from '../../contracts/bonus-offers.ts';
import { headerNames } from '../../contracts/common.ts';
import { type Env, languageOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { type Article, news, promotions } from './articles.ts';
import { bonusesFor, termsOf } from './bonuses.ts';

/** Gives an article in a language. Where nobody has translated it, it gives the English one and says so. */
function inLanguage({ texts }: Article, language: string) {
  const own = texts[language];
  return own === undefined ? { ...texts.en, language: 'en' } : own;
}
const headingOf = (article: Article, language: string) => {
  const { paragraphs: _, ...heading } = inLanguage(article, language);
  return heading;
};

type Promotion = Article & { offer?: BonusOffer };
/** What the server offers, and the bonuses that this caller may have. */
const promotionsFor = (c: Context<Env>): Promotion[] => [
  ...bonusesFor(c.get('world'), c.get('session')?.userId ?? null),
  ...promotions,
];
const factsOf = (c: Context<Env>, { id, offer }: Promotion) =>
  offer === undefined ? { id } : { id, terms: termsOf(offer, languageOf(c)) };

/** News and promotions: the list, and a single one. Spec: api §10. */
export function articleRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.use('/content-api/v1/:kind{news|promotions}/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    // What a player may have depends on who they are: only the answers for visitors are everybody's.
    c.header('Cache-Control', c.get('session') === null ? 'public, max-age=60' : 'private, no-store');
    c.header('Vary', `Cookie, Authorization, ${headerNames.world}`);
  });
  routes.get('/content-api/v1/news', (c) =>
    c.json({
      data: news.map((article) => ({
        slug: article.id,
        publishedAt: article.at,
        ...headingOf(article, languageOf(c)),
      })),
    }),
  );
  routes.get('/content-api/v1/news/:slug', (c) => {
    const found = news.find(({ id }) => id === c.req.param('slug'));
    if (found === undefined) throw notFound('This article');
    return c.json({ data: { slug: found.id, publishedAt: found.at, ...inLanguage(found, languageOf(c)) } });
  });
  routes.get('/content-api/v1/promotions', (c) =>
    c.json({
      data: promotionsFor(c).map((promotion) => ({ ...factsOf(c, promotion), ...headingOf(promotion, languageOf(c)) })),
    }),
  );
  routes.get('/content-api/v1/promotions/:id', (c) => {
    const found = promotionsFor(c).find(({ id }) => id === c.req.param('id'));
    if (found === undefined) throw notFound('This promotion');
    return c.json({ data: { ...factsOf(c, found), ...inLanguage(found, languageOf(c)) } });
  });
  return routes;
}
