// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';

import { errorCodes } from '@contracts/common';
import type { SharedKind } from '@contracts/shared-games';

import { alerts, field, isOff, part, plain, press, refusal, rows, type } from '@/shared/testing';

import { bet, callsOf, ended, openPlayer, readLateFiles, round, seat, tableOf, taken } from '../shared-rounds.testing';

// Its styles take in the cloth, which no compiler of styles reads without the build's constants.
vi.mock('./picks.css', () => ({ keno: 'keno', pick: 'pick' }));
beforeAll(readLateFiles);
const crash = callsOf('crash');
const note = () => plain(screen.getByRole('button', { name: /^Bet/ }).nextElementSibling?.textContent);

test.each([
  ['', '', 'Enter a stake'],
  ['x', '', 'Enter a valid amount'],
  ['8', '', 'Minimum stake: 9 ₽'],
  ['90001', '', 'Maximum stake: 90,000 ₽'],
  ['10001', '', 'Insufficient funds'],
  ['20', '1', 'Auto cash-out: 1.01 to 1000, two decimals at most'],
])(
  '[CAS-09] a stake of “%s” with an exit at “%s” is told what it lacks, and is not sent',
  async (stake, auto, words) => {
    const { sent } = await openPlayer('crash');
    type('Stake', stake);
    type(/^Auto cash-out at/, auto);
    expect(note()).toBe(words);
    expect(isOff(/^Bet/)).toBe(true);
    await press(/^Bet/);
    expect(sent()).toEqual([]);
  },
);

test('[CAS-09] the press says the sum and sends round, account, stake and exit; the bet stands in its place', async () => {
  const own = bet({ choice: { auto: 250 } });
  const { sent } = await openPlayer('crash', { [crash.bet]: taken('crash', own) });
  type('Stake', '20');
  type(/^Auto cash-out at/, '2.5');
  expect(screen.getByText(/^39\.6% of rounds reach it/)).toBeVisible();
  await press(/^Bet 20\s₽$/);
  expect(sent()).toEqual([[crash.bet, { roundId: 7, choice: { auto: 250 }, stake: 20, mode: 'real', accountId: 5 }]]);
  expect(screen.queryByLabelText('Stake')).toBeNull();
  expect(part('Your bet').getByText('Auto cash-out at 2.50 ×')).toBeVisible();
  expect(isOff('Cash out')).toBe(true);
});

test('[CAS-05] the press that leaves waits for the flight, names the bet, and the page says what was paid', async () => {
  const paid = bet({ state: 'paid', left: 150, payout: 30 });
  const { sent, hear } = await openPlayer('crash', {
    [crash.seat]: { data: seat('crash', { bets: [bet()] }) },
    [crash.exit]: taken('crash', paid),
  });
  await press('Cash out');
  expect(sent()).toEqual([]);
  await hear(round('crash', { phase: 'running', closesAt: Date.now() }));
  await press(/^Cash out \d/);
  expect(sent()).toEqual([[crash.exit, { betId: 'b' }]]);
  expect(part('Your bet').getByRole('status')).toHaveTextContent(/^Cashed out at 1\.50 ×\. Payout 30\s₽$/);
  expect(screen.queryByRole('button', { name: /^Cash out/ })).toBeNull();
});

test.each([
  [errorCodes.betsClosed, 'Bets had closed when yours reached the server. No money was taken.'],
  [errorCodes.roundEnded, 'The round ended before your cash-out reached the server.'],
  [errorCodes.roundTooSoon, 'The last round is not over yet. Nothing was taken; try again shortly.'],
  [errorCodes.roundOpen, 'You already have a bet on this round'],
])('[CAS-12] refusal %i is said in words of the game, until the player types', async (code, words) => {
  await openPlayer('crash', { [crash.bet]: refusal(code, 'no', 409) });
  type('Stake', '20');
  await press(/^Bet 20\s₽$/);
  expect(alerts()).toEqual([words]);
  type('Stake', '30');
  expect(alerts()).toEqual([]);
});

test.each<[SharedKind, string[], object]>([
  ['keno-draw', ['3', '17', '40'], { picks: [3, 17, 40] }],
  ['wheel-draw', [], { risk: 'medium' }],
])('[LOTTO-03] %s sends what was pressed: %j', async (kind, presses, choice) => {
  const calls = callsOf(kind);
  const { sent } = await openPlayer(kind, { [calls.bet]: taken(kind, bet({ choice })) });
  type('Stake', '20');
  for (const name of presses) await press(name);
  await press(/^Bet 20\s₽$/);
  expect(sent()).toEqual([[calls.bet, expect.objectContaining({ choice })]]);
});

test('[LOTTO-03] of keno eight numbers at most, and none is no bet', async () => {
  await openPlayer('keno-draw');
  type('Stake', '20');
  expect(note()).toBe('Choose a bet first');
  for (const name of ['1', '2', '3', '4', '5', '6', '7', '8']) await press(name);
  expect(screen.getByText('Numbers picked: 8, max 8')).toBeVisible();
  expect([isOff('9'), isOff('8')]).toEqual([true, false]);
  await press('8');
  expect(isOff('9')).toBe(false);
});

