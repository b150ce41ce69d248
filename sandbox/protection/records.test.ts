import { expect, test } from 'vitest';

import type { UserEvent } from '../../contracts/frames.ts';
import { setUp } from '../coupon/player.testing.ts';
import { post } from '../ledger/index.ts';
import { setLimits } from './change.ts';
import { summaryOf } from './summary.ts';

/** The demo player, deposits of theirs, and what their pages hear. */
async function depositor() {
  const { world, userId, accountId } = await setUp();
  const heard: UserEvent[] = [];
  world.pages.publishUser = (to, eventIn) => {
    const event = eventIn('en');
    if (to === userId && event.kind === 'limit') heard.push(event);
  };
  let number = 0;
  const move = (kind: string, minor: number) =>
    post(world.db, {
      key: `${kind}:${String((number += 1))}`,
      kind,
      at: world.clock.now(),
      entries: [
        { account: accountId, minor },
        { account: { house: 'cash', iso: 'RUB' }, minor: -minor },
      ],
    });
  return { world, userId, heard, move };
}

test('[LIM-50] a deposit pushes what is used of its limit to every page of the player, once', async () => {
  const { world, userId, heard, move } = await depositor();
  setLimits(world, userId, [{ limitType: 21, limitValue: 100 }]);
  move('deposit', 49_99);
  expect(heard).toEqual([]);
  move('deposit', 1);
  move('deposit', 1);
  const value = { type: 21, used: 50, of: 100, percent: 50 };
  expect(heard).toMatchObject([{ kind: 'limit', id: 21, value }]);
  expect(heard[0]).toMatchObject({ value: { text: expect.stringContaining('Deposit limit (7 days)') as string } });
  // A failed deposit gives back, and the same share is not said twice.
  move('deposit-return', -20_00);
  move('deposit', 25_00);
  expect(heard).toHaveLength(1);
});

test('[LIM-72] net deposits are counted from the first day on, deposits in the days asked for', async () => {
  const { world, userId, move } = await depositor();
  move('deposit', 500_00);
  move('withdrawal', -200_00);
  move('withdrawal', -80_00);
  // The payout failed.
  move('withdrawal-return', 80_00);
  world.clock.advance(90 * 86_400);
  move('deposit', 10_00);
  expect(summaryOf(world, userId, 30)).toMatchObject({ iso: 'RUB', deposits: 10, netDeposits: 310, stakes: 0 });
});
