/** What the slip itself promises: its settings, its stake, one press, and what a clearing takes along. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, odds, test, type World } from '../../support/world.ts';

/** The coupon of a player over a still board of live football, with as many bets in it. */
async function open(page: Page, world: World, count: number, profile?: string) {
  await world.simulator({ run: false });
  const picks = await world.liveMatches();
  await enter(page, profile === undefined ? undefined : await world.createUser(profile));
  await page.goto('/en/home/live');
  const pick = (at: number) => odds(page, picks[at]!.match, picks[at]!.match.opp1.name).click();
  for (let at = 0; at < count; at += 1) await pick(at);
  const slip = coupon(page);
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(count);
  return { slip, picks, pick, stake: slip.getByRole('textbox', { name: 'Stake', exact: true }) };
}
const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Bet slip settings' });
async function openSettings(page: Page) {
  await coupon(page).getByRole('button', { name: 'Bet slip settings' }).click();
  await expect(settingsOf(page)).toBeVisible();
  return settingsOf(page);
}
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name });
const drop = 'Reject live bets when the score changes';
const placed = (page: Page) => coupon(page).getByText('Bet accepted');
const place = (page: Page) => coupon(page).getByRole('button', { name: /^Place bet/ });

test('[CPN-02] [CPN-15] [CPN-16] [CPN-17] first stake and step are those of the currency, or the player’s own; settings outlive a reload', async ({
  page,
  world,
}) => {
  const { slip, stake } = await open(page, world, 1);
  const raise = slip.getByRole('button', { name: 'Increase stake' });
  await expect(stake).toHaveValue('150');
  await expect(slip.getByRole('combobox', { name: 'Odds changes' })).toHaveValue('2');
  await expect(raise).toHaveAttribute('title', /^To the next multiple of 100\b/);
  await raise.click();
  await expect(stake).toHaveValue('200');
  await raise.click();
  await expect(stake).toHaveValue('300');
  const settings = await openSettings(page);
  await settings.getByRole('combobox', { name: 'When odds change' }).selectOption({ label: 'Highlight and sound' });
  await switchOf(page, drop).click();
  await switchOf(page, 'Custom stake step').click();
  await settings.getByRole('textbox', { name: 'Custom stake step' }).fill('7');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.reload();
  await openSettings(page);
  await expect(settings.getByRole('combobox', { name: 'When odds change' }).locator('option:checked')).toHaveText(
    'Highlight and sound',
  );
  await expect(switchOf(page, drop)).toBeChecked();
  await page.keyboard.press('Escape');
  await stake.fill('140');
  await raise.click();
  await expect(stake).toHaveValue('147');
  // A slip belongs to the browser: the next player who logs in gets it, unless the page before heard of the log-in in time.
  await slip.getByRole('button', { name: /^Remove / }).click();
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(0);

  const dollars = await open(page, world, 0, 'player');
  await expect(page.getByRole('banner')).toContainText('1,000');
  await dollars.pick(1);
  await expect(dollars.stake).toHaveValue('5');
  await dollars.slip.getByRole('button', { name: 'Increase stake' }).click();
  await expect(dollars.stake).toHaveValue('7.50');
});

test('[CPN-24] [CPN-26] [CPN-27] [CPN-28] one-click asks before it clears, places one single of its own sum at a press, and goes off with the setting of the score', async ({
  page,
  world,
}) => {
  const { slip, pick } = await open(page, world, 1);
  const oneClick = switchOf(page, 'One-click betting');
  const ask = page.getByRole('dialog', { name: 'Turn on one-click betting?' });
  await openSettings(page);
  await oneClick.click();
  await ask.getByRole('button', { name: 'Keep bet slip' }).last().click();
  await expect(oneClick).not.toBeChecked();
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(1);

  // The price of the box is given back: with it goes what hangs on the score.
  await page.getByRole('checkbox', { name: /^Accept only at these odds/ }).check();
  await switchOf(page, drop).click();
  await expect(switchOf(page, drop)).toBeChecked();
  await page.getByRole('checkbox', { name: /^Accept only at these odds/ }).uncheck();
  await expect(switchOf(page, drop)).not.toBeChecked();

  await oneClick.click();
  await ask.getByRole('button', { name: 'Turn on and clear' }).click();
  if (await settingsOf(page).isVisible()) await page.keyboard.press('Escape');
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  const armed = slip.getByRole('region', { name: 'One-click is on' });
  await armed.getByRole('textbox', { name: 'One-click stake' }).fill('70');
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest('**/coupon-api/v1/place');
  await pick(1);
  expect((await sent).postDataJSON()).toMatchObject({ amount: 70, typeId: 0, source: 'one_click' });
  await expect(armed.getByRole('list', { name: 'Recent one-click bets' })).toContainText('accepted');
  await expect(page.getByRole('banner')).toContainText(/99[\s,]930/);
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(0);

  await openSettings(page);
  await switchOf(page, drop).click();
  await page.keyboard.press('Escape');
  await expect(armed).toHaveCount(0);
});

