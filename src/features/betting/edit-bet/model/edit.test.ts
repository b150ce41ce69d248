import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { balance } from '@contracts/account.testing';
import { calcBet, couponBet, placedCoupon } from '@contracts/coupon.testing';
import edit from '@contracts/dictionaries/en/edit.json';
import type { EditPreview } from '@contracts/edit-bet';

import { $bets } from '@/entities/bet';
import { placedBet } from '@/entities/bet/testing';
import { openTab } from '@/entities/session/testing';
import { loadDictionariesFx } from '@/shared/i18n';
import { $now, clockStarted } from '@/shared/lib/clock';
import { $notice } from '@/shared/lib/notices';

import {
  $draft,
  $preview,
  $refused,
  $stop,
  $underWay,
  editConfirmed,
  editOpened,
  legAdded,
  legRemoved,
  legSwapped,
} from './edit';
import { editingOpened } from './opened';

const legOf = (marketId: number, coef = 2): EditPreview['bets'][number] => ({
  ...calcBet(marketId, { coef }),
  ...{ name: '1', groupName: '1X2', gameId: marketId, typeId: 1, isLive: false, choices: [] },
});
const previewOf = (ids: readonly number[], patch: Partial<EditPreview> = {}): EditPreview => ({
  ...{ value: 95, typeId: 1, coef: 4, possibleWin: 380, fault: null },
  bets: ids.map((id) => legOf(id)),
  ...patch,
});
const bet = placedBet('7', { typeId: 1, bets: [couponBet(1), couponBet(2)] });
const done = {
  data: {
    old: placedCoupon('7', { state: 'sold', payout: 95, editedInto: '8', bets: [] }),
    coupon: placedCoupon('8', { amount: 95, editedFrom: '7', bets: [couponBet(1), couponBet(3)] }),
  },
};

type Call = { method: string; path: string; body: Record<string, unknown>; key: string | null };
type Server = {
  onPreview?: (ids: readonly number[]) => Response;
  onEdit?: () => Response;
  onAction?: () => Response;
  stored?: Map<string, string>;
};

