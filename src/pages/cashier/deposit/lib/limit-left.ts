import { currencyFacts } from '@contracts/currencies';
import type { Limit } from '@contracts/limits';
import { toMinor } from '@contracts/maths';

/** The three limits of deposits on the wire: a day, a week, a month. Spec: coupon §4. */
export const depositTypes = { day: 20, week: 21, month: 22 } as const;
export type Period = keyof typeof depositTypes;
export const periods = Object.keys(depositTypes) as Period[];
const periodOf = (type: number): Period | null => periods.find((period) => depositTypes[period] === type) ?? null;

/** Minor units of the main currency. `until`: when it allows more, epoch ms, null when nobody says. */
export type LimitLeft = { period: Period; value: number; left: number; until: number | null };

/** The limit of deposits that leaves least: it stops the player first. Null: none is in force. Row LIM-44. */
export function leastLeft(limits: readonly Limit[], iso: string): LimitLeft | null {
  const { digits } = currencyFacts(iso);
  const inForce = limits.flatMap(({ limitType, limitValue, limitBalance, frame }): LimitLeft[] => {
    const period = periodOf(limitType);
    if (period === null || limitValue === null || limitBalance === null) return [];
    const until = frame === undefined ? null : frame.until * 1000;
    return [{ period, value: toMinor(limitValue, digits), left: toMinor(limitBalance, digits), until }];
  });
  return inForce.toSorted((a, b) => a.left - b.left)[0] ?? null;
}
