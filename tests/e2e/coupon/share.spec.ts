import { expectAccessible, openDialog } from '../../support/axe.ts';
import { coupon, enter, expect, odds, test } from '../../support/world.ts';

test(
  '[CPN-34] a coupon is shared by code, comes back by its code with what is over left out, and the old slip can be brought back',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [first, second, third] = await world.liveMatches();
    await page.goto('/en/home/live');
    const slip = coupon(page);
    await odds(page, first!.match, first!.match.opp1.name).click();
    await odds(page, second!.match, second!.match.opp1.name).click();

    await slip.getByRole('button', { name: 'Share bet slip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share bet slip' });
    const shown = dialog.getByRole('status', { name: 'Bet slip code' });
    await expect(shown).toHaveText(/^[2-9A-Z]{6}$/);
    const code = (await shown.textContent()) ?? '';
    await expectAccessible(page, openDialog);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save image' }).click();
    expect((await download).suggestedFilename()).toBe(`coupon-${code}.png`);
    await page.keyboard.press('Escape');

    await slip.getByRole('button', { name: 'Clear' }).click();
    await slip.getByRole('textbox', { name: 'Bet slip code' }).fill('zzzzzz');
    await page.keyboard.press('Enter');
    await expect(slip.getByRole('alert')).toContainText('No bet slip has this code');

    await world.simulator({ gameId: second!.match.id, do: 'finish', score: [1, 0] });
    await slip.getByRole('textbox', { name: 'Bet slip code' }).fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await expect(slip).toContainText(`1 selection loaded from code ${code}`);
    await expect(slip).toContainText('the match is over');

    // The link also replaces the slip, and then leaves the address.
    await slip.getByRole('button', { name: 'Clear' }).click();
    await odds(page, third!.match, third!.match.opp1.name).click();
    await page.goto(`/en/home/live?coupon=${code}`);
    await expect(slip).toContainText('loaded from code');
    await expect(page).toHaveURL(/\/en\/home\/live$/);
    await expect(slip.getByRole('button', { name: new RegExp(`^Remove ${first!.match.opp1.name}`) })).toBeVisible();
    await slip.getByRole('button', { name: 'Restore my bet slip' }).click();
    await expect(slip.getByRole('button', { name: new RegExp(`^Remove ${third!.match.opp1.name}`) })).toBeVisible();
  },
);

test('[ODDS-13] [CPN-42] [BET-14] an accumulator of the day is taken, placed, printed and repeated', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page);
  await page.goto('/en/');
  const slip = coupon(page);
  await slip.getByRole('tab', { name: 'Bet slip' }).click();
  await slip.getByRole('button', { name: 'Ready-made bets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ready-made bets' });
  const card = dialog.getByRole('region', { name: 'Accumulator 1' });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, openDialog);
  await card.getByRole('button', { name: /^Add to bet slip/ }).click();
  await expect(dialog).toBeHidden();
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(3);

  const sent = page.waitForRequest(/coupon-api\/v1\/place$/);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  const body = (await sent).postDataJSON() as { typeId: number; bets: { expressId?: string }[] };
  expect(body.typeId).toBe(1);
  expect(body.bets.map(({ expressId }) => expressId)).toEqual(
    [0, 1, 2].map(() => expect.stringMatching(/^line-\d+-1$/)),
  );
  await expect(slip.getByText('Bet accepted')).toBeVisible();

  await slip.getByRole('link', { name: /^Print bet slip/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Your selections' }).getByRole('listitem')).toHaveCount(3);
  await expect(main).toContainText(/No\. \d+ · Accumulator/);
  await expect(main).toContainText('150');

  await slip
    .getByRole('button', { name: /^Repeat bet slip/ })
    .first()
    .click();
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  await expect(slip).toContainText('3 selections restored from the earlier bet slip');
});

test('[ODDS-04] [ODDS-03] moved prices are marked as the player wants, in the format that they want', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  await page.goto('/en/home/live');
  const button = odds(page, first!.match, first!.match.opp1.name);
  await expect(button).toBeVisible();
  const looks = () =>
    button.evaluate((element) => {
      const ground = getComputedStyle(element).backgroundColor;
      const arrow = getComputedStyle(element, '::after').content;
      return { isMoving: element.hasAttribute('data-move'), ground, hasArrow: arrow !== 'none' };
    });
  const still = await looks();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  let coef = first!.home.coef;
  for (const [name, hasArrow, hasColour] of [
    ['Arrow and colour', true, true],
    ['Arrow', true, false],
    ['Colour', false, true],
    ['Not marked', false, false],
  ] as const) {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await settings.getByRole('combobox', { name: 'Odds changes' }).selectOption({ label: name });
    await page.keyboard.press('Escape');
    coef = Math.round((coef + 0.1) * 100) / 100;
    await world.simulator({ gameId: first!.match.id, do: 'odds', marketId: first!.home.id, coef });
    await expect(button).toHaveAttribute('data-move', 'up');
    const moved = await looks();
    expect({ name, hasArrow: moved.hasArrow, hasColour: moved.ground !== still.ground }).toEqual({
      name,
      hasArrow,
      hasColour,
    });
    await expect(button).not.toHaveAttribute('data-move');
  }
});
