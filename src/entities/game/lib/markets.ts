import type { MarketInfo } from './entities';

export type MarketGroup = { id: number; name: string; markets: readonly MarketInfo[] };

/** Outcomes of one game by group, both in the order of `sort`. */
export function groupMarkets(markets: readonly MarketInfo[]): MarketGroup[] {
  const groups = new Map<number, MarketGroup & { markets: MarketInfo[] }>();
  for (const market of [...markets].sort((a, b) => a.sort - b.sort || a.id - b.id)) {
    const group = groups.get(market.groupId);
    if (group) group.markets.push(market);
    else groups.set(market.groupId, { id: market.groupId, name: market.groupName, markets: [market] });
  }
  return [...groups.values()];
}
