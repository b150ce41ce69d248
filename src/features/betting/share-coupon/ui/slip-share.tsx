import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { isExpress } from '@contracts/coupon-types';

import { useFormat } from '@/entities/bet-format';
import { $bets, $heldBets, $typeId } from '@/entities/coupon';
import { $slipPrice } from '@/entities/coupon-figures';
import { fullOutcome, matchName } from '@/entities/match';
import { useT } from '@/shared/i18n';

import { ShareDialog } from './share-dialog-lazy';

/** The slip as the sharing dialog needs it, with every text ready. */
export function SlipShare() {
  const t = useT();
  const { odds } = useFormat();
  const [bets, held, typeId, all] = useUnit([$bets, $heldBets, $typeId, $slipPrice]);
  // The odds of some of the bets are not those of the picture, which shows all bets.
  const total = held.length === bets.length ? all : null;
  const legs = useMemo(
    () =>
      bets.map(({ market, game }) => ({
        outcome: fullOutcome(t, market, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } }),
        match: matchName(game.opp1, game.opp2),
        market: market.groupName,
        odds: market.milliOdds === 0 ? '–' : odds(market.milliOdds),
      })),
    [t, odds, bets],
  );
  const line = useMemo(
    () => (isExpress(typeId) && total !== null ? { label: t('coupon.totalOdds'), odds: odds(total) } : null),
    [t, odds, typeId, total],
  );
  return <ShareDialog legs={legs} total={line} />;
}
