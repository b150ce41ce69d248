/** What a variant can do: write price changes, add games and remove them. */
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
