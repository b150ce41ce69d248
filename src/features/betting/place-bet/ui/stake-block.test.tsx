// @vitest-environment jsdom
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { stakeChanged } from '@/entities/coupon';
import { pressSteps } from '@/entities/coupon-figures/testing';

import { StakeBlock } from './stake-block';

test('[CPN-15] the coupon: plus and minus lead to the next multiple of the step, and say so; minus raises nothing', async () => {
  const { said, kept, raised, lowered } = await pressSteps(<StakeBlock />, (scope) =>
    allSettled(stakeChanged, { scope, params: { of: 'slip', minor: 1_50 } }),
  );
  expect(said).toEqual(Array(2).fill('To the next multiple of 100 RUB'));
  expect([kept, raised, lowered]).toEqual(['1.50', '100', '100']);
});
