import { expectAccessible } from '../../support/axe.ts';
import { coupon, expect, odds, test } from '../../support/world.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

test('a wide window shows a match of the list beside it: the first one, then the one whose price was pressed', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [, , third] = await world.liveMatches();
  const { match } = third!;
  await page.goto('/en/home/live');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: / – / })).toHaveCount(1);
  await odds(page, match, match.opp1.name).first().click();
  const shown = main.getByRole('region', { name: `${match.opp1.name} – ${match.opp2.name}` });
  await expect(shown.getByRole('tablist', { name: 'Market filter' })).toBeVisible();
  await expectAccessible(page);
  // A press on a price of the preview adds the bet, and a press on the same price of the list removes it.
  await expect(coupon(page).getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await shown.getByRole('link', { name: /^\d+ markets$/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: match.opp1.name })).toBeVisible();
});
