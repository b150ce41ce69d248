import type { Row } from './statement';

/** So many days back. */
export const spans = ['1', '7', '28', '365'] as const;
export const groups = ['all', 'deposits', 'withdrawals', 'play'] as const;
/** The main account with those in other currencies, and the virtual one: bonus money. Row OFFICE-13. */
export const tabs = ['main', 'virtual'] as const;
export type Filter = {
  tab: (typeof tabs)[number];
  account: number | null;
  days: (typeof spans)[number];
  group: (typeof groups)[number];
};

const isOf: Readonly<Record<Filter['group'], (kind: Row['kind']) => boolean>> = {
  all: () => true,
  deposits: (kind) => kind.startsWith('deposit'),
  withdrawals: (kind) => kind.startsWith('withdrawal'),
  play: (kind) => !/^(?:deposit|withdrawal|opening|adjustment|transfer)/.test(kind),
};
export const rowsOf = (rows: readonly Row[], { group }: Pick<Filter, 'group'>): readonly Row[] =>
  rows.filter(({ kind }) => isOf[group](kind));

/** The filter is in the address; what it says wrongly is left out. */
export function filterIn(search: string): Filter {
  const asked = new URLSearchParams(search);
  const account = Number(asked.get('account') ?? '');
  return {
    tab: tabs.find((tab) => tab === asked.get('tab')) ?? 'main',
    account: Number.isSafeInteger(account) && account > 0 ? account : null,
    days: spans.find((days) => days === asked.get('days')) ?? '7',
    group: groups.find((group) => group === asked.get('kind')) ?? 'all',
  };
}

/** The address of the page with this filter, without the language. */
export function addressOf({ tab, account, days, group }: Filter): string {
  const asked = new URLSearchParams({ days, kind: group });
  if (tab !== 'main') asked.set('tab', tab);
  if (account !== null) asked.set('account', String(account));
  return `/office/transactions?${asked.toString()}`;
}
