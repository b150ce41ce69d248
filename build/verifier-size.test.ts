import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';
import { expect, test } from 'vitest';

import { type Slug, slugs } from '../contracts/games/facts.ts';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The file of each game's mathematics: the check takes one of them. */
const files: Readonly<Partial<Record<Slug, string>>> = {
  'five-lines': 'slot',
  'peg-drop': 'pegs',
  'bingo-75': 'bingo',
};

test.each(slugs)('[CAS-07] whatever checks a round of %s is at most 4 kB', async (slug) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@contracts': path('contracts'), '@': path('src') } },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: [path('src/widgets/casino/check/lib/own.ts'), path(`contracts/games/${files[slug] ?? slug}.ts`)],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  expect(code).toContain('HMAC');
  expect(code).toContain(slug);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(4000);
});
