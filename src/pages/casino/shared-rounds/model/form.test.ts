import type { EventCallable } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { balance } from '@contracts/account.testing';
import type { SharedBet, SharedRound, SharedSeat } from '@contracts/shared-rounds';

import { balanceRefreshRequested } from '@/entities/account';
import { $isAuth } from '@/entities/session';
import { openTab } from '@/entities/session/testing';
import { feedChanged } from '@/shared/feed';
import { clockStarted } from '@/shared/lib/clock';
import { $location } from '@/shared/routing';

import { $checked, checkPressed } from './check';
import { $canLeave, $choice, $draft, $refusal, autoTyped, betPressed, leavePressed, stakeTyped } from './form';
import { tableOpened } from './opened';
import { $bet, $seat, $table } from './table';
import { $moment } from './time';

const start = 1_800_000_000_000;
const round = (part: Partial<SharedRound> = {}): SharedRound => ({
  ...{ id: 7, kind: 'crash', at: start, chainId: 1, number: 7, phase: 'open', opensAt: start, closesAt: start + 8000 },
  ...{ endsAt: null, nextAt: null, bets: 0, left: 0, draws: [], hash: null },
  ...part,
});
const bet = (part: Partial<SharedBet> = {}): SharedBet => ({
  ...{ id: 'b', roundId: 7, number: 7, at: start, isDemo: false, currency: 'RUB', stake: 20, payout: 0, choice: {} },
  ...{ left: null, state: 'open', draws: [] },
  ...part,
});
const seat = (part: Partial<SharedSeat> = {}): SharedSeat => ({
  ...{ kind: 'crash', isDemo: false, balance: null, accountId: 5, currency: 'RUB', minStake: 9, maxStake: 9000 },
  ...{ waitMs: 0, staked: 0, won: 0, stop: null, bets: [] },
  ...part,
});
const chain = { id: 1, terminating: 'a', salt: 'b', length: 9 };

/** A player at crash, in a round that takes bets; `onAct` answers bets and exits. */
async function setup({
  onAct = () => Response.json({}, { status: 500 }),
  own = seat(),
  now = round(),
}: {
  onAct?: (path: string) => Response | Promise<Response>;
  own?: SharedSeat;
  now?: SharedRound;
} = {}) {
  const sent: string[] = [];
  const server = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/bets') || pathname.endsWith('/exits')) {
      sent.push(pathname.split('/').at(-1) ?? '');
      return onAct(pathname);
    }
    if (pathname.endsWith('/seat'))
      return Response.json({ data: { ...own, bets: sent.length === 0 ? own.bets : [bet()] } });
    if (pathname.endsWith('/crash'))
      return Response.json({ data: { now: Date.now(), round: now, last: [], chains: [chain] } });
    if (pathname.includes('/actions/')) return Response.json({ data: { state: 'unknown' } });
    return Response.json({ data: balance() });
  };
  const location = { path: '/casino/game/101/crash', language: 'en', search: '', hash: '' };
  const { scope, tell } = openTab(server, { values: [[$location, location]] });
  await tell(clockStarted, undefined);
  await tell(balanceRefreshRequested, undefined);
  await tell(tableOpened, undefined);
  await vi.waitFor(() => expect(scope.getState($seat)).not.toBeNull());
  await vi.waitFor(() => expect(scope.getState($moment)).not.toBeNull());
  const hear = (value: SharedRound) =>
    tell(feedChanged as EventCallable<unknown>, [
      { kind: 'ops', topic: 'shared:crash', ops: [{ op: 'put', kind: 'shared', id: value.id, value }] },
    ]);
  return { scope, sent, tell, hear, blocker: () => scope.getState($draft).blocker };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['', '', 'empty'],
  ['x', '', 'sum'],
  ['8', '', 'low'],
  ['9001', '', 'high'],
  ['20', '1', 'auto'],
  ['20', '2.5', null],
])('[CAS-09] a stake of “%s” that leaves at “%s”: %s', async (stake, auto, blocker) => {
  const at = await setup();
  await at.tell(stakeTyped, stake);
  await at.tell(autoTyped, auto);
  expect(at.blocker()).toBe(blocker);
  expect(at.scope.getState($isAuth)).toBe(true);
});

test('[LOTTO-03] bets close by the clock of the server, before the feed says so, and nothing is sent after', async () => {
  const at = await setup();
  await at.tell(stakeTyped, '20');
  expect(at.blocker()).toBeNull();
  await vi.advanceTimersByTimeAsync(8200);
  expect(at.scope.getState($moment)?.phase).toBe('running');
  expect(at.blocker()).toBe('bets');
  await at.tell(betPressed, undefined);
  expect(at.sent).toEqual([]);
});

test('[CAS-05] two presses are one bet, and the player may leave only while the round runs', async () => {
  let answer = (_response: Response): void => undefined;
  const at = await setup({ onAct: () => new Promise((resolve) => (answer = resolve)) });
  await at.tell(stakeTyped, '20');
  await at.tell(betPressed, undefined);
  await at.tell(betPressed, undefined);
  answer(Response.json({ data: { bet: bet(), seat: seat({ bets: [bet()] }) } }, { status: 201 }));
  await vi.advanceTimersByTimeAsync(100);
  expect(at.sent).toEqual(['bets']);
  expect(at.scope.getState($bet)).toMatchObject({ id: 'b', stake: 2000 });
  expect(at.blocker()).toBe('placed');
  await at.tell(leavePressed, undefined);
  expect(at.sent).toEqual(['bets']);
  await at.hear(round({ phase: 'running', at: start + 8000 }));
  await vi.advanceTimersByTimeAsync(9000);
  expect(at.scope.getState($canLeave)).toBe(true);
  await at.tell(leavePressed, undefined);
  expect(at.sent).toEqual(['bets', 'exits']);
});

test('[CAS-12] a limit reached in another tab refuses the bet with its reason; another stake forgets it', async () => {
  const refusal = { code: 1019, message: 'no', requestId: 'r', data: null };
  const at = await setup({ onAct: () => Response.json(refusal, { status: 409 }) });
  await at.tell(stakeTyped, '20');
  await at.tell(betPressed, undefined);
  expect(at.scope.getState($refusal)?.code).toBe(1019);
  expect(at.scope.getState($bet)).toBeNull();
  await at.tell(stakeTyped, '30');
  expect(at.scope.getState($refusal)).toBeNull();
});

test('[CAS-07] a round that ended can be checked by its chain, one that runs cannot', async () => {
  const at = await setup();
  await at.tell(checkPressed, 7);
  expect(at.scope.getState($checked)).toBeNull();
  await at.hear(round({ phase: 'ended', draws: [247], hash: 'c', nextAt: start + 20_000 }));
  await at.hear(round({ phase: 'running' }));
  expect(at.scope.getState($table)?.round.phase).toBe('ended');
  expect(at.scope.getState($checked)).toMatchObject({ round: { id: 7, hash: 'c' }, chain });
  expect(at.scope.getState($choice)).toEqual({});
});
