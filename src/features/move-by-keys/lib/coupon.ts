const place = () => document.getElementById('coupon');

export const isInCoupon = (element: Element | null): boolean =>
  (element !== null && place()?.contains(element)) === true;

/**
 * Moves to the stake field or, without bets, to the coupon itself. On a narrow page this opens the coupon's sheet,
 * which takes the focus.
 */
export function goToCoupon(): void {
  const coupon = place();
  const bar = coupon?.querySelector<HTMLElement>('aside > button[aria-haspopup=dialog]');
  if (bar) {
    bar.click();
    return;
  }
  const stake = coupon?.querySelector<HTMLInputElement>('[role=tabpanel]:not([hidden]) input[inputmode=decimal]');
  if (stake) {
    stake.focus();
    stake.select();
  } else coupon?.focus();
}
