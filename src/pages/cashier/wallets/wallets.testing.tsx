/** The page of wallets before a server, for tests. */
import { allSettled } from 'effector';

import type { Account } from '@contracts/account';
import { account, balance } from '@contracts/account.testing';

import { $balance } from '@/entities/account';
import { balanceOf } from '@/entities/account/testing';
import { $userId } from '@/entities/session';
import { $shelfStorage } from '@/shared/keyed-call';
import { open, settle } from '@/shared/testing';

import { WalletsPage } from './ui/page';

const base = '/web-api/account';
export const calls = {
  held: `GET ${base}/wallets`,
  rate: `GET ${base}/convert/rate`,
  currencies: `GET ${base}/currencies`,
  balance: `GET ${base}/balance`,
  convert: `POST ${base}/convert`,
  add: `POST ${base}/currency`,
  remove: `DELETE ${base}/6`,
};

/** 10,000 roubles on the main account, which is in use, and 50 euros beside. */
export const euro = account(6, { iso: 'EUR', type: 9, money: 50 });
export const both = [account(5), euro];

/** The balance comes a little after the page, as at a start. */
export async function openPage(
  backend: Record<string, unknown>,
  accounts: Account[] = both,
  convertStatus: 0 | 1 | 2 = 1,
) {
  const part = { accounts, all_accounts: accounts, convertStatus };
  const page = await open(<WalletsPage />, {
    texts: ['wallets', 'cashier', 'office'],
    backend: {
      [calls.held]: { data: [] },
      [calls.rate]: { data: { rate: 0.01 } },
      [calls.currencies]: { data: [] },
      [calls.balance]: { data: balance(part) },
      ...backend,
    },
    values: [
      [$userId, 1],
      [$shelfStorage, { read: () => null, write: () => undefined }],
    ],
  });
  await settle(() => void allSettled($balance, { scope: page.scope, params: balanceOf(part) }));
  return page;
}
