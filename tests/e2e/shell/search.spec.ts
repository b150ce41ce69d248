/** The search: names in three scripts, and outcomes that Enter puts into the coupon. */
import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { coupon, expect, test, type World } from '../../support/world.ts';

/** A match to come with a total that has a line. */
async function totalOf(world: World) {
  const { entities } = await world.snapshot('list:line:1');
  for (const { id, opp1, opp2 } of entities.games ?? []) {
    const { entities: offer } = await world.snapshot(`game:${String(id)}`);
    const over = offer.markets?.find(({ groupId, typeId, isBlocked }) => groupId === 2 && typeId === 7 && !isBlocked);
    if (over?.param !== undefined) return { opp1, opp2, over, line: over.param };
  }
  throw new Error('No match has a total');
}

const openSearch = async (page: Page, name: string) => {
  await page.keyboard.press('ControlOrMeta+k');
  return page.getByRole('dialog', { name }).getByRole('combobox');
};

test(
  '[SEARCH-05][SEARCH-03] by keyboard alone: a total is typed, chosen and added once; a match opens',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const { opp1, opp2, over, line } = await totalOf(world);
    await page.goto('/en/home/line');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const field = await openSearch(page, 'Search');
    await page.keyboard.type(`${opp1.name} over ${String(line)}`);
    const cell = page.getByRole('gridcell', { name: new RegExp(`${over.name}.*${opp1.name}.*${opp2.name}`) });
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await expect(cell.getByRole('button', { name: /\d\.\d+$/ })).toBeVisible();
    await expectAccessible(page, openDialog);
    await page.keyboard.press('Enter');
    const said = page.getByRole('dialog').getByText(/^In the bet slip: /);
    await expect(said).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(/^Already in the bet slip: /)).toBeVisible();
    await expect(cell.getByRole('button')).toHaveAttribute('aria-pressed', 'true');

    await field.fill(`${opp1.name} ${opp2.name}`);
    const match = page.getByRole('dialog').getByRole('link', { name: new RegExp(`^${opp1.name} – ${opp2.name}`) });
    await expect(match).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(opp1.name);
    await expect(coupon(page)).toContainText(opp1.name);
  },
);

test('[SEARCH-02] [LANG-31] a phone in Arabic: names by their sound, outcomes in its words', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/home/line');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const field = await openSearch(page, 'بحث');
  await field.fill('ليفربول');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /ليفربول/ })
      .first(),
  ).toBeVisible();
  await field.fill('kbdthgekm');
  await expect(page.getByRole('dialog').getByText(/«ливерпуль»/)).toBeVisible();
  await expectAccessible(page, openDialog);
});