test('[CPN-25] [CPN-21] where the site offers neither, nobody is armed and no trader is asked, whatever was kept', async ({
  page,
  world,
}) => {
  await open(page, world, 1);
  const vip = coupon(page).getByText('VIP bet', { exact: false });
  await expect(place(page)).toBeEnabled();
  await expect(vip).toHaveCount(0);
  await coupon(page).getByRole('button', { name: 'Clear bet slip' }).click();
  await page.goto('/en/home/line');
  const price = page
    .getByRole('main')
    .getByRole('button', { name: / \d+\.\d+$/ })
    .first();
  await price.click();
  await expect(vip.first()).toBeVisible();
  await coupon(page).getByRole('button', { name: 'Clear bet slip' }).click();
  const oneClick = switchOf(page, 'One-click betting');
  await oneClick.click();
  await expect(coupon(page).getByRole('region', { name: 'One-click is on' })).toBeVisible();
  await world.configure({ show_one_click: false, showVipBet: false });
  await page.reload();
  await price.click();
  await expect(coupon(page).getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await expect(place(page)).toBeEnabled();
  await expect(vip).toHaveCount(0);
  await expect(oneClick).toHaveCount(0);
});

test('[CPN-48] [CPN-49] a cleared slip gives its stake to nobody, and comes back whole until another begins', async ({
  page,
  world,
  context,
}) => {
  const { slip, pick, stake } = await open(page, world, 2);
  await stake.fill('777');
  await slip.getByRole('button', { name: 'Clear bet slip' }).click();
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await slip.getByRole('button', { name: 'Undo' }).click();
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await expect(stake).toHaveValue('777');
  await expect(slip.getByRole('combobox', { name: 'Bet type' })).toHaveValue('1');

  await slip.getByRole('button', { name: 'Clear bet slip' }).click();
  await pick(2);
  await expect(stake).toHaveValue('150');
  await expect(slip.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await stake.fill('250');
  await place(page).click();
  await expect(placed(page)).toBeVisible();
  await pick(3);
  await expect(stake).toHaveValue('150');
  await page.reload();
  await expect(stake).toHaveValue('150');

  // The other tab has begun a slip: nothing is brought back over it.
  const other = await context.newPage();
  await other.goto('/en/home/live');
  await slip.getByRole('button', { name: 'Clear bet slip' }).click();
  await expect(coupon(other).getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await coupon(other)
    .getByRole('button', { name: 'Undo' })
    .or(coupon(other).getByText('Bet slip is empty'))
    .first()
    .waitFor();
  const [, , , , live] = await world.liveMatches();
  await odds(other, live!.match, live!.match.opp1.name).click();
  await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await expect(slip.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('[CPN-20] [GUARD-18] the small slip stands at the price, hides where there is no coupon, and places', async ({
  page,
  world,
}) => {
  const { pick } = await open(page, world, 0);
  await openSettings(page);
  await switchOf(page, 'Quick bet next to the odds').click();
  await page.keyboard.press('Escape');
  await pick(0);
  const quick = page.getByRole('dialog', { name: 'Quick bet' }).or(page.getByRole('region', { name: 'Quick bet' }));
  await expect(quick).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/en/news');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-page', 'news');
  await expect(quick).toHaveCount(0);
  await page.goBack();
  await expect(quick).toBeVisible();
  const sent = page.waitForRequest('**/coupon-api/v1/place');
  await quick.getByRole('button', { name: /^Place/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ typeId: 0, amount: 150 });
  await expect(page.getByRole('banner')).toContainText(/99[\s,]850/);
});

test('[CPN-95] the slip leads to the policy of limits, which has the maximum of the slip', async ({ page, world }) => {
  const { slip } = await open(page, world, 1);
  const range = (await slip.getByText(/^From .+ to .+/).textContent()) ?? '';
  await slip.getByRole('link', { name: 'Bet limits' }).click();
  await expect(page).toHaveURL(/\/en\/information\/rules\/limits$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Bet limits' })).toBeVisible();
  const most = main.getByRole('row', { name: /^RUB / }).getByRole('cell').nth(1);
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  expect(digits(range.split(' to ')[1] ?? '')).toBe(digits((await most.textContent()) ?? '?'));
  await expectAccessible(page);
});

test('[CPN-45] [CPN-09] [CPN-10] [CPN-94] a step of the price moves the total at once; a market that stops or a match that ends holds the button, and says why', async ({
  page,
  world,
}) => {
  const { slip, picks } = await open(page, world, 2);
  const [first, second] = [picks[0]!, picks[1]!];
  const total = (one: number, two: number) => String(Math.round(one * two * 1000) / 1000).slice(0, 4);
  const higher = Math.round((first.home.coef + 1) * 100) / 100;
  await world.simulator({ gameId: first.match.id, do: 'odds', marketId: first.home.id, coef: higher });
  await expect(slip.getByText('Total odds').locator('..')).toContainText(total(higher, second.home.coef));
  await expect(slip.getByText(`up from ${String(first.home.coef)}`, { exact: false }).first()).toBeVisible();
  await world.simulator({ gameId: first.match.id, do: 'suspend' });
  await expect(slip.getByText('Market suspended: by the bookmaker.')).toBeVisible();
  await expect(place(page).or(slip.getByRole('button', { name: /^Accept/ }))).toHaveAttribute('aria-disabled', 'true');
  await world.simulator({ gameId: first.match.id, do: 'finish', score: [1, 0] });
  await expect(slip.getByText('The match is over.')).toBeVisible();
});

test('[CPN-08] a bet has its time before the match, is live with score and minute while it is played, and keeps the score alone once it is over', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page);
  const { games = [] } = (await world.snapshot('list:line:1')).entities;
  const match = games.find(({ outcomesCount }) => outcomesCount === undefined)!;
  await page.goto('/en/home/line/1');
  await page.getByRole('main').getByRole('searchbox').fill(match.opp1.name);
  await odds(page, match, match.opp1.name).click();
  const leg = coupon(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove / }) });
  const [clock, minute] = [/\d\d:\d\d\D/, /\d′/];
  await expect(leg).toContainText(clock);
  await expect(leg).not.toContainText(minute);
  await world.simulator({ gameId: match.id, do: 'start' });
  await expect(leg).toContainText(minute);
  await expect(leg).toContainText('0:0');
  await expect(leg).not.toContainText(clock);
  await world.simulator({ gameId: match.id, do: 'finish' });
  await expect(leg).toContainText('The match is over.');
  await expect(leg).toContainText('0:0');
  await expect(leg).not.toContainText(minute);
});

test('[ACC-09] [CPN-19] a bonus account has no largest stake, and a sum of one press of its own', async ({
  page,
  world,
}) => {
  const { slip, pick, stake } = await open(page, world, 1);
  const account = slip.getByRole('combobox', { name: 'Account' });
  const range = slip.getByText(/^From [\d.,\s]+/);
  await expect(range).toContainText(' to ');
  await account.selectOption({ label: 'Bonus · RUB' });
  await expect(range).not.toContainText(' to ');
  await stake.fill('4999');
  await expect(slip.getByText('The stake is above the maximum.')).toHaveCount(0);
  await account.selectOption({ label: 'Main · RUB' });
  await expect(range).toContainText(' to ');

  await openSettings(page);
  await switchOf(page, 'One-click betting').click();
  await page.getByRole('button', { name: 'Turn on and clear' }).click();
  if (await settingsOf(page).isVisible()) await page.keyboard.press('Escape');
  const sum = slip.getByRole('textbox', { name: 'One-click stake' });
  const set = async (value: string) => {
    await sum.fill(value);
    await page.keyboard.press('Tab');
  };
  /** In the header: an armed coupon has no account of its own. */
  const pay = async (name: RegExp) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(?:Main|Bonus) / })
      .click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.keyboard.press('Escape');
  };
  await set('70');
  await pay(/Bonus/);
  await expect(sum).not.toHaveValue('70');
  await set('40');
  await pay(/Main/);
  await expect(sum).toHaveValue('70');
  await pay(/Bonus/);
  await expect(sum).toHaveValue('40');
  const sent = page.waitForRequest('**/coupon-api/v1/place');
  await pick(1);
  expect((await sent).postDataJSON()).toMatchObject({ amount: 40, source: 'one_click' });
});
