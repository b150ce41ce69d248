/** From the bell of a selection to what became of it. */
import type { Page } from '@playwright/test';

import { coupon, enter, expect, inBoardOrder, odds, test, visit, type World } from '../../support/world.ts';

/** A selection at 2.00 in the slip, and its form. */
async function openForm(page: Page, world: World) {
  await world.simulator({ run: false });
  const { entities } = await world.snapshot('list:line:1');
  const [pick] = inBoardOrder(entities).flatMap((match) => {
    const home = entities.markets?.find(
      ({ gameId, typeId, groupId, isBlocked }) => gameId === match.id && typeId === 1 && groupId === 1 && !isBlocked,
    );
    return home === undefined || match.status !== 0 ? [] : [{ match, home }];
  });
  const { match, home } = pick!;
  const set = (coef: number) => world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
  await set(2);
  await enter(page);
  await page.goto('/en/home/line');
  await odds(page, match, match.opp1.name).click();
  const bell = coupon(page).getByRole('button', { name: /^Wait for other odds/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Wait for other odds' });
  await expect(form).toBeVisible();
  return { form, set };
}

test('[ORDER-01] [ORDER-05] [ORDER-06] an alert is asked for by keyboard, and every page says when the odds are there', async ({
  page,
  world,
}) => {
  const { form, set } = await openForm(page, world);
  await form.getByRole('textbox').fill('1.5');
  await page.keyboard.press('Enter');
  await expect(form.getByText('The odds are there already.')).toBeVisible();
  await form.getByRole('textbox').fill('2.10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You will be told.')).toBeVisible();
  await visit(page, '/en/office/orders');
  await expect(page.getByRole('main').getByText('1 of 20 waiting')).toBeVisible();
  await set(2.2);
  await expect(page.getByRole('main').getByText('Reached')).toBeVisible();
  await expect(page.getByText(/The odds are 2.20. You asked to be told at 2.10 or higher/).first()).toBeVisible();
});

test('[ORDER-02] [ORDER-05] a bet is confirmed before it is ordered, and placed when the odds are there', async ({
  page,
  world,
}) => {
  const { form, set } = await openForm(page, world);
  await form.getByText('Place bet', { exact: true }).click();
  await form.getByRole('textbox', { name: /decimal odds/ }).fill('2.10');
  await form.getByRole('textbox', { name: 'Stake' }).fill('60');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText(/^Place .*60.* at 2.10 or higher, until the end of the match\?$/)).toBeVisible();
  await form.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('Order taken. Nothing is placed yet.')).toBeVisible();
  await set(2.2);
  await visit(page, '/en/office/orders');
  await expect(page.getByRole('main').getByText('Placed', { exact: true })).toBeVisible();
  await visit(page, '/en/office/history');
  await expect(
    page
      .getByRole('main')
      .getByText(/2\.20?/)
      .first(),
  ).toBeVisible();
});
