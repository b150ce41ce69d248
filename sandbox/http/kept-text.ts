import { gzipSync } from 'node:zlib';

import type { Context } from 'hono';

import { type Env, type KeptText, variesBy } from './context.ts';

/** Shorter ones go as they are. */
const least = 1024;
/** Half of the work of the usual level, for a tenth more bytes. */
const level = 4;

/** The bytes of both forms are made once: of a megabyte and a half even turning text into bytes holds the process up, once for each caller. */
export function keptText(text: string): KeptText {
  const bytes = new TextEncoder().encode(text);
  let packed: Uint8Array<ArrayBuffer> | undefined;
  return { text, bytes, gzip: () => (packed ??= new Uint8Array(gzipSync(bytes, { level }))) };
}

/**
 * Sends the compressed form to clients that accept it. All headers come before the body: a header that is set after the
 * body creates a new response and copies its bytes. What reads answers finds the text in the context. Row HTTP-48.
 */
export function tellKept(c: Context<Env>, kept: KeptText): Response {
  c.set('kept', kept);
  const isLong = kept.text.length >= least;
  if (isLong) variesBy(c, 'Accept-Encoding');
  const packs = isLong && /\bgzip\b/.test((c.req.header('Accept-Encoding') ?? '').slice(0, 200));
  if (packs) c.header('Content-Encoding', 'gzip');
  return c.body(packs ? kept.gzip() : kept.bytes, 200, { 'Content-Type': 'application/json' });
}
