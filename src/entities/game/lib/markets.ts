import type { MarketInfo } from './entities';

export type MarketGroup = { id: number; name: string; markets: readonly MarketInfo[] };

/** Outcomes of one game by market, both in the order of `sort`. A group has a market, and a name, for each part of a match. */
export function groupMarkets(markets: readonly MarketInfo[]): MarketGroup[] {
  const groups = new Map<string, MarketGroup & { markets: MarketInfo[] }>();
  for (const market of [...markets].sort((a, b) => a.sort - b.sort || a.id - b.id)) {
    const key = `${String(market.groupId)} ${market.groupName}`;
    const group = groups.get(key);
    if (group) group.markets.push(market);
    else groups.set(key, { id: market.groupId, name: market.groupName, markets: [market] });
  }
  return [...groups.values()];
}
