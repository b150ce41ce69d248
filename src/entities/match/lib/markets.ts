import { marketGroups } from '@contracts/markets';

import type { MarketInfo } from './entities';

/** `key`: which market of its match it is, in every language. */
export type MarketGroup = { id: number; key: string; name: string; markets: readonly MarketInfo[] };

/** Outcomes of one match by market, both in the order of `sort`. A group has a market, and a name, for each part of a match. */
export function groupMarkets(markets: readonly MarketInfo[]): MarketGroup[] {
  const groups = new Map<string, MarketGroup & { markets: MarketInfo[] }>();
  // A joined bet appears where it was made, and in the coupon.
  const listed = markets.filter(({ groupId }) => groupId !== marketGroups.betBuilder);
  for (const market of listed.sort((a, b) => a.sort - b.sort || a.id - b.id)) {
    const { groupId: id, groupName: name, period = 0 } = market;
    const place = `${String(id)} ${name}`;
    const group = groups.get(place);
    if (group) group.markets.push(market);
    else groups.set(place, { id, key: `${String(id)}.${String(period)}`, name, markets: [market] });
  }
  return [...groups.values()];
}
