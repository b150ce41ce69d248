import type { Page } from '@playwright/test';

import type { Game } from '../../../contracts/feed.ts';
import { marketGroups as G } from '../../../contracts/markets.ts';
import { expectAccessible } from '../../support/axe.ts';
import { coupon, expect, test } from '../../support/world.ts';

const open = (page: Page, { champId, id }: Game, lng = 'en') =>
  page.goto(`/${lng}/home/live/1-football/${String(champId)}-x/${String(id)}-x`);

test(
  '[GAME-01] [GAME-02] [GAME-03] [GAME-04] [ROUTE-05] markets are found in spite of a slip, starred, folded and set in one column, and stay so',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [first, second] = await world.liveMatches();
    await open(page, first!.match);
    const markets = page.getByRole('region', { name: 'Markets' });
    const panel = markets.getByRole('tabpanel');
    const heads = panel.getByRole('heading', { level: 2 });
    await expect(markets.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');

    await markets.getByRole('button', { name: 'Find a market' }).press('Enter');
    const field = markets.getByRole('searchbox', { name: 'Find a market' });
    await expect(field).toBeFocused();
    await page.keyboard.type('both scroe');
    await expect(heads.first()).toContainText('Both');
    await expect(markets.getByRole('status')).toHaveText(/^\d+ markets?$/);
    await expectAccessible(page);
    await field.fill('offside trap');
    await expect(markets.getByText('No markets found')).toBeVisible();
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await field.press('Escape');
    await expect(markets.getByRole('button', { name: 'Find a market' })).toBeFocused();

    const star = markets.getByRole('button', { name: 'Favourite market: Correct score' });
    await star.press('Enter');
    await expect(heads.first()).toHaveText('Correct score');
    await markets.getByRole('tab', { name: /^All/ }).press('Home');
    await expect(markets.getByRole('tab', { name: /^Favourites/ })).toBeFocused();
    await expect(heads).toHaveText(['Correct score']);
    await markets.getByRole('tab', { name: /^Favourites/ }).press('ArrowRight');
    await markets.getByRole('button', { name: 'One column' }).click();
    await markets.getByRole('button', { name: 'Collapse all markets' }).click();
    await expect(panel.getByRole('button', { name: / – / })).toHaveCount(0);
    await markets.getByRole('button', { name: 'Expand all markets' }).click();

    await open(page, second!.match);
    await expect(heads.first()).toHaveText('Correct score');
    await expect(markets.getByRole('button', { name: 'One column' })).toHaveAttribute('aria-pressed', 'true');
  },
);

test('[GAME-05] a market says why it is suspended, of its match and of one outcome, also in Arabic', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  const { match, home } = first!;
  await open(page, match);
  const panel = page.getByRole('region', { name: 'Markets' }).getByRole('tabpanel');
  const price = panel.getByRole('button', { name: new RegExp(`, ${home.groupName}, ${match.opp1.name}[ ,]`) });
  await expect(price).toBeEnabled();
  await world.simulator({ gameId: match.id, do: 'suspend', marketId: home.id });
  await expect(price).toHaveAccessibleName(/, suspended, by the bookmaker$/);
  await expect(panel.getByText('partly suspended, by the bookmaker')).toHaveCount(1);
  await world.simulator({ gameId: match.id, do: 'resume' });
  await world.simulator({ gameId: match.id, do: 'suspend', reason: 'var' });
  await expect(price).toHaveAccessibleName(/, suspended, VAR check$/);
  await expect(panel.getByText('VAR check', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await open(page, match, 'ar');
  await expect(page.getByText('مراجعة VAR', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('[SPORT-03] [GAME-01] a player is found by name, stands under their team and goes into the coupon', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  const { match } = first!;
  const { entities } = await world.snapshot(`game:${String(match.id)}`);
  const player = entities.markets!.find(
    ({ groupId, period, param = 0, isBlocked }) =>
      groupId === G.anytimeScorer && period === undefined && param > 200 && !isBlocked,
  )!;
  await open(page, match);
  const markets = page.getByRole('region', { name: 'Markets' });
  await markets.getByRole('button', { name: 'Find a market' }).click();
  await markets.getByRole('searchbox', { name: 'Find a market' }).fill(player.name);
  const team = markets.getByRole('tabpanel').getByRole('group', { name: match.opp2.name });
  await team
    .getByRole('button', { name: `, ${player.groupName}, ${player.name}` })
    .first()
    .click();
  await expect(coupon(page).getByText(player.groupName).first()).toBeVisible();
  await expect(coupon(page).getByText(player.name).first()).toBeVisible();
  await expectAccessible(page);
});
