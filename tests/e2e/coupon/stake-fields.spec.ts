import { coupon, expect, odds, test } from '../../support/world.ts';

/** Types of coupon with a stake for the slip, for each bet, and for each block. */
const types = ['1', '9', '5'];

test(
  '[CPN-52] every stake field of the slip holds eight digits uncut, beside a bet and at 390 px too',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [first, second] = await world.liveGames();
    await page.goto('/en/home/live');
    for (const { game } of [first!, second!]) await odds(page, game, game.opp1.name).click();
    await expect(coupon(page).getByRole('button', { name: /^Remove / })).toHaveCount(2);

    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 });
      if (width === 390) await coupon(page).getByRole('button', { expanded: false }).last().click();
      const slip = width === 390 ? page.getByRole('dialog', { name: 'Coupon' }) : coupon(page);
      for (const type of types) {
        await slip.getByRole('combobox', { name: 'Bet type' }).selectOption(type);
        const fields = slip.getByRole('textbox', { name: /stake/i });
        await expect(fields.first()).toBeVisible();
        const count = await fields.count();
        expect(count, `fields of type ${type}`).toBeGreaterThanOrEqual(type === '1' ? 1 : 2);
        for (let at = 0; at < count; at += 1) {
          const field = fields.nth(at);
          await field.fill('12345678');
          await field.blur();
          await expect(field).toHaveValue(/^12\D?345\D?678$/);
          // The field is as wide as its text, whose width is seldom a whole number of pixels.
          const [needed, given] = await field.evaluate((input) => [
            input.scrollWidth,
            Math.ceil(input.getBoundingClientRect().width),
          ]);
          expect(needed, `type ${type}, field ${String(at)}, ${String(width)} px`).toBeLessThanOrEqual(given);
        }
      }
    }
  },
);
