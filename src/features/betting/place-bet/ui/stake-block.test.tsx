// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { stakeChanged } from '@/entities/coupon';
import { open } from '@/shared/testing';

import { StakeBlock } from './stake-block';

test('[CPN-15] the coupon: plus and minus lead to the next multiple of the step, and say so', async () => {
  const { scope } = await open(<StakeBlock />, { texts: ['coupon', 'flow', 'betting'] });
  await allSettled(stakeChanged, { scope, params: { of: 'slip', minor: 1_50 } });
  const [less, more] = ['Lower the stake', 'Raise the stake'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  expect([less, more].map((each) => each?.title)).toEqual(Array(2).fill('To the next multiple of 100 RUB'));
  await userEvent.click(more!);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('100');
  await userEvent.click(more!);
  await userEvent.click(less!);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('100');
});