test('[CAS-34] on the cloth a second press takes a place away, and the bet says its places', async () => {
  const calls = callsOf('roulette-draw');
  const { sent } = await openPlayer('roulette-draw', {
    [calls.bet]: taken('roulette-draw', bet({ choice: { spots: ['even'] } })),
  });
  type('Stake', '20');
  for (const name of [/^odd/, /^even/, /^odd/, /^red/]) await press(name);
  expect(screen.getByText('Bets: 1. The stake is split equally.')).toBeVisible();
  await press(/^Bet 20\s₽$/);
  expect(sent()).toEqual([[calls.bet, expect.objectContaining({ choice: { spots: ['even'] } })]]);
  expect(part('Your bet').getByText('even')).toBeVisible();
});

test('[CAS-10] points: the demo asks for a seat of its own, sends no account, and forgets the stake of money', async () => {
  const { sent, asked } = await openPlayer('crash', {
    [crash.seat]: ({ query }: { query: Record<string, string> }) => ({
      data: seat('crash', query['mode'] === 'demo' ? { isDemo: true, balance: 50 } : {}),
    }),
    [crash.bet]: taken('crash', bet()),
  });
  type('Stake', '20');
  await press(screen.getByRole('radio', { name: 'Demo' }));
  expect(asked('/games-api/v1/shared/crash/seat').at(-1)).toEqual({ mode: 'demo' });
  expect(screen.getByText(/^Demo: you play with points in the same rounds/)).toBeVisible();
  expect(field('Stake').value).toBe('');
  type('Stake', '60');
  expect(note()).toBe('Insufficient funds');
  type('Stake', '50');
  await press(/^Bet 50\s₽$/);
  expect(sent()).toEqual([[crash.bet, { roundId: 7, choice: {}, stake: 50, mode: 'demo' }]]);
});

test('[CAS-09] past bets say what became of each, with stake, choice and draw', async () => {
  const bets = [
    bet({ id: '1', roundId: 6, number: 40, state: 'paid', left: 200, payout: 40, choice: { auto: 200 }, draws: [310] }),
    bet({ id: '2', roundId: 5, number: 39, state: 'lost', draws: [100] }),
    bet({ id: '3', roundId: 4, number: 38, state: 'returned' }),
  ];
  await openPlayer('crash', { [crash.seat]: { data: seat('crash', { bets }) } });
  expect(rows(part('Your recent bets'))).toEqual([
    expect.stringMatching(
      /40Cashed out at 2\.00 ×\. Payout 40 ₽Staked 20 ₽ · Auto cash-out at 2\.00 × · Crashed at 3\.10 ×$/,
    ),
    expect.stringMatching(/39LostStaked 20 ₽ · Manual cash-out · Crashed at 1\.00 ×$/),
    expect.stringMatching(/38The server was down in this round\. Your stake was refunded\./),
  ]);
});

test('[CAS-12] who may not play reads why before they press', async () => {
  await openPlayer('crash', {
    [crash.seat]: {
      data: seat('crash', { stop: { code: errorCodes.betsClosed, message: 'You have taken a break.' } }),
    },
  });
  expect(alerts()[0]).toMatch(/^Play is unavailable/);
});

test('[HTTP-28] a seat that is not told is asked for again, while the round goes on', async () => {
  const backend: Record<string, unknown> = { [crash.seat]: refusal(1, '', 403) };
  await openPlayer('crash', backend);
  expect(screen.getByRole('region', { name: 'Round 41' })).toBeVisible();
  expect(screen.queryByLabelText('Stake')).toBeNull();
  backend[crash.seat] = { data: seat('crash') };
  await press('Try again');
  expect(field('Stake')).toBeVisible();
});

test('[LOTTO-03] a round of the feed that ends the bet asks what it paid', async () => {
  const bets = [bet()];
  const backend: Record<string, unknown> = { [crash.seat]: () => ({ data: seat('crash', { bets: [...bets] }) }) };
  const { hear } = await openPlayer('crash', backend);
  bets[0] = bet({ state: 'lost', draws: [120] });
  await hear(ended('crash', 7, [120]));
  expect(part('Your bet').getByRole('status')).toHaveTextContent('Lost');
  expect(part('Round 41').getByRole('status')).toHaveTextContent('Crashed at 1.20 ×');
});

test('[LOTTO-03] the last rounds: twenty stand open, the others are folded, and those with a bet say so', async () => {
  const last = Array.from({ length: 23 }, (_, at) => ended('crash', 6 - at, [100 + at]));
  await openPlayer('crash', {
    [crash.table]: tableOf(round('crash'), last),
    [crash.seat]: { data: seat('crash', { bets: [bet({ roundId: 5, state: 'lost' })] }) },
  });
  const list = part('Recent rounds');
  expect(list.getByText('Earlier rounds: 3')).toBeVisible();
  expect(list.getAllByTitle('with your bet').map(({ textContent }) => textContent)).toEqual(['1.01 ×']);
});
