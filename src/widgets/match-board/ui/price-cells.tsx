import type { MarketInfo, MatchInfo } from '@/entities/match';
import { OutcomeButton, shortOutcome } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { oddsCell } from '@/shared/ui/odds-cell';

type PriceCellsProps = { match: MatchInfo; markets: readonly (MarketInfo | null)[]; className: string };

/** One column of a row. A missing price keeps its place and shows a dash. */
export function PriceCells({ match, markets, className }: PriceCellsProps) {
  const t = useT();
  return (
    <span className={className}>
      {markets.map((market, place) =>
        market ? (
          <OutcomeButton key={market.id} match={match} market={market} label={shortOutcome(t, market)} />
        ) : (
          // The places of one column differ only by their order.
          <span key={`none-${String(place)}`} className={oddsCell} data-state="none" aria-hidden="true" />
        ),
      )}
    </span>
  );
}
