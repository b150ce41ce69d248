import type { Context } from 'hono';

import type { Env } from '../http/context.ts';
import { encodingFor, type ServedFile } from './files.ts';
import type { PageStatus } from './page-status.ts';

/** For addresses whose contents never change. */
export const forGood: Record<string, string> = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Answers with a file, in the encoding that the browser takes, or says that the browser has it already. */
export async function send(
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
