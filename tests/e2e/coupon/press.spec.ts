/** One press of the slip: what it sends, when it counts, and what a refusal or a lost answer leaves behind. */
import type { Page } from '@playwright/test';

import { coupon, enter, expect, odds, test, type World } from '../../support/world.ts';

const placePath = '/coupon-api/v1/place';

async function open(page: Page, world: World, count = 1) {
  await world.simulator({ run: false });
  const picks = await world.liveMatches();
  await enter(page);
  await page.goto('/en/home/live');
  const pick = (at: number) => odds(page, picks[at]!.match, picks[at]!.match.opp1.name).click();
  for (let at = 0; at < count; at += 1) await pick(at);
  const slip = coupon(page);
  await expect(slip.getByRole('button', { name: /^Remove (?!bonus)/ })).toHaveCount(count);
  const place = slip.getByRole('button', { name: /^(?:Place bet|Accept .* and place)/ });
  return { slip, picks, pick, place, stake: slip.getByRole('textbox', { name: 'Stake', exact: true }) };
}
/** What the page sent to be placed, with its key. */
function sentBy(page: Page) {
  const sent: { key: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== placePath) return;
    sent.push({
      key: request.headers()['idempotency-key'] ?? '',
      body: request.postDataJSON() as Record<string, unknown>,
    });
  });
  return sent;
}
const refusal = (code: number, message = 'The trader says no.') => ({
  ...{ method: 'POST', path: placePath, status: 422, times: 1 },
  body: { code, message, requestId: 'r' },
});

test('[CPN-04] [CPN-50] [BET-21] [ERR-16] a refusal is told in our own words or the server’s; a key of another slip is changed, a refused code goes, and the next press places', async ({
  page,
  world,
}) => {
  const { slip, place } = await open(page, world);
  const sent = sentBy(page);
  const told = (words: string) => expect(slip.getByText(words, { exact: false }).first()).toBeVisible();
  await world.faults(refusal(1006));
  await place.click();
  await told('Insufficient funds.');
  await world.faults(refusal(2999));
  await place.click();
  await told('The trader says no.');

  await world.faults(refusal(1023));
  await place.click();
  await told('Not placed: this number was used by another bet slip.');
  await expect(slip.getByRole('button', { name: /^Remove (?!bonus)/ })).toHaveCount(1);

  await slip.getByText('Promo code', { exact: true }).first().click();
  await slip.getByRole('textbox', { name: 'Enter a code' }).fill('SECOND-CHANCE');
  await slip.getByRole('textbox', { name: 'Enter a code' }).press('Enter');
  await expect(slip.getByText('Second chance: losing stake refunded')).toBeVisible();
  await world.faults(refusal(1013));
  await place.click();
  await told('The promo code is not valid for this bet and was removed.');
  await place.click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();

  const [, , taken, coded, last] = sent;
  expect(sent).toHaveLength(5);
  expect(coded?.key).not.toBe(taken?.key);
  expect([coded?.body['promoCode'], last?.body['promoCode']]).toEqual(['SECOND-CHANCE', undefined]);
  expect(last?.body).toMatchObject({
    amount: 150,
    changeCoefAction: 2,
    refId: 1,
    typeId: 0,
    isDropOnScoreChange: false,
  });
  for (const name of ['id', 'accountId', 'bets', 'coef', 'coefByView', 'coefViewId'])
    expect(last?.body).toHaveProperty(name);
});

