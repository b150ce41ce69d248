import { expect, test } from 'vitest';

import { workOut } from './work-out';

test('[PROMO-03] 250 to be staked five times at a margin of 7 % is worth 168.22 on average', () => {
  const deal = { iso: 'USD', digits: 2, amount: 250, wager: 5, days: 30, part: 70, of: 1070, margin: 7, bets: 50 };
  expect(workOut(deal)).toEqual({
    ...{ required: 1250, cost: 81.78, worth: 168.22, low: -258.17, high: 94.62 },
    ...{ stake: 25, aDay: 41.67 },
  });
});

test('[PROMO-03] a currency without decimals is worked out in whole units', () => {
  const deal = { iso: 'JPY', digits: 0, amount: 100, wager: 3, days: 7, part: 1, of: 100, margin: 1, bets: 10 };
  expect(workOut(deal)).toMatchObject({ required: 300, cost: 3, worth: 97, aDay: 43 });
});
