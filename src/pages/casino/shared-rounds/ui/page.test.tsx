// @vitest-environment jsdom
import { createHash, createHmac, webcrypto } from 'node:crypto';

import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeAll, expect, test, vi } from 'vitest';

import { account } from '@contracts/account.testing';
import { sharedGameOf, type SharedKind } from '@contracts/shared-games';

import { $balance } from '@/entities/account';
import { balanceOf } from '@/entities/account/testing';
import { $chains } from '@/entities/casino/chains';
import { $userId, sessionClosed } from '@/entities/session';
import { now, part, plain, press, refusal, settle, type } from '@/shared/testing';

import { $auto, $stake } from '../model/form';
import { bet, callsOf, ended, openPlayer, readLateFiles, round, seat, tableOf, taken } from '../shared-rounds.testing';

// Its styles take in the cloth, which no compiler of styles reads without the build's constants.
vi.mock('./picks.css', () => ({ keno: 'keno', pick: 'pick' }));
beforeAll(readLateFiles);
const crash = callsOf('crash');
const [tablePath, seatPath] = [crash.table.replace('GET ', ''), crash.seat.replace('GET ', '')];
const openVisitor = (kind: SharedKind, backend: Record<string, unknown> = {}) =>
  openPlayer(kind, backend, [
    [$userId, null],
    [$balance, null],
  ]);
const lines = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
/** The rules that are under the round. */
const rules = () => part('Rules and RTP');

test('[CAS-09] a visitor watches the round, is asked to log in, and nobody asks for their seat', async () => {
  const { asked } = await openVisitor('crash');
  expect(screen.getByText('Log in to play. No real money is wagered here.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Round 41' })).toHaveTextContent('Bets: 3');
  expect(screen.queryByLabelText('Stake')).toBeNull();
  expect(asked(seatPath)).toEqual([]);
});

test('[LOTTO-03] a game that does not open is asked for again', async () => {
  const backend: Record<string, unknown> = { [crash.table]: refusal(1, '', 403) };
  await openVisitor('crash', backend);
  expect(screen.getByRole('heading', { name: 'The game could not be loaded.' })).toBeVisible();
  backend[crash.table] = tableOf(round('crash'));
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
  await openVisitor(kind, { [callsOf(kind).table]: tableOf(ended(kind, 7, draws)) });
  expect(part('Round 41').getByRole('status')).toHaveTextContent(words);
});

test('[FAIR-12] a table that lacks the chain of its round is asked for once more, not for ever', async () => {
  const lacking = { data: { ...tableOf(round('crash')).data, chains: [] } };
  const { asked } = await openVisitor('crash', { [crash.table]: lacking });
  expect(asked(tablePath).length).toBeLessThanOrEqual(2);
});

test('[FAIR-12] while a warning of this game waits, no bet goes out; one of another game stops none', async () => {
  const alarm = { alarm: 'exchanged' };
  const { sent, unmount } = await openPlayer('crash', {}, [[$chains, { crash: alarm }]]);
  type('Stake', '20');
  expect(screen.getByText('Resolve the fairness warning first')).toBeVisible();
  await press(/^Bet 20\s₽$/);
  expect(sent()).toEqual([]);
  unmount();
  const other = await openPlayer('crash', { [crash.bet]: taken('crash', bet()) }, [[$chains, { 'keno-draw': alarm }]]);
  type('Stake', '20');
  await press(/^Bet 20\s₽$/);
  expect(other.sent()).toHaveLength(1);
});

test('[CAS-09] games take no bonus money: with a bonus account in use the main one pays', async () => {
  const all = [account(5), account(6, { type: 4 })];
  const accounts = balanceOf({ accounts: all, all_accounts: all, activeAccountId: 6 });
  const { sent } = await openPlayer('crash', { [crash.bet]: taken('crash', bet()) }, [[$balance, accounts]]);
  type('Stake', '20');
  await press(/^Bet 20\s₽$/);
  expect(sent()).toEqual([[crash.bet, expect.objectContaining({ mode: 'real', accountId: 5 })]]);
});

test('[CAS-09] without a connection a flight shows no worth, and the page says that the bet stands', async () => {
  const running = round('crash', { phase: 'running', closesAt: now - 1000 });
  await openPlayer('crash', { [crash.table]: tableOf(running) });
  expect(screen.getByText(/^Connection lost: the round cannot be shown\. Your bet/)).toBeVisible();
  expect(part('Round 41').getByText('—')).toBeInTheDocument();
});

