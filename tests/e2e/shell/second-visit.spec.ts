import type { Page } from '@playwright/test';

import { expect, test } from '../../support/world.ts';

test.use({ hasWorker: true });

const snapshots = '/feed-api/v1/snapshot';
const prices = (page: Page) => page.getByRole('main').getByRole('button', { name: /[\d.]+$/ });

/** Opens the page for the first time, until its worker has kept the board. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(prices(page).first()).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('openbook-boards')).keys()).map(({ url }) => url));
  await expect.poll(kept, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/topic=(?:list|top)%3A/));
}

for (const path of ['/en', '/en/home/line', '/en/home/live'])
  test(`[SPEED-06] ${path}: the second visit begins with the last board, locked and with its age, and moves nothing when the live one comes`, async ({
    page,
    world,
  }) => {
    await world.simulator({ run: false });
    await visit(page, path);
    await world.faults({ path: snapshots, delayMs: 4000, times: 20 });
    await page.reload();
    const note = page.getByRole('main').getByRole('status').filter({ hasText: 'Odds are locked.' });
    await expect(note).toContainText(/Last update \d/);
    await expect(prices(page).first()).toBeVisible();
    const before = await prices(page).first().boundingBox();
    await expect(note).toHaveCount(0);
    expect(await prices(page).first().boundingBox()).toEqual(before);
  });

test('[SPEED-08] the second visit has its frame while the document is still asked for', async ({ page }) => {
  await visit(page, '/en/home/line');
  const keptDocuments = () =>
    page.evaluate(async () => (await (await caches.open('openbook-documents')).keys()).length);
  await expect.poll(keptDocuments).toBe(1);
  const held: string[] = [];
  await page.context().route('**/en/home/line', (route) => void held.push(route.request().url()));
  await page.goto('about:blank');
  await page.goto('/en/home/line');
  await expect(prices(page).first()).toBeVisible();
  await expect.poll(() => held).toHaveLength(1);
  await page.context().unroute('**/en/home/line');
});
