// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { open, press } from '@/shared/testing';

import { NextSteps } from './next-steps';

const show = async (more: object = {}) => {
  const onDone = vi.fn();
  await open(<NextSteps login="77" password={null} next={null} {...more} onDone={onDone} />, {
    texts: ['registration'],
  });
  return onDone;
};
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('[REG-09] after an account is open come own limits, then the offer of a deposit, and a way past both', async () => {
  const onDone = await show();
  expect(ways()).toEqual(['/en/office/responsible', '/en/office/recharge']);
  expect(screen.getByTestId('new-login')).toHaveTextContent('77');
  await press(screen.getByRole('button'));
  expect(onDone).toHaveBeenCalledOnce();
});

test('[REG-09] who must activate their e-mail reads so, with the same ways on', async () => {
  await show({ next: 'activate_email' });
  expect(screen.getByText(/e-mail/i)).toBeVisible();
  expect(ways()).toHaveLength(2);
});
