// @vitest-environment jsdom
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { pressSteps } from '@/entities/coupon-figures/testing';
import { oneClickAllowedChanged, oneClickAmountChanged, oneClickSwitched } from '@/entities/quick-bet';

import { ArmedBar } from './one-click';

test('[CPN-15] one-click: plus and minus lead to the next multiple of the step, and say so; minus raises nothing', async () => {
  const { said, kept, raised, lowered } = await pressSteps(<ArmedBar />, async (scope) => {
    await allSettled(oneClickAllowedChanged, { scope, params: true });
    await allSettled(oneClickSwitched, { scope, params: true });
    await allSettled(oneClickAmountChanged, { scope, params: 1_50 });
  });
  expect(said).toEqual(Array(2).fill('To the next multiple of 100 RUB'));
  expect([kept, raised, lowered]).toEqual(['1.50', '100', '100']);
});
