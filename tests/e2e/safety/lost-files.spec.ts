import { awaited, late } from '../../../build/moments.ts';
import { scriptsOf } from '../../support/walk/entries.ts';
import { enter, expect, test } from '../../support/world.ts';

const session = { name: 'Session', exact: true } as const;

for (const [what, lost] of [
  ['the question about cookies', /\/assets\/agree-cookies-/],
  ['what counts visits', /\/assets\/(?:begin|collect|agree-cookies)-/],
] as const)
  test(`[LIM-95] [R-N7] without ${what} everything else works`, async ({ page, world }) => {
    await page.route(lost, (route) => route.abort('blockedbyclient'));
    await enter(page, await world.createUser('player'));
    await page.goto('/en/home/line');
    await expect(page.getByRole('region', session).getByRole('button', { name: 'Stop for 24 h' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Support' })).toBeVisible();
    await expect(page.getByText('This section could not be loaded')).toHaveCount(0);
  });

test('[LIM-95] [R-N7] session time and stop hang on no other late part', async ({ page, world }) => {
  const own = scriptsOf('index.html', ...awaited, 'src/app/late/late-session.tsx');
  const others = scriptsOf(...late).difference(own);
  expect(others.size).toBeGreaterThan(10);
  await page.route(
    ({ pathname }) => others.has(pathname.slice(1)),
    (route) => route.abort('blockedbyclient'),
  );
  await enter(page, await world.createUser('player'));
  await page.goto('/en/home/line');
  await page.getByRole('region', session).getByRole('button', { name: 'Stop for 24 h' }).click();
  await expect(page).toHaveURL(/\/goodbye/);
});
