import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $bets } from '@/entities/coupon';
import { bet } from '@/entities/coupon/testing';
import { $calculation, $eachWayTerms, $isEachWay, eachWayWanted } from '@/entities/coupon-figures';

const eachWay = { fraction: '1/4', places: 3 } as const;
const at = (ids: readonly number[]) => {
  const calculation = { ...fork().getState($calculation), eachWay };
  return fork({
    values: [
      [$bets, ids.map((id) => bet(id))],
      [$calculation, calculation],
    ],
  });
};

test('[RACE-05] a wish for each way is about one outcome, and holds while that is the only bet', async () => {
  const scope = at([7]);
  expect([scope.getState($eachWayTerms), scope.getState($isEachWay)]).toEqual([eachWay, false]);
  await allSettled(eachWayWanted, { scope, params: true });
  expect(scope.getState($isEachWay)).toBe(true);
  for (const ids of [[8], [7, 8]]) {
    await allSettled($bets, { scope, params: ids.map((id) => bet(id)) });
    expect(scope.getState($isEachWay)).toBe(false);
  }
  expect(scope.getState($eachWayTerms)).toBe(null);
  await allSettled($bets, { scope, params: [bet(7)] });
  await allSettled(eachWayWanted, { scope, params: false });
  expect(scope.getState($isEachWay)).toBe(false);
});
