// @vitest-environment jsdom
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { bet } from '@/entities/coupon/testing';
import { pressSteps } from '@/entities/coupon-figures/testing';
import { quickStakeChanged } from '@/entities/quick-bet';

import { OpenSlip } from './open-slip';

test('[CPN-15] the small slip: plus and minus lead to the next multiple of the step, and say so; minus raises nothing', async () => {
  const { said, kept, raised, lowered } = await pressSteps(<OpenSlip bet={bet(5)} />, (scope) =>
    allSettled(quickStakeChanged, { scope, params: 1_50 }),
  );
  expect(said).toEqual(Array(2).fill('To the next multiple of 100 RUB'));
  expect([kept, raised, lowered]).toEqual(['1.50', '100', '100']);
});
