import type { GameInfo, MarketInfo } from '@/entities/game';
import { OutcomeButton, shortOutcome } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { oddsCell } from '@/shared/ui/odds-cell';

type PriceCellsProps = { game: GameInfo; markets: readonly (MarketInfo | null)[]; className: string };

/** One column of a row. A price that the game does not have keeps its place, with a dash. */
export function PriceCells({ game, markets, className }: PriceCellsProps) {
  const t = useT();
  return (
    <span className={className}>
      {markets.map((market, place) =>
        market ? (
          <OutcomeButton key={market.id} game={game} market={market} label={shortOutcome(t, market)} />
        ) : (
          // Places of one column are told apart by nothing but their order.
          <span key={`none-${String(place)}`} className={oddsCell} data-state="none" aria-hidden="true" />
        ),
      )}
    </span>
  );
}
