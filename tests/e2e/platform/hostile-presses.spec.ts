/** Apps without permissions press for the player. Nothing of that moves money; the player's own hand and keyboard do. */
import type { Page } from '@playwright/test';

import { codesOf } from '../../support/hostile-apps.ts';
import { drawing, publish } from '../../support/outside-app.ts';
import { coupon, enter, expect, odds, test } from '../../support/world.ts';

/** What a script does with `button`, the host's Place, and `field`, its stake. `own`: the app's element. */
const attacks = codesOf('press');

const script = drawing(
  'presser',
  `element.textContent = 'presser';
   window.attack = (name) => {
     const own = element;
     const field = document.querySelector('#coupon input[inputmode=decimal]');
     const button = [...document.querySelectorAll('#coupon button')].find((each) => /^Place bet/.test(each.textContent));
     ${Object.entries(attacks)
       .map(([name, code]) => `if (name === ${JSON.stringify(name)}) { ${code}; }`)
       .join('\n')}
   }`,
);

/** As many bets as the server has, asked beside the page. */
async function betsOf({ request }: Page): Promise<number> {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  const token = (await (await request.get('/web-api/user/gettoken', { headers })).json()) as {
    data: { token: string };
  };
  headers.Authorization = `Bearer ${token.data.token}`;
  const answer = await request.get('/coupon-api/v1/coupons?pageSize=1', { headers });
  return ((await answer.json()) as { total_count: number }).total_count;
}

const run = (page: Page, name: string) =>
  page.evaluate((attack) => (window as unknown as { attack: (name: string) => void }).attack(attack), name);

test(
  '[PLUG-78] [PLUG-98] a script presses Place in ten ways and no bet is placed; the mouse and the keyboard of the player place one each, on a slow device too',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [pick] = await world.liveMatches();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/coupon-api\/v1\/place/.test(request.url())) sent.push(request.url());
    });
    await publish(page, 'presser', { version: '1.0.0', mounts: [{ slot: 'notice' }], permissions: [], script });
    await enter(page);
    await page.goto('/en/home/live');
    await expect(page.getByText('presser')).toBeVisible();
    await odds(page, pick!.match, pick!.match.opp1.name).click();
    const stake = coupon(page).getByRole('textbox', { name: 'Stake' });
    await stake.fill('150');
    const place = coupon(page).getByRole('button', { name: /^Place bet · 150/ });
    await expect(place).toBeEnabled();
    // The last press of the player was on the app, so nothing of theirs hangs over.
    for (const name of Object.keys(attacks)) {
      await page.getByText('presser').click();
      await test.step(name, async () => {
        await run(page, name);
        await expect(place).toBeEnabled();
      });
    }
    // A sum that the player has not typed is none.
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#coupon input[inputmode=decimal]')!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '9000');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(place).toBeEnabled();
    expect([sent, await betsOf(page)]).toEqual([[], 0]);

    // On a slow device there is much to do between a press and the form that it sends.
    await page.evaluate(() => {
      const hold = () => {
        const until = performance.now() + 200;
        while (performance.now() < until);
      };
      for (const kind of ['click', 'keydown', 'keypress']) document.addEventListener(kind, hold, true);
    });
    await stake.fill('150');
    await place.click();
    await expect(coupon(page).getByText('Bet accepted')).toBeVisible();
    expect(await betsOf(page)).toBe(1);
    await odds(page, pick!.match, pick!.match.opp1.name).click();
    await stake.fill('150');
    await place.focus();
    await page.keyboard.press('Enter');
    await expect(coupon(page).getByText('Bet accepted')).toBeVisible();
    expect(await betsOf(page)).toBe(2);
  },
);
