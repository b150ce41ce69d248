import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from '../../contracts/zod.ts';

const Csp = z.object({ importMap: z.string().check(z.regex(/^sha256-[\w+/]{43}=$/)) });
const inlineMap = /<script type="importmap">([\s\S]*?)<\/script>/;

/**
 * Gives the hash of the import map in the document. The build writes it down; otherwise it is counted from the
 * document.
 */
export async function importMapHash(dist: string, html: Buffer): Promise<string> {
  const written = await readFile(join(dist, 'csp.json'), 'utf8').catch(() => null);
  if (written !== null) return Csp.parse(JSON.parse(written)).importMap;
  const map = inlineMap.exec(html.toString('utf8'))?.[1] ?? '';
  return `sha256-${createHash('sha256').update(map).digest('base64')}`;
}
