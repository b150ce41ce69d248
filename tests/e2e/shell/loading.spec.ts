import { lateEntries } from '../../support/walk/entries.ts';
import { expect, test } from '../../support/world.ts';

/** Pages by the remote app that draws them, null for those of the host. */
const pages = { '/en/home/live': null, '/en/promo': 'promotions', '/en/toto': 'toto', '/en/results': 'results' };

for (const [path, app] of Object.entries(pages))
  test(`[SPEED-01] [SPEED-02] ${path}: the page comes before what nobody has asked for, and no file is read twice`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    // The last of what loads by itself in the first seconds.
    await expect(page.locator('#menu').getByRole('button', { name: 'Support' })).toBeVisible();
    const files = asked.filter((name) => /^\/(?:assets|plugins)\/.*\.(?:js|css)$/.test(name));
    expect(files.filter((name, place) => files.indexOf(name) !== place)).toEqual([]);

    const [late = ''] = lateEntries().get('src/app/late/late-parts.tsx') ?? [];
    const before = asked.slice(0, asked.indexOf(`/${late}`));
    const own = app === null ? [] : asked.filter((name) => name.startsWith(`/plugins/${app}/`));
    expect(before).toEqual(expect.arrayContaining([...own, '/bff-api/config/all.json']));
    expect(own.length > 0).toBe(app !== null);
  });
