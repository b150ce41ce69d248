// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { bet } from '@/entities/coupon/testing';
import { quickStakeChanged } from '@/entities/quick-bet';
import { open } from '@/shared/testing';

import { OpenSlip } from './open-slip';

test('[CPN-15] the small slip: plus and minus lead to the next multiple of the step, and say so', async () => {
  const { scope } = await open(<OpenSlip bet={bet(5)} />, { texts: ['coupon', 'flow', 'betting'] });
  await allSettled(quickStakeChanged, { scope, params: 1_50 });
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
