import { type Context, Hono } from 'hono';

import { escapeMarkup } from '../../contracts/escape-markup.ts';
import { isLanguageOffered } from '../../contracts/languages.ts';
import { routePath } from '../../contracts/plugin-routes.ts';
import { newsSlugs } from '../content/news/articles.ts';
import { textPaths } from '../content/page-texts.ts';
import { promotionsFor } from '../content/promotions/promotions.ts';
import { type Env, variesBy } from '../http/context.ts';
import { calledOrigin } from '../http/transport.ts';
import { siteConfig } from '../site/config.ts';
import type { World } from '../world/world.ts';
import type { OwnPages } from './app-pages.ts';
import type { createFiles } from './files.ts';
import { isOff } from './page-status.ts';
import type { RouteTable } from './route-table.ts';

const escaped = (text: string) => escapeMarkup(text).replaceAll("'", '&apos;');

/** A page and the languages that have it. */
type Listed = { path: string; languages: readonly string[] };

/** Articles, promotions and landings, which the route table does not name. */
const writtenPaths = (world: World): string[] => [
  ...newsSlugs.map((slug) => `/news/${slug}`),
  ...promotionsFor({ world, userId: null, language: 'en' }).map(({ id }) => `/promotions/${id}`),
  ...textPaths.filter((path) => path.startsWith('page/')).map((path) => `/${path}`),
];

/** Pages of the host that the configuration enables, and pages of the present remote apps. Row PLUG-45. */
async function listedPages(c: Context<Env>, table: RouteTable, own: OwnPages): Promise<Listed[]> {
  const world = c.get('world');
  const offered = siteConfig(world, 'en')
    .languages.filter(isLanguageOffered)
    .map(({ code }) => code);
  const hosts = (await table.rows()).flatMap(({ listed, ...row }) =>
    listed === null || row.status !== 200 || isOff(world, listed, new URLSearchParams(), { ...row, params: {} })
      ? []
      : [{ path: listed, languages: offered }],
  );
  const written: Listed[] = [];
  for (const path of writtenPaths(world)) {
    const found = await table.find(`/en${path}`);
    if (found?.status === 200 && !isOff(world, path, new URLSearchParams(), found))
      written.push({ path, languages: offered });
  }
  const apps = (await own.list(c, null))
    .filter(({ robots, auth }) => robots !== 'noindex' && auth === undefined)
    .map(({ page, languages }) => ({
      path: routePath(page),
      languages: offered.filter((code) => languages.length === 0 || languages.includes(code)),
    }));
  return [...hosts, ...written, ...apps];
}

/** The map of the site for search engines: each page in each language, with the others beside it. */
async function sitemap(c: Context<Env>, table: RouteTable, own: OwnPages): Promise<string> {
  const origin = calledOrigin(c);
  const addressOf = (code: string, path: string) => escaped(`${origin}/${code}${path === '/' ? '' : path}`);
  const urls = (await listedPages(c, table, own)).flatMap(({ path, languages }) => {
    const alternates = languages
      .map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(code, path)}"/>`)
      .join('');
    return languages.map((code) => `<url><loc>${addressOf(code, path)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** What search engines read first. `files`: of the build. */
export function mapRoutes(files: ReturnType<typeof createFiles>, table: RouteTable, own: OwnPages): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/sitemap.xml', async (c) => {
    c.header('Content-Type', 'application/xml; charset=utf-8');
    c.header('Cache-Control', 'no-cache');
    return c.body(await sitemap(c, table, own));
  });
  // The file says what robots may read; only a running server knows its own address.
  routes.get('/robots.txt', async (c) => {
    const file = await files('/robots.txt');
    c.header('Cache-Control', 'no-cache');
    return c.text(`${file?.bytes.toString() ?? ''}Sitemap: ${calledOrigin(c)}/sitemap.xml\n`);
  });
  // Password managers lead their people to the form by this address.
  routes.get('/.well-known/change-password', (c) => {
    const { languages } = siteConfig(c.get('world'), 'en');
    const asked = /^[a-z]{2}\b/.exec(c.req.header('Accept-Language') ?? '')?.[0];
    const known = languages.find((one) => one.code === asked && isLanguageOffered(one))?.code ?? 'en';
    variesBy(c, 'Accept-Language');
    return c.redirect(`/${known}/office/security?change=password`, 302);
  });
  return routes;
}
