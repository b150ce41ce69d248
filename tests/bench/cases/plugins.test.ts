import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { buildPages } from './plugins.ts';

// The bench is no part of `npm test`: what it builds with must not fall behind the product's build unseen.
test('the page that the bench loads plugins into is built as the product is', { timeout: 60_000 }, async () => {
  const { html, manifest } = await buildPages();
  expect(readFileSync(html, 'utf8')).toContain('<script type="importmap">');
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ plugins: [{ id: 'probe', enabled: true }] });
});
