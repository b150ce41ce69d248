import fc from 'fast-check';
import { expect, test } from 'vitest';

import { betStatuses } from '../../../contracts/coupon.ts';
import type { Limit } from '../../../contracts/limits.ts';
import { offers, place, settle, slipOf } from '../support/coupon-support.ts';
import { act, base, day, playerOf, set } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const step = fc.oneof(
  fc.record({ do: fc.constant('bet' as const), amount: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    do: fc.constant('set' as const),
    type: fc.constantFrom(1, 2, 10, 37),
    value: fc.option(fc.integer({ min: 0, max: 90 })),
  }),
  fc.record({ do: fc.constantFrom('confirm' as const, 'reject' as const), type: fc.constantFrom(1, 2, 10, 37) }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(60, day / 2, day, 2 * day) }),
  fc.record({ do: fc.constant('return' as const) }),
);
const history = fc.array(fc.tuple(fc.constantFrom(0, 1), step), { minLength: 3, maxLength: 10 });

const limitsNow = async (client: Client) => {
  const { body } = await client.get<Limit[]>(`${base}/limits`);
  return body.filter(({ limitType }) => [1, 2, 10, 37].includes(limitType));
};

test('[LIM-38] [LIM-44] after any history of two tabs no stake goes over a limit in force, and none under it is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('open', 'MT', 'ES'), history, async (profile, steps) => {
      const one = await playerOf(await server.enter(), { protection: { profile, realityCheckMinutes: null } });
      const other = one.client.other();
      other.token = one.client.token;
      const tabs = [one.client, other];
      for (const [index, action] of steps) {
        const tab = tabs[index]!;
        if (action.do === 'set') await set(tab, action.type, action.value);
        else if (action.do === 'confirm' || action.do === 'reject') await act(tab, action.do, action.type);
        else if (action.do === 'wait') {
          await one.client.control('POST', 'clock', { advance: action.seconds });
          await one.again();
          other.token = one.client.token;
        } else {
          const [pick] = await offers(tab, 'line');
          if (pick === undefined) continue;
          const amount = action.do === 'bet' ? action.amount : 1;
          const room = Math.min(...(await limitsNow(tab)).map(({ limitBalance }) => limitBalance ?? Infinity));
          const { status, body } = await place<{ code: number }>(tab, slipOf([pick], { amount }));
          const isStopped = status === 403 && [1019, 1020].includes(body.code);
          expect(isStopped).toBe(amount > room);
          if (action.do === 'return' && status === 201) await settle(tab, [[pick, betStatuses.return]]);
        }
      }
    }),
    { numRuns: 12 },
  );
});