test('[CPN-55] a press that meets a button which has just changed by itself is none; a later one is', async ({
  page,
  world,
}) => {
  const { slip, picks, place } = await open(page, world);
  const sent = sentBy(page);
  await slip.getByRole('combobox', { name: 'Odds changes' }).selectOption('0');
  // A player who is about to press meets the question at the same moment.
  await page.evaluate(() => {
    const box = document.querySelector('#coupon') ?? document.body;
    new MutationObserver((_, watcher) => {
      const button = [...box.querySelectorAll('button')].find((one) => /^Accept .*place/.test(one.textContent.trim()));
      if (button === undefined) return;
      watcher.disconnect();
      button.click();
      document.documentElement.setAttribute('data-pressed', '');
    }).observe(box, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const [{ match, home }] = [picks[0]!];
  await world.simulator({
    gameId: match.id,
    do: 'odds',
    marketId: home.id,
    coef: Math.round((home.coef + 0.5) * 100) / 100,
  });
  await expect(page.locator('html')).toHaveAttribute('data-pressed', '');
  await expect(place).toBeVisible();
  expect(sent).toEqual([]);
  await expect(async () => {
    await place.click({ timeout: 2000 });
    await expect(slip.getByText('Bet accepted')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(sent).toHaveLength(1);
});

test('[CPN-54] [CPN-23] [LIM-67] the range is that of the type in the slip: none until its answer is here; the stake follows the maximum only while the player says so', async ({
  page,
  world,
}) => {
  const { slip, stake, pick } = await open(page, world, 2);
  await expect(slip.getByText(/^From .* to /)).toBeVisible();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/coupon-api/v1/*', async (route) => {
    if (/amounts|recalculate/.test(route.request().url())) await held;
    await route.continue();
  });
  await slip.getByRole('combobox', { name: 'Bet type' }).selectOption('3');
  await expect(slip.getByText(/^From .* to /)).toHaveCount(0);
  letGo();
  await expect(slip.getByText(/^From .* to /)).toBeVisible();
  await expect(stake).toHaveValue('150');

  await slip.getByRole('button', { name: 'Clear bet slip' }).click();
  await pick(2);
  await expect(stake).toHaveValue('150');
  await slip.getByRole('button', { name: 'Bet slip settings' }).click();
  await page.getByRole('switch', { name: 'Stake stays at the maximum' }).click();
  await page.keyboard.press('Escape');
  // The maximum is higher than all there is.
  await expect(stake).toHaveValue(/^100\D?000$/);

  // In Great Britain nobody is offered that; who has it on can turn it off.
  await world.configure({ protection: { profile: 'GB' } });
  await page.reload();
  const follows = page.getByRole('switch', { name: 'Stake stays at the maximum' });
  await slip.getByRole('button', { name: 'Bet slip settings' }).click();
  await follows.click();
  await expect(follows).toHaveCount(0);
});

test('[CPN-81] a stake reads as a page of the product writes it, in any digits; what reads in two ways is no stake', async ({
  page,
  world,
}) => {
  const { stake, place } = await open(page, world);
  for (const [typed, sum] of [
    ['1,234.50', /1,234\.50/],
    ['RUB 250', /250/],
    ['٣٢١', /321/],
    ['４５６', /456/],
  ] as const) {
    await stake.fill(typed);
    await expect(place).toHaveAccessibleName(sum);
  }
  await stake.fill('1.234,50,1');
  await expect(stake).toHaveAttribute('aria-invalid', 'true');
  await expect(place).toHaveAttribute('aria-disabled', 'true');
});

test('[CPN-12] [CPN-14] the bonus bet that was taken off stays away until the slip is cleared; a system is never smaller than two', async ({
  page,
  world,
}) => {
  await world.configure({ isAvailableCouponBonusBet: true });
  const { slip, pick } = await open(page, world, 3);
  const remove = slip.getByRole('button', { name: 'Remove bonus bet' });
  await remove.click();
  await pick(3);
  await expect(slip.getByRole('button', { name: /^Remove (?!bonus)/ })).toHaveCount(4);
  await expect(remove).toHaveCount(0);
  await slip.getByRole('combobox', { name: 'Bet type' }).selectOption('2');
  const sizes = slip.getByRole('combobox', { name: /system/i });
  await expect(sizes.getByRole('option').first()).toHaveText(/^2/);
  await slip.getByRole('button', { name: 'Clear bet slip' }).click();
  for (const at of [0, 1, 2]) await pick(at);
  await expect(remove).toBeVisible();
});

test('[CPN-56] an armed press of a player who has excluded themselves leaves no page, and its line says why', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  await enter(page, await world.createUser('player'));
  await page.route('**/web-api/user/client-config*', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: { ...data, is_self_excluded: true } } });
  });
  await page.goto('/en/home/live');
  const sent = sentBy(page);
  await page.getByRole('switch', { name: 'One-click betting' }).click();
  await odds(page, live!.match, live!.match.opp1.name).click();
  await expect(coupon(page).getByRole('list', { name: 'Recent one-click bets' })).toContainText(
    'stopped: self-excluded',
  );
  expect(sent).toEqual([]);
});

test('[BET-28] [BET-29] a typed part counts before its field is left; a sale whose answer is lost is told once it is known, in every tab and after a reload', async ({
  page,
  world,
  context,
}) => {
  await world.withoutMargins();
  const { slip, place, picks } = await open(page, world);
  await place.click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  const { match, home } = picks[0]!;
  const coef = Math.round(home.coef * 90) / 100;
  await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
  await slip.getByRole('tab', { name: /^My bets/ }).click();
  await slip.getByRole('button', { name: /^Cash out/ }).click();
  const part = slip.getByRole('textbox', { name: 'Share in percent' });
  await part.fill('40');
  await expect(part).toBeFocused();
  await expect(slip.getByText('Remaining stake').locator('..')).toContainText('90');
  await part.fill('x');
  await expect(part).toHaveAttribute('aria-invalid', 'true');
  await part.fill('100');
  const sold: string[] = [];
  context.on('request', (request) => {
    if (/\/sell$/.test(new URL(request.url()).pathname)) sold.push(request.headers()['idempotency-key'] ?? '');
  });
  await world.faults({ method: 'POST', path: '/coupon-api/v1/coupons/*/sell', when: 'after', drop: true, times: 9 });
  const other = await context.newPage();
  await other.goto('/en/home/live');
  await slip.getByRole('button', { name: /^Cash out/ }).click();
  await expect.poll(() => sold.length).toBeGreaterThan(0);
  await page.reload();
  for (const tab of [page, other]) {
    const open_ = coupon(tab).getByRole('tab', { name: /^My bets/ });
    await open_.click();
    await expect(coupon(tab).getByText('No open bets')).toBeVisible({ timeout: 40_000 });
  }
  await page.goto('/en/office/history');
  await expect(page.getByRole('list', { name: 'Bets found' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Bets found' })).toContainText('Cashed out');
  expect(new Set(sold).size).toBe(1);
});
