/** What a page can do: take price changes, let games come, let them go. */
export type Variant = {
  write: (changes: readonly number[]) => void;
  add: (from: number, count: number) => void;
  remove: (from: number, count: number) => void;
};

export const initVariant = (write: Variant['write'], add: Variant['add'], remove: Variant['remove']): Variant => ({
  write,
  add,
  remove,
});
