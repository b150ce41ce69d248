import { Hono } from 'hono';

import { gameFramePath } from '../../contracts/game-frame.ts';
import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { createFiles } from './files.ts';
import { forGood, send } from './send.ts';

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Picture of a game</title>
<link rel="stylesheet" href="${gameFramePath}index.css" crossorigin>
<script type="module" src="${gameFramePath}index.js"></script>
</head>
<body></body>
</html>
`;

/** It may run its own files and nothing else: no call, no picture, no form, no other page around it than this site's. */
const documentHeaders: Record<string, string> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'sandbox allow-scripts',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'no-referrer',
};
/** The page has no origin, so even its own files are another's to it. They are the same for everybody. */
const fileHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The page that draws games in a frame, and its files. Row CAS-03, decision D-281. */
export function pictureRoutes(dist: string): Hono<Env> {
  const routes = new Hono<Env>();
  const files = createFiles(`${dist}/frames/game-pictures`);
  routes.get(gameFramePath, (c) => c.html(document, 200, documentHeaders));
  routes.get(`${gameFramePath}:file`, async (c) => {
    const name = c.req.param('file');
    const file = await files(`/${name}`);
    if (file === null) throw notFound('This file');
    const isNamed = /-[\w-]{7}\.js$/.test(name);
    return send(c, file, { ...fileHeaders, ...(isNamed ? forGood : { 'Cache-Control': 'no-cache' }) });
  });
  return routes;
}
