// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Withdrawal } from '@contracts/withdrawals';

import { nowSec, part, plain, press, rows, ways } from '@/shared/testing';

import { calls, openPage, withdrawal } from '../withdraw.testing';

const openWith = (...list: Withdrawal[]) => openPage({ [calls.list]: { data: list } });
const card = () => part('Withdrawal 1001');

test('[PAY-13] a request says where it is, what arrives, by when, and what still comes', async () => {
  await openWith(withdrawal());
  expect(plain(card().getByRole('heading').nextElementSibling?.textContent)).toBe('990 ₽');
  expect(card().getByRole('status')).toHaveTextContent('Under review');
  expect(card().getByText('•• 3000')).toBeVisible();
  expect(rows(card()).map((row) => row.replace(/Nov .*/, ''))).toEqual([
    'Requested',
    'Under review',
    expect.stringMatching(/^Approved.*by /),
    'Sent',
    'Completed',
  ]);
  expect(within(card().getByRole('list')).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
});

test('[LIM-62] nothing takes a request back into play', async () => {
  await openWith(withdrawal());
  expect(
    card()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Close']);
});

test('[PAY-13] a request that waits for documents leads to where they are shown', async () => {
  await openWith(withdrawal({ need: { kind: 'documents', path: '/office/verification' } }));
  expect(card().getByText(/^We need your documents.*Nov 22/)).toBeVisible();
  expect(ways()).toContainEqual(['Verify identity', '/en/office/verification']);
  // Nobody knows when the next step comes.
  expect(card().queryByText(/^by /)).toBeNull();
});

test('[SEC-07] a request to a new payee says until when it waits', async () => {
  await openWith(withdrawal({ paidFrom: nowSec + 86_400 }));
  expect(card().getByText(/because this payee is new/)).toBeVisible();
});

test('[PAY-13] cash shows its code in threes, and until when it is good', async () => {
  await openWith(withdrawal({ methodId: 'desk', state: 'sent', desk: { code: '123456789', until: nowSec + 3600 } }));
  const desk = part('Show this at the cash desk');
  expect(desk.getByText('123 456 789')).toBeVisible();
  expect(desk.getByText(/^by Nov 22/)).toBeVisible();
  expect(await desk.findByRole('img', { name: 'Withdrawal QR code' })).toBeVisible();
  expect(ways()).toContainEqual(['Receipt', expect.stringContaining('w1')]);
});

test('[PAY-13] what is over stands in the list alone; a press shows it, another closes it', async () => {
  await openWith(withdrawal({ state: 'returned', expectedAt: undefined, steps: [] }));
  expect(screen.queryByRole('region', { name: 'Withdrawal 1001' })).toBeNull();
  expect(rows(part('Recent withdrawals'))).toEqual([
    expect.stringMatching(/^Withdrawal 1001Returned · Nov 22.*1,000 ₽$/),
  ]);
  await press('Withdrawal 1001');
  expect(card().getByRole('status')).toHaveTextContent(/Returned by the bank\. The money is in your balance/);
  await press('Close');
  expect(screen.queryByRole('region', { name: 'Withdrawal 1001' })).toBeNull();
});

test('[PAY-13] without requests there is no list', async () => {
  await openWith();
  expect(screen.queryByRole('region', { name: 'Recent withdrawals' })).toBeNull();
});
