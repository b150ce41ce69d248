import type { MarketGroup } from '@/entities/game';

/** More lines nobody can tell apart. */
const most = 6;

/** The outcomes of a market whose prices stand in one chart: its main ones, else its first. */
export function charted(markets: MarketGroup['markets']): MarketGroup['markets'] {
  const main = markets.filter(({ isMain }) => isMain);
  return (main.length > 0 ? main : markets).slice(0, most);
}
