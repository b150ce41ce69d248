// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { serverMessage } from '@contracts/error-codes';
import type { Reward, Rewards } from '@contracts/rewards';

import { alerts, open, press, refusal, rows } from '../../../shared/office.testing';
import { RewardsPage } from './rewards-page';

const path = '/office-api/v1/rewards';
const at = Date.UTC(2026, 10, 22, 12) / 1000;
const reward = (more: Partial<Reward>): Reward => ({
  ...{ id: 'v', kind: 'verified', count: 1, amount: 2, iso: 'EUR', state: 'open', at: null },
  ...more,
});
const openWith = (more: Partial<Rewards>, answer?: unknown) =>
  open(RewardsPage, {
    [`GET ${path}`]: { data: { isHeldBack: false, isVerified: true, rewards: [], ...more } },
    [`POST ${path}/v/take`]: answer,
  });

test('[OFFICE-11] each reward says what it is for, how much it is, and when it was or will be there', async () => {
  await openWith({
    rewards: [
      reward({}),
      reward({ id: 's', kind: 'second_step', amount: 1.5, state: 'taken', at }),
      reward({ id: 'y', kind: 'year', count: 3, at }),
    ],
  });
  expect(rows()).toEqual([
    'Identity verified2 €',
    'Two-factor authenticationclaimed Nov 22, 2026, 12:001.50 €claimed',
    'Years with us: 3on Nov 22, 2026, 12:002 €',
  ]);
  // What can be done now leads there; a year passes by itself, and what is taken is done.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/office/verification']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ROUTE-114] a reward is taken after a refusal that says why', async () => {
  const backend: Record<string, unknown> = {
    [`GET ${path}`]: { data: { isHeldBack: false, isVerified: true, rewards: [reward({ state: 'ready' })] } },
    [`POST ${path}/v/take`]: refusal({ code: serverMessage, message: 'Not during a break.' }),
  };
  const { sent, told } = await open(RewardsPage, backend);
  await press('Claim: Identity verified');
  expect([alerts(), told()]).toEqual([['Not during a break.'], []]);
  backend[`POST ${path}/v/take`] = {
    data: { isHeldBack: false, isVerified: true, rewards: [reward({ state: 'taken', at })] },
  };
  await press('Claim: Identity verified');
  expect([alerts(), told()]).toEqual([[], ['2 € credited to your main account']]);
  expect(sent()).toHaveLength(2);
  expect(rows()).toEqual([expect.stringMatching(/claimed Nov 22, 2026, 12:00.*claimed$/)]);
});

test('[ROUTE-114] while one reward is on its way no other is taken', async () => {
  const rewards = [reward({ state: 'ready' }), reward({ id: 'y', kind: 'year', state: 'ready' })];
  const { sent } = await openWith({ rewards }, new Promise(() => undefined));
  await press('Claim: Identity verified');
  await press('Claim: Years with us: 1');
  expect(sent()).toEqual([[`POST ${path}/v/take`, undefined]]);
});

test.each([
  ['[LIM-69] while offers are held back', { isHeldBack: true, isVerified: false }, /^No rewards during a time-out/],
  ['before they are verified', { isVerified: false }, /^Rewards are for verified players\./],
])('[OFFICE-11] %s a player reads why they can take none', async (_, more, why) => {
  await openWith(more);
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryAllByText(/^No rewards during a time-out|^Rewards are for verified players/)).toHaveLength(1);
});
