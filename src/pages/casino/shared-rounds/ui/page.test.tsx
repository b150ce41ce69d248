// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { SharedKind } from '@contracts/shared-games';
import type { SharedRound } from '@contracts/shared-rounds';

import { now, open, part, press, refusal } from '@/shared/testing';

import { SharedPage } from './page';

const base = '/games-api/v1/shared';
const numbers = { crash: 101, 'keno-draw': 102, 'roulette-draw': 103, 'wheel-draw': 104 };
const chains = [{ id: 1, terminating: 'a', salt: 'b', length: 9000 }];

const round = (kind: SharedKind, more: Partial<SharedRound> = {}): SharedRound => ({
  ...{ id: 7, kind, at: now, chainId: 1, number: 41, phase: 'open', opensAt: now - 1000, closesAt: now + 600_000 },
  ...{ endsAt: now + 700_000, nextAt: null, bets: 3, left: 0, draws: [], hash: null },
  ...more,
});
const table = (of: SharedRound) => ({ data: { now, round: of, last: [], chains } });

/** A visitor at a game. */
const openGame = (kind: SharedKind, backend: Record<string, unknown>) =>
  open(<SharedPage />, {
    texts: ['shared', 'rounds', 'games'],
    address: `/casino/game/${String(numbers[kind])}/${kind}`,
    backend,
  });

test('[CAS-09] a visitor watches the round, is asked to log in, and nobody asks for their seat', async () => {
  const { asked } = await openGame('crash', { [`GET ${base}/crash`]: table(round('crash')) });
  expect(screen.getByText('Log in to play. No real money is wagered here.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Round 41' })).toHaveTextContent('Bets: 3');
  expect(screen.queryByLabelText('Stake')).toBeNull();
  expect(asked(`${base}/crash/seat`)).toEqual([]);
});

test('[LOTTO-03] a game that does not open is asked for again', async () => {
  const backend: Record<string, unknown> = { [`GET ${base}/crash`]: refusal(1, '', 403) };
  await openGame('crash', backend);
  expect(screen.getByRole('heading', { name: 'The game could not be loaded.' })).toBeVisible();
  backend[`GET ${base}/crash`] = table(round('crash'));
  await press('Try again');
  expect(screen.getByRole('region', { name: 'Round 41' })).toBeVisible();
});

test.each<[SharedKind, number[], string]>([
  ['crash', [247], 'Crashed at 2.47 ×'],
  ['keno-draw', [9, 0, 39], '1, 10, 40'],
  ['roulette-draw', [0], '0, zero'],
  ['roulette-draw', [32], '32, red'],
  ['wheel-draw', [0], 'Segment 1'],
])('[LOTTO-03] what a round of %s came to, %j, is said in words: %s', async (kind, draws, words) => {
  const ended = round(kind, { phase: 'ended', draws, hash: 'c', nextAt: now + 60_000 });
  await openGame(kind, { [`GET ${base}/${kind}`]: table(ended) });
  expect(part('Round 41').getByRole('status')).toHaveTextContent(words);
});

test('[FAIR-12] a table that lacks the chain of its round is asked for once more, not for ever', async () => {
  const lacking = { data: { ...table(round('crash')).data, chains: [] } };
  const { asked } = await openGame('crash', { [`GET ${base}/crash`]: lacking });
  expect(asked(`${base}/crash`).length).toBeLessThanOrEqual(2);
});
