import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { buildPages } from './plugins.ts';

// `npm test` does not run the bench. This test shows when the build of the bench falls behind the product's build.
test('the bench builds its page for plugins as the product is built', { timeout: 60_000 }, async () => {
  const { html, manifest } = await buildPages();
  expect(readFileSync(html, 'utf8')).toContain('<script type="importmap">');
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ plugins: [{ id: 'probe', enabled: true }] });
});
