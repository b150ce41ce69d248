import type { Context } from 'hono';
import { Hono } from 'hono';

import { iconsFallbackVersion } from '../../../contracts/constants.ts';
import type { Env } from '../context.ts';
import { notFound } from '../failure.ts';
import { importMapHash } from './document.ts';
import { createFiles, encodingFor, type ServedFile } from './files.ts';
import { documentHeaders, plainPageHeaders, strictTransport, workerHeaders } from './headers.ts';
import { pageStatusOf, type PageStatus } from './page-status.ts';
import { createRouteTable } from './route-table.ts';

/** A hash in the name: the contents can never change. */
const hashed = /^\/(?:assets|plugins)\/.*[-.][\w-]{8,}\.\w+(?:\.map)?$/;
/** Paths that are files or calls: what is missing there is missing, the document would only hide it. */
const neverDocument = /^\/(?:assets|plugins|icons|fonts|sys-ui|sys-icons|web-api|[a-z-]+-api)\//;

/** Whatever version the configuration names, this server has the one set that was built with the page. */
const iconSet = /^\/sys-icons\/[\w.-]+\//;
const builtIconSet = `/sys-icons/${iconsFallbackVersion}/`;
/** The page names the set's contents, and a set drawn without the network must be at hand; not for ever: while versions change, an older server may answer. */
const iconSetHeaders = { 'Cache-Control': 'public, max-age=3600' };

/** The built product: files, and the document for every address of the page. `dist`: folder of the build. */
export function staticRoutes(dist: string): Hono<Env> {
  const routes = new Hono<Env>();
  const files = createFiles(dist);
  const pageAt = createRouteTable(dist);

  routes.get('/plugins/manifest.json', async (c, next) => {
    const { plugins } = c.get('world');
    if (plugins === null) return next();
    c.header('Cache-Control', 'no-cache');
    return c.json(plugins);
  });

  routes.get('*', async (c) => {
    const decoded = decodePath(c.req.path);
    const path = (decoded ?? c.req.path).replace(iconSet, builtIconSet);
    const isDocument = path === '/' || path === '/index.html';
    const file = isDocument ? null : await files(path);
    if (file !== null) {
      const isNamed = path.startsWith(builtIconSet) && c.req.url.includes('?');
      return send(c, file, isNamed ? iconSetHeaders : fileHeaders(path));
    }
    // An address that is no valid UTF-8 names no page: its document says so.
    const page = decoded === null ? null : await pageAt(isDocument ? '/' : path);
    const isMissing = neverDocument.test(path) || (page === null && /\.\w{2,5}$/.test(path));
    if (!isDocument && isMissing) throw notFound('This file');
    const { pathname, search } = new URL(c.req.url);
    const plain = withoutSlash(pathname);
    if (plain !== null) return c.redirect(`${plain}${search}`, 301);
    const html = await files('/index.html');
    if (html === null) return c.text('The page is not built yet: npm run build', 503, { 'Retry-After': '5' });
    const headers: Record<string, string> = {
      ...documentHeaders(await importMapHash(dist, html.bytes)),
      ...transport(c),
    };
    const { status, retryAfter } = pageStatusOf(c, path, page);
    if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter);
    return send(c, html, headers, status);
  });

  return routes;
}

/** `/en/results/` → `/en/results`, null where nothing is to be taken away. Never an address of another host. Spec: ROUTE-183. */
const withoutSlash = (path: string): string | null => (/^\/[^/\\].*\/$/.test(path) ? path.replace(/\/+$/, '') : null);

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
  return { 'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache' };
}

const transport = (c: Context<Env>): Record<string, string> =>
  c.req.header('X-Forwarded-Proto') === 'https' ? { 'Strict-Transport-Security': strictTransport } : {};

async function send(
  c: Context<Env>,
  file: ServedFile,
  headers: Record<string, string>,
  status: PageStatus['status'] = 200,
): Promise<Response> {
  const all: Record<string, string> = {
    ...headers,
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && c.req.header('If-None-Match') === file.etag) return c.body(null, 304, all);
  const encoding = encodingFor(file, c.req.header('Accept-Encoding') ?? '');
  if (encoding !== 'identity') all['Content-Encoding'] = encoding;
  const bytes = await file.compressed(encoding);
  return c.body(new Uint8Array(bytes), status, { ...all, 'Content-Length': String(bytes.length) });
}
