/** The nearest size that a system of so many units can have, never below 2. Spec: coupon §5. */
export const clampSystemValue = (value: number, units: number): number =>
  Math.max(2, Math.min(Math.trunc(value), units - 1));
