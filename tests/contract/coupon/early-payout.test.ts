import { expect, test } from 'vitest';

import { couponOf, moneyOf, placed, slipOf, useStage } from '../support/coupon-support.ts';
import { useServer } from '../support/server.ts';

const stage = useStage(useServer());

test.each<[why: string, lead: number, goals: number[], isWon: boolean]>([
  ['two goals ahead, and then the other side came back', 2, [1, 1], true],
  ['a site without the rule', 0, [1, 1], false],
  ['never two goals ahead', 2, [1, 2, 1], false],
])('[BET-31] [PROMO-22] early payout: %s', async (_, lead, goals, isWon) => {
  const { client, first } = await stage(1, { isOwnWorld: true });
  await client.control('PATCH', 'config', { earlyPayoutLead: lead });
  const coupon = await placed(client, slipOf([first], { amount: 100, changeCoefAction: 1 }));
  expect(coupon.bets[0]?.earlyLead).toBe(lead > 0 ? lead : undefined);
  // The rule has its price: it is paid more often than the result says.
  if (lead > 0) expect(coupon.coef).toBeLessThan(first.market.coef);
  const before = await moneyOf(client);
  const { id: gameId } = first.match;
  await client.control('POST', 'simulator', { gameId, do: 'start' });
  for (const team of goals) await client.control('POST', 'simulator', { gameId, do: 'goal', team });
  const now = await couponOf(client, coupon.id);
  expect(now.state).toBe(isWon ? 'settled' : 'open');
  await client.control('POST', 'simulator', { gameId, do: 'finish', score: [2, 3] });
  // What came after takes nothing back, and pays nothing twice.
  expect((await couponOf(client, coupon.id)).bets[0]?.statusId).toBe(isWon ? 1 : 0);
  const won = isWon ? Math.round(100 * coupon.coef * 100) / 100 : 0;
  expect((await moneyOf(client)) - before).toBeCloseTo(won, 2);
});

test('[BET-31] a live bet has no early payout: the lead could be there already', async () => {
  const { client, first } = await stage(1, { isOwnWorld: true, zone: 'live' });
  await client.control('PATCH', 'config', { earlyPayoutLead: 2, liveDelayMs: 0 });
  const { id: gameId } = first.match;
  const coupon = await placed(client, slipOf([first], { amount: 100 }));
  expect(coupon.bets[0]?.earlyLead).toBeUndefined();
  for (const team of [1, 1, 1]) await client.control('POST', 'simulator', { gameId, do: 'goal', team });
  expect((await couponOf(client, coupon.id)).state).toBe('open');
});
