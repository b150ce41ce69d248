export type Side = 'menu' | 'coupon';
const sides: readonly Side[] = ['menu', 'coupon'];

/** The stored text names the hidden sides: `menu`, `coupon`, `menu-coupon`. */
export const readHidden = (text: string | null): readonly Side[] =>
  sides.filter((side) => (text ?? '').split('-').includes(side));

export const writeHidden = (hidden: readonly Side[]): string => hidden.join('-');

export const toggled = (hidden: readonly Side[], side: Side): readonly Side[] =>
  sides.filter((other) => (other === side) !== hidden.includes(other));
