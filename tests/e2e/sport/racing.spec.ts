/** A race, from the board of its sport and the next races to the coupon that it settles. */
import type { Game } from '../../../contracts/feed.ts';
import { greyhounds } from '../../../contracts/racing-sports.ts';
import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, test, visit, type World } from '../../support/world.ts';

const advance = (world: World, seconds: number) => world.control('POST', 'clock', { advance: Math.round(seconds) });

/** The race whose off is next, ten minutes before it. */
async function nextRace(world: World): Promise<Game> {
  const { entities } = await world.snapshot(`list:line:${String(greyhounds)}`);
  const [race] = entities.games!.filter(({ status }) => status === 0).toSorted((a, b) => a.startAt - b.startAt);
  await advance(world, race!.startAt - (await world.now()) - 600);
  return race!;
}

test('[RACE-02] [RACE-05] [RACE-06] a player finds the next race, opens its card, bets each way, and the race that is run settles the bet', async ({
  page,
  world,
}) => {
  const race = await nextRace(world);
  await enter(page);
  await page.goto(`/en/home/line/${String(greyhounds)}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Next off' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Greyhound racing' })).toBeVisible();
  const next = main.getByRole('region', { name: 'Next off' });
  await expect(next.getByRole('button').first()).toBeVisible();
  await expectAccessible(page, 'main');
  await next.getByRole('link', { name: race.opp1.name }).first().press('Enter');
  const card = main.getByRole('table', { name: 'Race card' });
  await expect(card.getByRole('row')).toHaveCount(race.outcomesCount! + 1);
  await expect(main.getByRole('timer')).toContainText(/\d:\d\d/);
  await expect(main.getByText('1/4 odds, 2 places')).toBeVisible();
  await expectAccessible(page, 'main');
  await card.getByRole('button').first().click();

  const slip = coupon(page);
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('10');
  await slip.getByRole('checkbox', { name: 'Each way' }).check();
  await expect(slip).toContainText(/2 × \D*5/);
  await expectAccessible(page, '#coupon');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();

  await advance(world, 1200);
  const result = main.getByRole('table', { name: 'Result' });
  await expect(result.getByRole('row').nth(1)).toContainText('win');
  await expectAccessible(page, 'main');
  await visit(page, '/en/office/history');
  const bet = page.getByRole('list', { name: 'Bets found' }).getByRole('listitem').first();
  await expect(bet).toContainText(/Won|Lost|Paid in part/i);
});
