import { Hono } from 'hono';

import type { Area } from '../area/index.ts';
import type { Env } from '../http/context.ts';
import { openApiDocument } from './document.ts';
import { docsPage, docsStyle } from './page.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Describes the API, for programs and for people. The description is made at the first request. */
function docsRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  let made: Record<string, unknown> | null = null;
  const document = () => (made ??= openApiDocument());

  routes.get('/openapi.json', (c) => c.json(document(), 200, { 'Cache-Control': 'no-cache' }));
  routes.get('/docs/api', (c) =>
    c.html(docsPage(document()), 200, { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }),
  );
  routes.get('/docs/api.css', (c) =>
    c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  return routes;
}

export const openapiArea: Area = {
  routes: () => [docsRoutes()],
};
