import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/world.ts';

test('[RULE-01] [ODDS-81] a market says its margin and how it is settled, beside its name', async ({ page, world }) => {
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  const { match, home } = live!;
  await page.goto(`/en/home/live/1-football/${String(match.champId)}-x/${String(match.id)}-x`);
  const markets = page.getByRole('region', { name: 'Markets' });
  const margin = markets.getByRole('button', { name: `Probability and odds movement: ${home.groupName}` }).first();
  await expect(margin).toContainText(/\d\s?%/);
  await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: 1.01 });
  // The price is far above its chance now, and the figure follows it.
  await expect(margin).toContainText(/[3-9]\d(?:\.\d)?\s?%/);

  await markets.getByRole('button', { name: 'Rules: Total goals' }).press('Enter');
  const box = page.getByRole('dialog', { name: 'Rules: Total goals' });
  await expect(box).toContainText('Over wins above the line');
  await expect(box.getByRole('row').nth(1)).toContainText('wins');
  await expect(box.getByRole('row').last()).toContainText('loses');
  await expect(box).toContainText('Regular time with stoppage time.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(markets.getByRole('button', { name: 'Rules: Total goals' })).toBeFocused();
});

test('[RULE-01] rules that did not come say so and come when asked again', async ({ page, world }) => {
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  const { match } = live!;
  let isDown = true;
  await page.route('**/market-rules?*', (route) => (isDown ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(`/en/home/live/1-football/${String(match.champId)}-x/${String(match.id)}-x`);
  await page.getByRole('button', { name: 'Rules: Match result' }).click();
  const box = page.getByRole('dialog', { name: 'Rules: Match result' });
  await expect(box.getByRole('alert')).toContainText('The rules could not be loaded.');
  isDown = false;
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(box).toContainText('You choose the side that is ahead at the end, or the draw.');
});
