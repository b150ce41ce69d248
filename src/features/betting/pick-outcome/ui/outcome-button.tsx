import { useStoreMap } from 'effector-react';
import { memo } from 'react';

import { fullOutcome, type MarketInfo, type MatchInfo, nameOfMatch, OddsButton } from '@/entities/match';
import { useT } from '@/shared/i18n';

import { usePicking } from './price-desk';

export type OutcomeButtonProps = {
  match: MatchInfo;
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
export const OutcomeButton = memo(function OutcomeButton({
  match,
  market,
  label,
  isStacked,
  lock,
}: OutcomeButtonProps) {
  const t = useT();
  const { isStale, press, $marks } = usePicking();
  const mark = useStoreMap({ store: $marks, keys: [market.id], fn: (marks, [id]) => marks.get(id) ?? null });
  const name = t('sport.odds.name', {
    game: nameOfMatch(match),
    market: market.groupName,
    outcome: fullOutcome(t, market, match),
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
        press({ gameId: match.id, marketId });
      }}
    />
  );
});
