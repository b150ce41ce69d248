/** The nearest possible size of a system with so many units, never below 2. Spec: coupon §5. */
export const clampSystemValue = (value: number, units: number): number =>
  Math.max(2, Math.min(Math.trunc(value), units - 1));
