// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Overview } from '@contracts/overview';
import { largestStake } from '@contracts/protection/numbers';

import { open, part, press, refusal, rows } from '../../../shared/office.testing';
import { OverviewPage } from './overview-page';

const reads = 'GET /office-api/v1/overview';
const at = Date.UTC(2026, 10, 22, 12) / 1000;
const overview = (more: Partial<Overview> = {}): Overview => ({
  ...{ open: [], bets: [], limits: [], messages: [], unread_count: 0, protection_level: 15, nextStep: null },
  ...{ isVerified: true, needsIdentification: false, missing: [], daysToActivate: null, states: [], owed: [] },
  ...more,
});
const deposit = { id: 'deposit', title: 'Deposit', path: '/office/recharge' };
const accounts = [
  { id: 1, label: 'Euro', currency: 'EUR', amount: '10 €' },
  { id: 2, label: 'Dollar', currency: 'USD', amount: '7 $' },
];
const openWith = (more: Partial<Overview>, accountMenu = [deposit]) =>
  open(OverviewPage, { [reads]: { data: overview(more) } }, { accountMenu, balance: { accounts, activeId: 2 } });
const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('[OFFICE-01] the active account stands first; who may not deposit has no way to it', async () => {
  await openWith({});
  expect(rows(part('Accounts'))).toEqual(['Dollar7 $', 'Euro10 €']);
  expect([to('Deposit'), to('Withdraw')]).toEqual(['/en/office/recharge', '/en/office/deduce']);
});

test('[LIM-19] [LIM-53] who may not deposit is not sent there, and may always withdraw', async () => {
  await openWith({}, []);
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  expect(to('Withdraw')).toBe('/en/office/deduce');
});

test('[PAY-44] what is owed is said by currency, with the way to pay it for who may deposit', async () => {
  const owed = [
    { currency: 'USD', amount: 70.5 },
    { currency: 'EUR', amount: 20 },
  ];
  await openWith({ owed });
  expect(screen.getByText('You owe 70.50 $ for a reversed deposit. Your next deposit repays it first.')).toBeVisible();
  expect(screen.getByText('You owe 20 € for a reversed deposit. Your next deposit repays it first.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Deposit' })).toHaveLength(3);
});

test('[PROT-01] [PROT-02] the level of protection in a word, and what raises it most', async () => {
  await openWith({ nextStep: { way: 'enable_two_factor_auth', points: 35 } });
  const card = part('Protection level');
  expect(card.getByText('Low')).toBeVisible();
  expect(card.getByText('15 of 100')).toBeVisible();
  expect(card.getByText('Next: Two-factor authentication, +35')).toBeVisible();
});

test('each limit says how much of it is used and when it starts again; one stake uses up nothing', async () => {
  const limit = { iso: 'EUR', used: 20, of: 50 };
  await openWith({
    limits: [
      { ...limit, limitType: 21, name: 'Deposits, 7 days', endsAt: at },
      { ...limit, limitType: largestStake, name: 'One stake', used: 0, endsAt: null },
    ],
  });
  const card = part('Limits at a glance');
  expect(card.getAllByRole('meter').map((meter) => [meter.ariaLabel, meter.getAttribute('aria-valuetext')])).toEqual([
    ['Deposits, 7 days', '20 € of 50 € used'],
  ]);
  expect(card.getByText('resets Nov 22, 2026, 12:00')).toBeVisible();
  expect(card.getByText('One stake').parentElement).toHaveTextContent(/^One stake50 €$/);
});

test('without limits, messages and bets the cards say so, and lead on', async () => {
  await openWith({});
  expect(screen.getByText('No limits set')).toBeVisible();
  expect(part('Messages').getByText('No messages')).toBeVisible();
  expect(to('View live matches')).toBe('/en/home/live');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
});

test('[OFFICE-10] the last messages: what is new is heard too', async () => {
  const messages = [
    { id: 2, at, title: 'New device', isRead: false },
    { id: 1, at: at - 60, title: 'Welcome', isRead: true },
  ];
  await openWith({ messages, unread_count: 4 });
  expect(rows(part('Messages'))).toEqual(['New device newNov 22, 2026, 12:00', 'WelcomeNov 22, 2026, 11:59']);
  expect(to('Unread 4')).toBe('/en/office/messages');
});

test('the last bets with what came of them, and what is in play', async () => {
  const bet = { placedAt: at, iso: 'EUR', stake: 5 };
  await openWith({
    open: [
      { iso: 'EUR', count: 1, stake: 5 },
      { iso: 'USD', count: 3, stake: 7.5 },
    ],
    bets: [
      { ...bet, id: '40000018', name: 'Leeds', count: 3, state: 'open', payout: null },
      { ...bet, id: '40000017', name: 'Arsenal', count: 1, state: 'settled', payout: 9.5 },
    ],
  });
  expect(screen.getByText('1 open bet, 5 € staked')).toBeVisible();
  expect(screen.getByText('3 open bets, 7.50 $ staked')).toBeVisible();
  const [head, ...lines] = screen.getAllByRole('row');
  expect(head).toHaveTextContent('BetStakeStatusPayout');
  expect(lines[0]).toHaveTextContent('Leeds +2Nov 22, 2026, 12:00 · 400000185 €open–');
  expect(lines[1]).toHaveTextContent('ArsenalNov 22, 2026, 12:00 · 400000175 €won9.50 €');
  expect(to('History')).toBe('/en/office/history');
});

test('an overview that does not come says so; accounts stand without it', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await open(OverviewPage, backend, { balance: { accounts, activeId: 1 } });
  expect(screen.getByRole('heading', { name: 'The overview could not be loaded.' })).toBeVisible();
  expect(rows(part('Accounts'))).toEqual(['Euro10 €', 'Dollar7 $']);
  backend[reads] = { data: overview() };
  await press('Try again');
  expect(screen.getByRole('heading', { name: 'Verification' })).toBeVisible();
});
