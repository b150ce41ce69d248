import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { $bets, $heldBets, $slipPrice, $typeId } from '@/entities/coupon';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { ShareDialog } from '@/features/betting/share-coupon';
import { useT } from '@/shared/i18n';

import { useFormat } from '../lib/use-format';

/** The slip as the dialog of sharing needs it: every text ready. */
export function SlipShare() {
  const t = useT();
  const { odds } = useFormat();
  const [bets, held, typeId, all] = useUnit([$bets, $heldBets, $typeId, $slipPrice]);
  // Odds of a part are not those of the picture.
  const total = held.length === bets.length ? all : null;
  const legs = useMemo(
    () =>
      bets.map(({ market, game }) => ({
        outcome: fullOutcome(t, market, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } }),
        match: `${game.opp1} – ${game.opp2}`,
        market: market.groupName,
        odds: market.milliOdds === 0 ? '–' : odds(market.milliOdds),
      })),
    [t, odds, bets],
  );
  const line = useMemo(
    () => (typeId === 1 && total !== null ? { label: t('coupon.totalOdds'), odds: odds(total) } : null),
    [t, odds, typeId, total],
  );
  return <ShareDialog legs={legs} total={line} />;
}
