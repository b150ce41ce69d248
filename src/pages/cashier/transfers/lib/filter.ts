import { type Span, spanIn } from '@/shared/paged-list';

export type Filter = { account: number | null; days: Span };

/** The filter is in the address; what it says wrongly is left out. */
export function filterIn(search: string): Filter {
  const asked = new URLSearchParams(search);
  const account = Number(asked.get('account') ?? '');
  return {
    account: Number.isSafeInteger(account) && account > 0 ? account : null,
    days: spanIn(asked),
  };
}

/** The address of the page with this filter, without the language. */
export function addressOf({ account, days }: Filter): string {
  const asked = new URLSearchParams({ days, ...(account === null ? {} : { account: String(account) }) });
  return `/office/transferhistory?${asked.toString()}`;
}
