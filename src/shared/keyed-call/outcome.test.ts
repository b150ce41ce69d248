import { expect, test } from 'vitest';

import { errorCodes } from '@contracts/common';
import { z } from '@contracts/zod';

import { lookOfAction, outcomeOfFailure } from './outcome';

const reading = { contract: z.object({ sum: z.int() }), resultOf: ({ sum }: { sum: number }) => sum };
const failed = (code: number, statusCode: number, retryAfterMs: number | null = null) =>
  outcomeOfFailure({ kind: 'server', code, statusCode, message: 'No.', data: undefined, retryAfterMs } as never);
const stored = (code: number, httpStatus: number) =>
  lookOfAction(
    reading,
    { state: 'done', httpStatus, answer: { code, message: 'No.', requestId: 'r' } } as never,
    undefined as never,
  );

test('[BET-20] [BONG-05] [HTTP-52] a call that is under way leaves the act open; a conflict is the word of the server', () => {
  expect(failed(errorCodes.keyUnderWay, 409)).toEqual({ kind: 'unknown' });
  expect(failed(errorCodes.conflict, 409, 1000)).toEqual({ kind: 'unknown' });
  const refusal = { code: errorCodes.conflict, message: 'No.', data: undefined };
  expect(failed(errorCodes.conflict, 409)).toEqual({ kind: 'refused', refusal });
  expect(stored(errorCodes.conflict, 409)).toEqual({ kind: 'refused', refusal });
});

test.each([errorCodes.forbidden, errorCodes.notFound, 999])(
  '[BET-20] the code %j under a key is a refusal, because the server has kept it',
  (code) => {
    expect(stored(code, code === errorCodes.notFound ? 404 : 403)).toMatchObject({
      kind: 'refused',
      refusal: { code },
    });
  },
);

test('[BET-20] what a key says besides stays: done, closed, taken by another act, and nothing of a broken server', () => {
  expect(
    lookOfAction(reading, { state: 'done', httpStatus: 200, answer: { sum: 5 } } as never, undefined as never),
  ).toEqual({ kind: 'done', result: 5 });
  expect(stored(errorCodes.keyClosed, 409)).toEqual({ kind: 'closed' });
  expect(stored(errorCodes.keyReused, 422)).toMatchObject({ kind: 'key_taken' });
  expect(stored(1, 500)).toEqual({ kind: 'unknown' });
  expect(lookOfAction(reading, { state: 'under_way' } as never, undefined as never)).toEqual({ kind: 'unknown' });
  expect(lookOfAction(reading, { state: 'unknown' } as never, undefined as never)).toEqual({ kind: 'unheard_of' });
});
