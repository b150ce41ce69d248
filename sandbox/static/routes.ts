import type { Context } from 'hono';
import { Hono } from 'hono';

import { iconsFallbackVersion } from '../../contracts/constants.ts';
import { type Env, shownWorld } from '../http/context.ts';
import { neverDocument } from '../http/document-paths.ts';
import { notFound } from '../http/failure.ts';
import { isTls } from '../http/transport.ts';
import { houseName, looksOf, sightShare } from '../site/index.ts';
import { mapRoutes } from './app-map.ts';
import { createOwnPages, type ReadManifest } from './app-pages.ts';
import { branded, brandFile, withNotice } from './branded.ts';
import { importMapHash } from './document.ts';
import { createFiles } from './files.ts';
import { documentHeaders, pictureHeaders, plainPageHeaders, strictTransport, workerHeaders } from './headers.ts';
import { createHints } from './hints.ts';
import { pageStatusOf } from './page-status.ts';
import { pictureRoutes } from './pictures.ts';
import { createRouteTable } from './route-table.ts';
import { forGood, send } from './send.ts';

/** A hash in the name: the contents can never change. */
const hashed = /^\/(?:assets|plugins)\/.*[-.][\w-]{7,40}\.\w{1,8}(?:\.map)?$/;
const isFile = (path: string): boolean => /\.\w{2,5}$/.test(path);

/**
 * This server has one set of icons, the one that was built with the page. It serves that set whatever version the
 * configuration names.
 */
const iconSet = /^\/sys-icons\/[\w.-]+\//;
const builtIconSet = `/sys-icons/${iconsFallbackVersion}/`;
/**
 * The page names the contents of the set, so a browser may keep them: icons must be there without the network too. But
 * not for ever: during a release an older server may have answered.
 */
const iconSetHeaders = { 'Cache-Control': 'public, max-age=3600' };

/** Serves the built product: its files, and the document at every address of a page. `dist`: folder of the build. `frameOrigins`: whose pages may stand in frames. */
export function staticRoutes(
  dist: string,
  readManifest: ReadManifest = () => Promise.resolve(null),
  frameOrigins: (c: Context<Env>) => Promise<readonly string[]> = () => Promise.resolve([]),
): Hono<Env> {
  const routes = new Hono<Env>();
  const files = createFiles(dist);
  const table = createRouteTable(dist);
  const own = createOwnPages(readManifest, table);
  const hintsOf = createHints(dist, own.wanted);
  routes.route('/', mapRoutes(files, table, own));
  routes.route('/', pictureRoutes(dist));

  routes.get('*', async (c) => {
    const decoded = decodePath(c.req.path);
    const path = (decoded ?? c.req.path).replace(iconSet, builtIconSet);
    const isDocument = path === '/' || path === '/index.html';
    const shown = shownWorld(c);
    const house = { name: houseName(shown), looks: looksOf(shown), sight: sightShare(shown) };
    const ofBrand = isDocument ? null : brandFile(house.looks, path);
    if (ofBrand !== null) return send(c, ofBrand, brandHeaders(path));
    const file = isDocument ? null : await files(path);
    if (file !== null) {
      const isNamed = path.startsWith(builtIconSet) && c.req.url.includes('?');
      const told = path === '/manifest.json' ? branded('.json', file, house) : file;
      return send(c, told, isNamed ? iconSetHeaders : fileHeaders(path));
    }
    // An address that is no valid UTF-8 names no page: its document says so.
    const asked = isDocument ? '/' : path;
    const found = decoded === null ? null : await table.find(asked);
    const page = found ?? (decoded === null || isFile(path) ? null : await own.find(c, asked));
    const isMissing = neverDocument.test(path) || (page === null && isFile(path));
    if (!isDocument && isMissing) throw notFound('This file');
    const { pathname, search } = new URL(c.req.url);
    const plain = withoutSlash(pathname);
    if (plain !== null) return c.redirect(`${plain}${search}`, 301);
    const html = await files('/index.html');
    if (html === null) return c.text('The page is not built yet: npm run build', 503, { 'Retry-After': '5' });
    const headers: Record<string, string> = {
      ...documentHeaders(await importMapHash(dist, html.bytes), await frameOrigins(c)),
      ...transport(c),
    };
    const { status, retryAfter } = pageStatusOf(c, path, page);
    if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter);
    const hints = page !== null && status === 200 ? await hintsOf(c, asked, page) : '';
    if (hints !== '') headers['Link'] = hints;
    const made = branded('.html', html, house);
    const previewed = c.get('previewed');
    return previewed === undefined
      ? send(c, made, headers, status)
      : c.body(withNotice(made, previewed.notice()), status, { ...headers, 'Content-Type': made.type });
  });

  return routes;
}

/**
 * Takes the last slash away: `/en/results/` → `/en/results`. Null where there is none. It never makes an address of
 * another host. Spec: ROUTE-183.
 */
const withoutSlash = (path: string): string | null =>
  /^\/[^/\\].*\/$/.test(path) ? path.replace(/(?<!\/)\/+$/, '') : null;

/** Null for an address that is no valid UTF-8. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function fileHeaders(path: string): Record<string, string> {
  if (path === '/pwa-sw.js') return workerHeaders;
  if (path.endsWith('.html')) return plainPageHeaders;
  return hashed.test(path) ? forGood : { 'Cache-Control': 'no-cache' };
}

const brandHeaders = (path: string): Record<string, string> => ({
  ...(path.startsWith('/brand/') ? forGood : fileHeaders(path)),
  ...pictureHeaders,
});

const transport = (c: Context<Env>): Record<string, string> =>
  isTls(c) ? { 'Strict-Transport-Security': strictTransport } : {};
