import { useStoreMap } from 'effector-react';
import { memo } from 'react';

import { OddsButton, fullOutcome, type GameInfo, type MarketInfo } from '@/entities/game';
import { useT } from '@/shared/i18n';

import { $marks } from '../model/picking';
import { usePicking } from './price-desk';

export type OutcomeButtonProps = {
  game: GameInfo;
  market: MarketInfo;
  /** Short name on the button: "1", "O 2.5". */
  label: string;
  isStacked?: boolean | undefined;
};

/** The price of an outcome as a button of the coupon. Renders when the outcome or its place in the coupon changes, not with the price. */
export const OutcomeButton = memo(function OutcomeButton({ game, market, label, isStacked }: OutcomeButtonProps) {
  const t = useT();
  const { isStale, press } = usePicking();
  const mark = useStoreMap({ store: $marks, keys: [market.id], fn: (marks, [id]) => marks.get(id) ?? null });
  const name = t('sport.odds.name', {
    home: game.opp1.name,
    away: game.opp2.name,
    market: market.groupName,
    outcome: fullOutcome(t, market, game),
  });

  return (
    <OddsButton
      marketId={market.id}
      name={name}
      label={label}
      isSelected={mark !== null}
      isBlocked={mark === 'blocked'}
      isSuspended={market.isBlocked}
      isStale={isStale}
      isStacked={isStacked === true}
      onPick={(marketId) => {
        press({ gameId: game.id, marketId });
      }}
    />
  );
});
