import { gzipSync } from 'node:zlib';

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import { type Env, type KeptText, variesBy } from './context.ts';

/** Shorter ones go as they are. */
const least = 1024;
/** Half of the work of the usual level, for a tenth more bytes. */
const level = 4;

export function keptText(text: string): KeptText {
  let made: Uint8Array<ArrayBuffer> | undefined;
  return { text, gzip: () => (made ??= new Uint8Array(gzipSync(text, { level }))) };
}

export function tellKept(c: Context<Env>, kept: KeptText): Response {
  if (kept.text.length >= least) c.set('kept', kept);
  return c.body(kept.text, 200, { 'Content-Type': 'application/json' });
}

/** Sends the compressed form of a kept text. It stands before what reads answers. */
export const packKept = createMiddleware<Env>(async (c, next) => {
  await next();
  const kept = c.get('kept');
  if (kept === undefined || c.res.status !== 200) return;
  variesBy(c, 'Accept-Encoding');
  if (!/\bgzip\b/.test((c.req.header('Accept-Encoding') ?? '').slice(0, 200))) return;
  const { headers } = c.res;
  headers.set('Content-Encoding', 'gzip');
  headers.delete('Content-Length');
  c.res = new Response(kept.gzip(), { status: 200, headers });
});
