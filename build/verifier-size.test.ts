import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';
import { expect, test } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

test('[CAS-07] whatever checks a round, of any game, is at most 4 kB', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@contracts': path('contracts') } },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: path('src/pages/games/room/lib/check.ts'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  expect(code).toContain('HMAC');
  expect(code).toContain('five-lines');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(4000);
});
