import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { buildPages } from './plugins.ts';

// `npm test` does not run the bench. This test shows when the build of the bench falls behind the product's build.
test('the bench builds its pages for plugins as the product is built', { timeout: 60_000 }, async () => {
  const pages = await buildPages();
  expect(pages.map(({ apps }) => apps)).toEqual([1, 5, 20]);
  for (const { folder, apps } of pages) {
    expect(readFileSync(`${folder}/index.html`, 'utf8')).toContain('<script type="importmap">');
    const { plugins } = JSON.parse(readFileSync(`${folder}/plugins/manifest.json`, 'utf8')) as { plugins: object[] };
    expect(plugins).toHaveLength(apps);
    expect(plugins[0]).toMatchObject({ id: 'probe-0', enabled: true });
  }
});