async function setup({
  onPreview = (ids) => Response.json({ data: previewOf(ids) }),
  onEdit = () => Response.json(done),
  onAction = () => new Response('', { status: 502 }),
  stored = new Map(),
}: Server = {}) {
  const calls: Call[] = [];
  const server = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const text = await request.text();
    const key = request.headers.get('Idempotency-Key');
    const call = { method: request.method, path, body: text === '' ? {} : (JSON.parse(text) as Call['body']), key };
    calls.push(call);
    if (path.endsWith('/dictionary')) return Response.json({ data: { version: '1', groups: { edit } } });
    if (path.endsWith('/preview')) return onPreview(call.body.marketIds as number[]);
    if (path.endsWith('/edit')) return onEdit();
    return path.includes('/actions/') ? onAction() : Response.json({ data: balance() });
  };
  const values = [
    [$bets, [bet]],
    [$now, Date.now()],
  ] as const;
  const { scope, tell } = openTab(server, { values, stored });
  void allSettled(clockStarted, { scope });
  await allSettled(loadDictionariesFx, { scope, params: ['edit'] });
  const sent = (end: string) => calls.filter(({ path }) => path.endsWith(end));
  return { scope, tell, stored, calls, previews: () => sent('/preview'), edits: () => sent('/edit') };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[BET-33] each change asks what the bet would be; the value is asked for again while the editor is open, and not after', async () => {
  const { scope, tell, previews } = await setup();
  await tell(editOpened, bet);
  await tell(legRemoved, 2);
  await tell(legRemoved, 1);
  await tell(legAdded, 3);
  await tell(legSwapped, { from: 1, to: 4 });
  expect(previews().map(({ body }) => body.marketIds)).toEqual([[1, 2], [1], [1], [1, 3], [4, 3]]);
  expect(scope.getState($preview)).toMatchObject({ value: 95_00, possibleWin: 380_00, milliOdds: 4000 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(previews()).toHaveLength(6);
  await tell(editConfirmed, undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(previews()).toHaveLength(6);
});

test('[BET-33] nothing is sent while the legs are as they were, or while the sums are about other legs or refused', async () => {
  const never = () => new Promise<Response>(() => undefined);
  const answers = [
    () => Response.json({ data: previewOf([1, 2]) }),
    () => Response.json({ data: previewOf([1], { fault: 1002 }) }),
  ];
  const { scope, tell, edits } = await setup({ onPreview: () => (answers.shift() ?? (never as never))() });
  await tell(editOpened, bet);
  expect(scope.getState($stop)).toBe('same');
  await tell(editConfirmed, undefined);
  await tell(legRemoved, 2);
  expect(scope.getState($stop)).toBe('fault');
  await tell(editConfirmed, undefined);
  await tell(legAdded, 3);
  expect(scope.getState($stop)).toBe('asking');
  await tell(editConfirmed, undefined);
  expect(edits()).toEqual([]);
});

test('[BET-33] what was seen is sent once, under a key; the old bet goes, the new one comes, and the player is told', async () => {
  const { scope, tell, edits, stored } = await setup();
  await tell(editOpened, bet);
  await tell(legSwapped, { from: 2, to: 3 });
  await Promise.all([tell(editConfirmed, undefined), tell(editConfirmed, undefined)]);
  expect(edits()).toMatchObject([
    {
      path: '/coupon-api/v1/coupons/7/edit',
      body: {
        bets: [
          { marketId: 1, coef: 2 },
          { marketId: 3, coef: 2 },
        ],
        ...{ value: 95, possibleWin: 380, accept: 'notWorse' },
      },
    },
  ]);
  expect(edits()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(scope.getState($bets)).toMatchObject([
    { id: '8', state: 'open', stake: 95_00, editedFrom: '7' },
    { id: '7', state: 'sold', editedInto: '8' },
  ]);
  expect(scope.getState($draft)).toBeNull();
  expect(scope.getState($notice)?.text).toMatch(/^Bet 7 is now bet 8, stake 95/);
  expect(stored.get('openbook.calls.edit')).toBe('[]');
});

test('[BET-33] a refusal says that nothing was changed, and shows what the edit would do by now', async () => {
  const body = { code: 1017, message: 'no', requestId: 'r', data: { preview: previewOf([1], { value: 90 }) } };
  const { scope, tell } = await setup({ onEdit: () => Response.json(body, { status: 409 }) });
  await tell(editOpened, bet);
  await tell(legRemoved, 2);
  await tell(editConfirmed, undefined);
  expect(scope.getState($refused)).toMatchObject({ betId: '7', code: 1017 });
  expect(scope.getState($preview)).toMatchObject({ value: 90_00 });
  expect(scope.getState($draft)?.ids).toEqual([1]);
  expect(scope.getState($bets)).toMatchObject([{ id: '7', state: 'open' }]);
});

test('[BET-33] a lost answer is asked for by its key, after a reload too, and the bet is not edited twice', async () => {
  const stored = new Map<string, string>();
  const before = await setup({ stored, onEdit: () => new Response('', { status: 502 }) });
  await before.tell(editOpened, bet);
  await before.tell(legRemoved, 2);
  await before.tell(editConfirmed, undefined);
  expect(before.scope.getState($underWay)).toEqual({ 7: 'checking' });
  const after = await setup({
    stored,
    onAction: () => Response.json({ data: { state: 'done', httpStatus: 200, answer: done } }),
  });
  await after.tell(editingOpened, undefined);
  expect(after.scope.getState($underWay)).toEqual({ 7: 'checking' });
  await vi.advanceTimersByTimeAsync(2000);
  expect([after.edits(), after.scope.getState($underWay)]).toEqual([[], {}]);
  expect(after.scope.getState($bets)?.map(({ id, state }) => [id, state])).toEqual([
    ['8', 'open'],
    ['7', 'sold'],
  ]);
});

test('[BET-33] a bet that is sold, settled or edited in another window closes its editor', async () => {
  const { scope, tell } = await setup();
  await tell(editOpened, bet);
  expect(scope.getState($draft)).not.toBeNull();
  const { betReceived } = await import('@/entities/bet');
  await tell(betReceived, placedBet('7', { state: 'sold', payout: 95, editedInto: '9' }));
  expect(scope.getState($draft)).toBeNull();
});
