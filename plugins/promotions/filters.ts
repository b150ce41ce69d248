import type { PromotionCard } from '@contracts/articles';

export const filters = ['all', 'sport', 'casino', 'yours'] as const;
export type Filter = (typeof filters)[number];

/** Games of the house and those of others are one product for who reads. */
export const fits = (filter: Filter, { product, state }: PromotionCard): boolean => {
  if (filter === 'all') return true;
  if (filter === 'yours') return state !== undefined;
  return product === 'any' || (product === 'games' ? 'casino' : product) === filter;
};
