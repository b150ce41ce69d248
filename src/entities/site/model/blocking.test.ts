import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { $blockPath, $isServiceDown, blockQuery } from './blocking';

const start = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

async function check(answer: () => Response) {
  const askedAt: number[] = [];
  const logged: string[] = [];
  const server = () => {
    askedAt.push(Date.now() - start);
    return answer();
  };
  const scope = fork({
    handlers: [
      [fetchFx, server],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  const params = {
    stage: 'start' as const,
    isAuth: false,
    hasReferral: false,
    hasMobileReferral: false,
    isVipAuthNeeded: false,
  };
  void allSettled(blockQuery.start, { scope, params });
  await vi.advanceTimersByTimeAsync(1000);
  return { scope, askedAt, logged };
}
const blocked = (templateTypeId: number) => () => Response.json({ data: { displayTypeId: 1, templateTypeId } });

test('[F08] [BLOCK-04] a check that fails is repeated twice, a tenth of a second apart', async () => {
  const { askedAt } = await check(() => new Response(null, { status: 500 }));
  expect(askedAt).toEqual([0, 100, 200]);
});

test.each([
  [502, true],
  [503, true],
  [504, true],
  [500, false],
])('[F09] [MAINT-09] the last answer was %i: down %s, and nobody is blocked by it', async (status, isDown) => {
  const { scope } = await check(() => new Response(null, { status }));
  expect([scope.getState($isServiceDown), scope.getState($blockPath)]).toEqual([isDown, null]);
});

test('[BLOCK-13] an unknown reason is a plain block and in the log', async () => {
  const { scope, logged } = await check(blocked(99));
  expect([scope.getState($blockPath), logged]).toEqual(['/block', ['Unknown blocking reason']]);
});

test.each([[{}], [{ displayTypeId: 1 }], [{ templateTypeId: 1 }], [{ displayTypeId: 'x', templateTypeId: 1 }]])(
  '[F11] an answer of the wrong shape (%j) is logged and ignored, and not asked for again',
  async (data) => {
    const { scope, askedAt, logged } = await check(() => Response.json({ data }));
    expect([scope.getState($blockPath), askedAt, logged]).toEqual([
      null,
      [0],
      ['Wrong shape of /blocks-api/api/v1/block/light'],
    ]);
  },
);

test('[BLOCK-13] a known one is not in the log', async () => {
  expect((await check(blocked(1))).logged).toEqual([]);
});
