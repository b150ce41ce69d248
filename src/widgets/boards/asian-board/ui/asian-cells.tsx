import type { MarketInfo, MatchInfo } from '@/entities/match';
import { OutcomeButton } from '@/features/betting/pick-outcome';
import { oddsCell } from '@/shared/ui/odds-cell';

type AsianCellsProps = {
  match: MatchInfo;
  markets: readonly (MarketInfo | null)[];
  labelOf: (market: MarketInfo) => string;
  className: string;
};

/** The prices of one column of a line. A missing price keeps its place and shows a dash. */
export function AsianCells({ match, markets, labelOf, className }: AsianCellsProps) {
  return (
    <span className={className}>
      {markets.map((market, place) =>
        market ? (
          <OutcomeButton key={market.id} match={match} market={market} label={labelOf(market)} />
        ) : (
          // The places of one column differ only by their order.
          <span key={`none-${String(place)}`} className={oddsCell} data-state="none" aria-hidden="true" />
        ),
      )}
    </span>
  );
}