test('[LOTTO-03] the rules of keno follow the picks: what hits pay, and how often', async () => {
  await openPlayer('keno-draw');
  expect(lines(rules().getByRole('table'))).toEqual([
    ['Matched out of 4', 'Payout'],
    ['2', '2.50 ×'],
    ['3', '7.50 ×'],
    ['4', '56.00 ×'],
  ]);
  await press('7');
  expect(lines(rules().getByRole('table'))).toEqual([
    ['Matched out of 1', 'Payout'],
    ['1', '3.85 ×'],
  ]);
  // Ten of forty numbers: one pick comes in a quarter of all draws.
  expect(rules().getByText('Hit frequency').nextElementSibling).toHaveTextContent('25%');
});

test('[CAS-09] the rules of a flight say which share of rounds reaches an exit', async () => {
  await openPlayer('crash');
  expect(lines(rules().getByRole('table')).slice(1)).toEqual([
    ['1.50 ×', '66%'],
    ['2.00 ×', '49.5%'],
    ['3.00 ×', '33%'],
    ['5.00 ×', '19.8%'],
    ['10.00 ×', '9.9%'],
  ]);
});

test.each([
  [null, /^These rounds use no public value/],
  ['beacon 77', /^The value was unknown when the chain was published/],
])('[FAIR-16] a chain with the public value %s: the rules say what that means', async (publicValue, words) => {
  const { data } = tableOf(round('crash'));
  const chains = [{ ...data.chains[0]!, publicValue }];
  await openPlayer('crash', { [crash.table]: { data: { ...data, chains } } });
  expect(rules().getByText(words)).toBeVisible();
  expect(rules().queryByText('beacon 77') !== null).toBe(publicValue !== null);
});

test('[LOTTO-03] what a segment of the wheel pays stands there for each volatility, once it was drawn', async () => {
  const { table } = callsOf('wheel-draw');
  await openPlayer('wheel-draw', { [table]: tableOf(ended('wheel-draw', 7, [0])) });
  expect(part('Round 41').getByText(/^Low: \d.* × · Medium: .* × · High: .* ×$/)).toBeVisible();
});

/** The first round of a chain, as an honest house plays it. */
function honest() {
  const hash = 'd'.repeat(64);
  const terminating = createHash('sha256').update(hash).digest('hex');
  const draws = sharedGameOf('crash').drawsOf(createHmac('sha256', 'b').update(hash).digest());
  const chain = { id: 1, terminating, salt: 'b', length: 9000 };
  return { chain, last: { ...ended('crash', 6, draws), number: 1, hash } };
}

test.each([
  [0, /^Verified: the round’s hash leads to the published hash and gives this result/],
  [1, /^Verification failed: your browser gets a different result/],
])('[CAS-07] a past round whose result is off by %i is computed by the browser: %s', async (off, words) => {
  vi.stubGlobal('crypto', webcrypto);
  const { chain, last } = honest();
  const told = { ...last, draws: [last.draws[0]! + off] };
  const { data } = tableOf(round('crash', { number: 2 }), [told]);
  await openPlayer('crash', { [crash.table]: { data: { ...data, chains: [chain] } } });
  await press(/^Verify round: Round 1, Crashed at/);
  const drawer = within(screen.getByRole('dialog', { name: 'Round 1' }));
  expect(await drawer.findByText(words)).toBeVisible();
  await press('Close');
  expect(screen.queryByRole('dialog', { name: 'Round 1' })).toBeNull();
});

test('[CAS-09] who logs out leaves no stake, no exit and no bet behind', async () => {
  const { scope } = await openPlayer('crash', {
    [crash.seat]: { data: seat('crash', { bets: [bet({ roundId: 1 })] }) },
  });
  type('Stake', '20');
  type(/^Auto cash-out at/, '3');
  expect([scope.getState($stake), scope.getState($auto)]).toEqual(['20', '3']);
  await settle(() => void allSettled(sessionClosed, { scope, params: { reason: 'player' } }));
  expect([scope.getState($stake), scope.getState($auto)]).toEqual(['', '']);
  expect(screen.queryByRole('region', { name: 'Your recent bets' })).toBeNull();
  expect(screen.getByText('Log in to play. No real money is wagered here.')).toBeVisible();
});
