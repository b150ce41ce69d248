import { useStoreMap } from 'effector-react';
import { memo } from 'react';

import { fullOutcome, type GameInfo, gameName, type MarketInfo, OddsButton } from '@/entities/game';
import { useT } from '@/shared/i18n';

import { usePicking } from './price-desk';

export type OutcomeButtonProps = {
  game: GameInfo;
  market: MarketInfo;
  /** Short name on the button: "1", "O 2.5". */
  label: string;
  isStacked?: boolean | undefined;
  /** Why it is suspended, in words. */
  lock?: string | undefined;
};

/**
 * An outcome's price as a button of the coupon. It renders when the outcome or its mark changes, not with the price.
 */
export const OutcomeButton = memo(function OutcomeButton({ game, market, label, isStacked, lock }: OutcomeButtonProps) {
  const t = useT();
  const { isStale, press, $marks } = usePicking();
  const mark = useStoreMap({ store: $marks, keys: [market.id], fn: (marks, [id]) => marks.get(id) ?? null });
  const name = t('sport.odds.name', {
    game: gameName(game),
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
      lock={lock}
      onPick={(marketId) => {
        press({ gameId: game.id, marketId });
      }}
    />
  );
});
