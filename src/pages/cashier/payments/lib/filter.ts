import { type Span, spanIn } from '@/shared/paged-list';

export const kinds = ['all', 'deposit', 'withdrawal'] as const;
export type Filter = { kind: (typeof kinds)[number]; days: Span };

/** The filter is in the address; what it says wrongly is left out. */
export function filterIn(search: string): Filter {
  const asked = new URLSearchParams(search);
  return {
    kind: kinds.find((kind) => kind === asked.get('kind')) ?? 'all',
    days: spanIn(asked),
  };
}

/** The address of the page with this filter, without the language. */
export const addressOf = (filter: Filter): string => `/office/historypay?${new URLSearchParams(filter).toString()}`;
