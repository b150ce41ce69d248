import { existsSync, readFileSync } from 'node:fs';

import { coupon, enter, expect, odds, test } from '../../support/world.ts';

const reports = '../shared/data/reports/reports.jsonl';
type Report = { id: string; input: { texts?: string[]; text?: string; sum?: string } };
const reportOf = (id: string): Report['input'] | undefined => {
  const found = existsSync(reports) ? readFileSync(reports, 'utf8').split('\n').filter(Boolean) : [];
  return found.map((line) => JSON.parse(line) as Report).find((report) => report.id === id)?.input;
};

test('[CPN-81] [LANG-20] [R-I2] [R-I3] the stake reads what pages write, and says what it cannot read', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await enter(page);
  await page.goto('/en/home/live');
  await odds(page, pick!.match, pick!.match.opp1.name).click();
  const stake = coupon(page).getByRole('textbox', { name: 'Stake', exact: true });
  const place = coupon(page).getByRole('button', { name: /^Place bet/ });
  const right = [
    ...['42,610 ₽', reportOf('R-I2')?.texts?.[1], reportOf('R-I3')?.text],
    ...['１,５００', '1 500,50 руб.', '\u2066١٬٥٠٠ ₽\u2069'],
  ];
  for (const text of right.filter((one) => one !== undefined)) {
    await stake.fill(text);
    await expect(stake).not.toHaveAttribute('aria-invalid');
    await expect(place, text).toBeEnabled();
  }
  for (const [text, why] of [
    ['five', 'Enter an amount in digits, such as 150'],
    ['1,250,0', 'Enter an amount in digits, such as 150'],
    ['1.250', 'Enter 1250 or 1.250: this could be either'],
    ['20 $', 'This amount must be in RUB'],
    ['−20', 'Enter an amount above zero'],
  ] as const) {
    await stake.fill(text);
    await expect(stake).toHaveAccessibleDescription(new RegExp(why.replaceAll('.', '\\.')));
    await expect(stake).toHaveAttribute('aria-invalid', 'true');
  }
});

test('[LANG-21] what a button writes into the field of the stake is what the field reads, in a language with other marks', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page);
  await page.goto('/de/home/live');
  await page
    .getByRole('main')
    .getByRole('button', { name: /\d,\d+$/ })
    .first()
    .click();
  const slip = page.getByRole('complementary', { name: 'Wettschein' });
  const stake = slip.getByRole('textbox', { name: 'Einsatz', exact: true });
  await slip.getByRole('button', { name: 'Max' }).click();
  await expect(stake).toHaveValue(/\d{3}/);
  const sum = (await stake.inputValue()).replaceAll(/\D/g, '');
  await expect(slip.getByRole('button', { name: /^Wetten · / })).toBeEnabled();
  const placed = page.waitForRequest('**/coupon-api/v1/place');
  await slip.getByRole('button', { name: /^Wetten · / }).click();
  expect(String(((await placed).postDataJSON() as { amount: number }).amount)).toBe(sum);
});
