/** The sale of an open bet: its command, a record of each sale, and checks. */
import { createWatch, type Scope } from 'effector';
import { expect } from 'vitest';

import { $openBets } from '@/entities/bet';
import { $now } from '@/shared/lib/clock';

import { offersQuery } from '../../../src/features/betting/sell-bet/api/sale.ts';
import { selling } from '../../../src/features/betting/sell-bet/api/selling.ts';
import { offerOf, partOf } from '../../../src/features/betting/sell-bet/lib/offer.ts';
import { isBusy } from '../../../src/features/betting/sell-bet/lib/sale.ts';
import { $told } from '../../../src/features/betting/sell-bet/model/offers.ts';
import {
  $sales,
  changeAccepted,
  partChosen,
  saleClosed,
  saleConfirmed,
  saleOpened,
} from '../../../src/features/betting/sell-bet/model/sale.ts';
import type { Browser, Side } from './browser.ts';
import { byPlayer, type Command } from './command.ts';
import type { Fate } from './network.ts';
import type { Tab } from './tab.ts';

/** `not_sold`: the tab says this only when the sale can no longer happen. */
export type SaleTold = { key: string; kind: 'sold' | 'not_sold' };

/** Follows what the tab says about its own sales, and about the other tab's sales that it waited for. */
export function followSales(scope: Scope, told: (one: SaleTold) => void): void {
  for (const unit of [selling.answered, selling.overheard])
    createWatch({
      unit,
      scope,
      fn: ({ call: { key }, outcome: { kind } }) => {
        if (kind !== 'turned_away') told({ key, kind: kind === 'done' ? 'sold' : 'not_sold' });
      },
    });
}
const isAnyBusy = (tab: Tab) => Object.values(tab.get($sales)).some(isBusy);

/**
 * Sells the newest bet that is for sale, or a part of it, at the shown price. `takesChange`: also at a changed price.
 */
export const sell = (side: Side, late: boolean, part: number, takesChange: boolean, fate: Fate): Command =>
  byPlayer('sell', side, late, `${String(part)}, ${String(takesChange)}, '${fate}'`, async ({ tabs, network }) => {
    const tab = tabs[side];
    const bet = tab.get($openBets).find(({ isForSale }) => isForSale);
    if (bet === undefined || isAnyBusy(tab)) return;
    await tab.act(offersQuery.start, undefined);
    const offer = offerOf(tab.get($told), bet, tab.get($now));
    if (offer === null || offer === 'asking') return;
    network.nextSale(fate);
    await tab.act(saleOpened, bet);
    await tab.act(partChosen, part);
    await tab.act(saleConfirmed, { bet, part, price: partOf(bet.stake, offer.price, part).paid });
    if (tab.get($sales)[bet.id]?.stage === 'changed')
      await tab.act(takesChange ? changeAccepted : saleClosed, undefined);
  });

/** Checks that no sale waits for ever once the network works again. */
export async function endSales({ tabs, ...browser }: Browser): Promise<void> {
  const isWaiting = () => tabs.some(isAnyBusy);
  for (let times = 0; times < 5 && isWaiting(); times += 1) await browser.pass(10_000);
  expect(isWaiting(), 'M4: a sale waits for ever').toBe(false);
}

/** Checks that no sale happens twice and that the tabs say the truth. */
export function expectSales({ backend, players, saleKeys, saleTold }: Browser): void {
  const sold = new Set(saleKeys.filter((key) => players.some((userId) => backend.isDone(userId, key))));
  expect(backend.salesOf(players), 'M1: one sale for one key').toBe(sold.size);
  for (const { key, kind } of saleTold) expect(sold.has(key), `M3: "${kind}" was said of a sale`).toBe(kind === 'sold');
  const news = saleTold.filter(({ kind }) => kind === 'sold').map(({ side, key }) => `${String(side)} ${key}`);
  expect(new Set(news).size, 'M5: told twice').toBe(news.length);
}
