import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { account, balance as balanceOf } from '@contracts/account.testing';
import { withCheckDigit } from '@contracts/payments';

import { balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';
import { fetchFx, pageLeft } from '@/shared/api';
import { $shelfStorage } from '@/shared/keyed-call';
import { $now } from '@/shared/lib/clock';

import { $form, formChanged } from './form';
import { depositOpened } from './opened';
import { $blocker, $refusal, depositPressed } from './press';
import { $hasQuoteFailed, $quote, quoteAsked } from './quote';

const begun = Date.UTC(2025, 1, 22, 12);
const heldMs = 120_000;
const method = { currency: 'USD', feePercent: 1, min: 1, max: 700, etaSec: 5 };
const methods = [
  { ...method, id: 'wallet', pays: 'EUR' },
  { ...method, id: 'instant', feePercent: 0 },
  { ...method, id: 'voucher', feePercent: 0 },
];
/** A limit of 100 for a week, of which 40 are left. */
const limit = {
  ...{ limitType: 21, limitState: 'ACTIVE', limitValue: 100, limitBalance: 40, needApprove: false, startedAt: 1 },
  ...{ endsAt: null, availableValues: [], measure: 'money', type: 'deposit' },
};

/**
 * A server that holds prices for two minutes of this page's time. `isDown`: it has none to say. `worth`: of each voucher.
 */
function setup() {
  const server = { asked: 0, paid: [] as unknown[], isDown: false, isLate: false, worth: 0, limits: [] as unknown[] };
  const answerOf = (path: string, body: { amount?: number; methodId?: string }): [number, unknown] => {
    if (path.endsWith('/balance')) return [200, { data: balanceOf({ accounts: [account(5)] }) }];
    if (path.endsWith('/methods')) return [200, { data: methods }];
    if (path.endsWith('/quote')) {
      if (server.isDown) return [500, {}];
      server.asked += 1;
      const charged = body.methodId === 'wallet' ? { charged: { currency: 'EUR', amount: 46.5, rate: 1.1 } } : {};
      const validUntil = (scope.getState($now) + heldMs) / 1000;
      const quote = { id: `q${String(server.asked)}`, methodId: body.methodId, accountId: 5, currency: 'USD' };
      return [200, { data: { ...quote, credited: body.amount ?? server.worth, fee: 0.5, ...charged, validUntil } }];
    }
    if (path.endsWith('/payments') && body.amount !== undefined) {
      server.paid.push(body);
      return [409, { code: server.isLate ? 2007 : 2003, message: 'No.', requestId: 'r' }];
    }
    if (path.endsWith('/limits')) return [200, server.limits];
    return [200, { data: path.endsWith('/limit-choice') ? { isChosen: true } : [] }];
  };
  let kept: string | null = null;
  const scope: Scope = fork({
    values: [
      [$userId, 1],
      [$now, begun],
      [$shelfStorage, { read: () => kept, write: (text: string) => void (kept = text) }],
    ],
    handlers: [
      [
        fetchFx,
        async (request: Request) => {
          const text = request.method === 'POST' ? await request.text() : '';
          const [status, answer] = answerOf(new URL(request.url).pathname, JSON.parse(text || '{}') as object);
          return Response.json(answer, { status });
        },
      ],
    ],
  });
  const settle = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);
  const open = async () => {
    void allSettled(balanceRefreshRequested, { scope });
    void allSettled(depositOpened, { scope });
    await settle();
  };
  const type = async (text: string, methodId = 'wallet') => {
    void allSettled(formChanged, { scope, params: { text, methodId } });
    await settle();
  };
  const pass = async (ms: number) => {
    await allSettled($now, { scope, params: scope.getState($now) + ms });
    await settle();
  };
  return { scope, server, open, type, pass, settle };
}

// Fake timers cannot wait for code.
beforeAll(() => allSettled(balanceRefreshRequested, { scope: setup().scope }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PAY-03] a price is asked for once the typing rests, holds its time, and is asked anew after it', async () => {
  const { scope, server, open, type, pass } = setup();
  await open();
  void allSettled(formChanged, { scope, params: { text: '5', methodId: 'wallet' } });
  expect([scope.getState($blocker), server.asked]).toEqual(['quote', 0]);
  await type('50');
  expect([scope.getState($blocker), server.asked]).toEqual([null, 1]);
  expect(scope.getState($quote)).toMatchObject({ id: 'q1', minor: 5000, charged: { iso: 'EUR', minor: 4650 } });
  await pass(heldMs - 1000);
  expect(scope.getState($quote)?.id).toBe('q1');
  await pass(1000);
  expect([scope.getState($quote)?.id, server.asked]).toEqual(['q2', 2]);
  // Nobody asks for a page that is left.
  await allSettled(pageLeft, { scope });
  await pass(heldMs);
  expect([scope.getState($quote), scope.getState($blocker), server.asked]).toEqual([null, 'quote', 2]);
});

test('[PAY-03] the price of another sum or method is not used, and what needs none is not held up', async () => {
  const { scope, server, open, type } = setup();
  await open();
  await type('50');
  void allSettled(formChanged, { scope, params: { text: '51' } });
  expect([scope.getState($quote), scope.getState($blocker)]).toEqual([null, 'quote']);
  await type('51', 'instant');
  expect(scope.getState($quote)).toMatchObject({ id: 'q2', charged: null });
  server.isDown = true;
  await type('52', 'instant');
  expect([scope.getState($blocker), scope.getState($hasQuoteFailed)]).toEqual([null, true]);
  await type('52');
  expect([scope.getState($blocker), scope.getState($hasQuoteFailed)]).toEqual(['quote', true]);
  server.isDown = false;
  void allSettled(quoteAsked, { scope });
  await vi.advanceTimersByTimeAsync(1000);
  expect([scope.getState($blocker), scope.getState($hasQuoteFailed)]).toEqual([null, false]);
});

test('[PAY-03] a press that comes too late pays nothing and shows the new price', async () => {
  const { scope, server, open, type, settle } = setup();
  server.isLate = true;
  await open();
  await type('50');
  void allSettled(depositPressed, { scope });
  await settle();
  expect(server.paid).toMatchObject([{ quoteId: 'q1', amount: 50 }]);
  expect([scope.getState($refusal)?.code, scope.getState($quote)?.id]).toEqual([2007, 'q2']);
  expect(scope.getState($form).text).toBe('50');
});

test('[PAY-10] [LIM-44] a voucher above what the own limit leaves is not sent, and says so before the press', async () => {
  const { scope, server, open, settle } = setup();
  server.limits = [limit];
  await open();
  const fill = async (number: string, worth: number) => {
    server.worth = worth;
    void allSettled(formChanged, { scope, params: { voucher: withCheckDigit(number), methodId: 'voucher' } });
    await settle();
    void allSettled(depositPressed, { scope });
    await settle();
    return scope.getState($blocker);
  };
  expect(await fill('900000000000001', 40.01)).toBe('limit');
  expect(server.paid).toEqual([]);
  expect(await fill('900000000000002', 40)).toBeNull();
  expect(server.paid).toMatchObject([{ methodId: 'voucher', amount: 40 }]);
});
