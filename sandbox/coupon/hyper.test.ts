import { expect, test } from 'vitest';

import type { SiteConfig } from '../../contracts/site.ts';
import { offeredHyper } from './hyper.ts';

test('[PROMO-20] four legs that win anyway bring no hyper bonus: each must have a price of 1.2', () => {
  const config = { hyperBonusPercent: 10 } as SiteConfig;
  const offered = (...odds: number[]) =>
    offeredHyper(
      config,
      1,
      odds.map((milli) => ({ milli })),
      'USD',
    )?.percent;
  expect(offered(1200, 1500, 2000, 9000)).toBe(10);
  expect(offered(1199, 1500, 2000, 9000)).toBeUndefined();
  expect(offered(1010, 1010, 1010, 1010)).toBeUndefined();
  expect(offered(1500, 1500, 1500)).toBeUndefined();
});
