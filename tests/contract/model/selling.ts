/** The sale of an open bet: the command, what is known of each sale, and what must hold. */
import { createWatch, type Scope } from 'effector';
import { expect } from 'vitest';

import { $openBets } from '@/entities/bet';
import { $now } from '@/shared/lib/clock';

import { offersQuery } from '../../../src/features/betting/sell-bet/api/sale.ts';
import { $told } from '../../../src/features/betting/sell-bet/model/offers.ts';
import {
  $sale,
  betSold,
  changeAccepted,
  partChosen,
  saleClosed,
  saleConfirmed,
  saleOpened,
} from '../../../src/features/betting/sell-bet/model/sale.ts';
import { offerOf, partOf } from '../../../src/features/betting/sell-bet/lib/offer.ts';
import { isBusy } from '../../../src/features/betting/sell-bet/lib/sale.ts';
import type { Browser, Side } from './browser.ts';
import { byPlayer, type Command } from './command.ts';
import type { Fate } from './network.ts';

/** `not_sold`: said only once nothing can come of it any more. */
export type SaleTold = { key: string; kind: 'sold' | 'not_sold' };

/** What the tab says of its sales. */
export function followSales(scope: Scope, told: (one: SaleTold) => void): void {
  let key = '';
  createWatch({
    unit: $sale.updates,
    scope,
    fn: (sale) => {
      if (sale !== null && 'key' in sale) ({ key } = sale);
      if (sale?.stage === 'refused' && sale.code === 0) told({ key, kind: 'not_sold' });
    },
  });
  createWatch({ unit: betSold, scope, fn: () => told({ key, kind: 'sold' }) });
}

/** The newest bet that is for sale, or a part of it, at the price that is shown; with the whole of it a changed price will do too. */
export const sell = (side: Side, late: boolean, part: number, takesChange: boolean, fate: Fate): Command =>
  byPlayer('sell', side, late, `${String(part)}, ${String(takesChange)}, '${fate}'`, async ({ tabs, network }) => {
    const tab = tabs[side];
    const bet = tab.get($openBets).find(({ isForSale }) => isForSale);
    if (bet === undefined || isBusy(tab.get($sale))) return;
    await tab.act(offersQuery.start, undefined);
    const offer = offerOf(tab.get($told), bet, tab.get($now));
    if (offer === null || offer === 'asking') return;
    network.nextSale(fate);
    await tab.act(saleOpened, bet);
    await tab.act(partChosen, part);
    await tab.act(saleConfirmed, { bet, part, price: partOf(bet.stake, offer.price, part).paid });
    if (tab.get($sale)?.stage === 'changed') await tab.act(takesChange ? changeAccepted : saleClosed, undefined);
  });

/** With the network well again no sale waits for ever. */
export async function endSales({ tabs, ...browser }: Browser): Promise<void> {
  const isAnyBusy = () => tabs.some((tab) => isBusy(tab.get($sale)));
  for (let times = 0; times < 5 && isAnyBusy(); times += 1) await browser.pass(10_000);
  expect(isAnyBusy(), 'M4: a sale waits for ever').toBe(false);
}

/** None happens twice, and what is said of it is true. */
export function expectSales({ backend, players, saleKeys, saleTold }: Browser): void {
  const sold = new Set(saleKeys.filter((key) => players.some((userId) => backend.isDone(userId, key))));
  expect(backend.salesOf(players), 'M1: one sale for one key').toBe(sold.size);
  for (const { key, kind } of saleTold) expect(sold.has(key), `M3: "${kind}" was said of a sale`).toBe(kind === 'sold');
  const news = saleTold.filter(({ kind }) => kind === 'sold').map(({ key }) => key);
  expect(new Set(news).size, 'M5: told twice').toBe(news.length);
}
