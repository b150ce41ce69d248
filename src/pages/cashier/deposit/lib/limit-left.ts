import { currencyFacts } from '@contracts/currencies';
import { type Limit, LimitStop } from '@contracts/limits';
import { toMinor } from '@contracts/maths';
import { largestBalance } from '@contracts/protection';
import { z } from '@contracts/zod';

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

/** Why a deposit was refused. `limit`: the player's own one that stopped it, with the currency of `left`. */
export type Refusal = {
  code: number;
  /** `period` null: the largest balance, which looks at none. */
  limit: (Pick<LimitLeft, 'left' | 'until'> & { period: Period | null; iso: string }) | null;
};
const Stopped = z.object({ limit: LimitStop });

/** Reads which limit the server names. Row LIM-44. */
export function toRefusal({ code, data }: { code: number; data?: unknown }): Refusal {
  const stop = Stopped.safeParse(data).data?.limit;
  const period = stop === undefined ? null : periodOf(stop.limitType);
  if (stop === undefined || (period === null && stop.limitType !== largestBalance)) return { code, limit: null };
  const { left, iso, frameEndsAt } = stop;
  return { code, limit: { period, left: toMinor(left, currencyFacts(iso).digits), iso, until: frameEndsAt * 1000 } };
}
