/** A trader offers less than was asked for: what the player's answer does, and what becomes of it when the network loses it. */
import type { Page } from '@playwright/test';

import { coupon, enter, expect, test, type World } from '../../support/world.ts';

const offerPath = '**/coupon-api/v1/coupons/*/offer';

/** My bets of a player who asked for five times the maximum of a coming match: the trader offers a part of it. */
async function open(page: Page, world: World) {
  await world.simulator({ run: false });
  await world.configure({ showVipBet: true });
  await enter(page, await world.createUser('rich'));
  await page.goto('/en/home/line');
  const slip = coupon(page);
  const price = page.getByRole('main').getByRole('button', { name: / \d+\.\d+$/ });
  await price.first().click();
  await slip.getByRole('checkbox', { name: /^VIP bet/ }).check();
  const limits = await slip.getByText(/^From .* to /).innerText();
  const max = Number(/to\D*([\d,.]+)/.exec(limits)?.[1]?.replaceAll(',', ''));
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill(String(5 * max));
  const place = slip.getByRole('button', { name: /^Place bet/ });
  await expect(place).toBeEnabled();
  await place.click();
  await expect(slip.getByText('A trader is reviewing your bet for up to a minute.').first()).toBeVisible();
  const mine = slip.getByRole('tab', { name: /^My bets/ });
  await mine.click();
  const take = slip.getByRole('button', { name: /^Place bet · / });
  await expect(take).toBeVisible();
  const sent: { key: string; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/offer'))
      sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postDataJSON() as unknown });
  });
  return { slip, mine, take, sent };
}

test('[BET-30] an answer that is lost is asked for by its key: the offer is taken once', async ({ page, world }) => {
  const { slip, take, sent } = await open(page, world);
  await page.route(offerPath, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const asked = page.waitForRequest('**/web-api/actions/*');
  await take.click();
  expect((await asked).url()).toContain(sent[0]!.key);
  await expect(take).toHaveCount(0);
  await expect(slip.getByRole('button', { name: /^(?:Cash out|Placed by mistake)/ })).toBeVisible();
  expect(sent).toEqual([{ key: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown, body: { isAccepted: true } }]);
  await page.goto('/en/office/history');
  await expect(page.getByRole('list', { name: 'Bets found' }).getByRole('listitem')).toHaveCount(1);
});

test('[BET-30] an answer that never came there is asked for after a reload too, and said once its key is closed; an offer that ran out says why', async ({
  page,
  world,
}) => {
  const { mine, take, sent } = await open(page, world);
  await page.route(offerPath, (route) => route.abort(), { times: 1 });
  await take.click();
  await expect.poll(() => sent.length).toBe(1);
  await page.reload();
  await mine.click();
  const unheard = page.getByText('Your reply did not reach the trader.');
  let wasToldBefore: boolean | null = null;
  await page.route(`**/web-api/actions/${sent[0]!.key}`, async (route) => {
    if (route.request().method() === 'DELETE') wasToldBefore = await unheard.isVisible();
    await route.continue();
  });
  await expect(unheard).toBeVisible({ timeout: 25_000 });
  expect(wasToldBefore).toBe(false);

  await page.route(offerPath, (route) =>
    route.fulfill({ status: 409, json: { code: 1024, message: 'The trader refused', requestId: 'r' } }),
  );
  await take.click();
  await expect(page.getByText('The trader rejected this bet.').first()).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});
