import fc from 'fast-check';
import { expect, test } from 'vitest';

import { canPayOut, isOpenWithdrawal, planOf, type WithdrawalState, withdrawalStates } from './index.ts';

const state = fc.constantFrom(...withdrawalStates);

test('[PAY-01] [LIM-62] whatever happens in whatever order, a withdrawal ends once: paid, or with the money back', () => {
  fc.assert(
    fc.property(fc.array(state, { maxLength: 30 }), (wanted) => {
      const path = wanted.reduce<WithdrawalState[]>(
        (been, next) => (canPayOut(been.at(-1) ?? 'requested', next) ? [...been, next] : been),
        ['requested'],
      );
      expect(new Set(path).size).toBe(path.length);
      const paid = path.indexOf('received');
      expect(path.slice(0, paid === -1 ? -1 : paid).every(isOpenWithdrawal)).toBe(true);
      if (paid === -1) return;
      expect(path.slice(0, 5)).toEqual(['requested', 'checking', 'approved', 'sent', 'received']);
      expect(path.slice(5)).toEqual(path.length > 5 ? ['returned'] : []);
    }),
  );
  expect(withdrawalStates.filter((at) => !isOpenWithdrawal(at))).toEqual(['received', 'rejected', 'returned']);
});

test('[PAY-12] a plan adds up, gives no method more than came by it, and the rest to the way without a bound', () => {
  const takes = fc.option(fc.nat(1000), { nil: null });
  fc.assert(
    fc.property(fc.nat(5000), fc.array(takes, { maxLength: 5 }), (minor, bounds) => {
      const ways = bounds.map((bound, place) => ({ id: String(place), takes: bound }));
      const { parts, rest } = planOf(minor, ways);
      expect(parts.reduce((sum, part) => sum + part.minor, rest)).toBe(minor);
      for (const { id, minor: part } of parts) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(bounds[Number(id)] ?? Infinity);
      }
      if (bounds.includes(null)) expect(rest).toBe(0);
    }),
  );
  const ways = [
    { id: 'bank', takes: null },
    { id: 'card', takes: 50 },
    { id: 'wallet', takes: 20 },
  ];
  expect(planOf(60, ways).parts.map(({ id, minor }) => [id, minor])).toEqual([
    ['card', 50],
    ['wallet', 10],
  ]);
});
