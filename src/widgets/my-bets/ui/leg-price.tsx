import { useStoreMap } from 'effector-react';

import type { Leg } from '@/entities/bet';
import { useFormat } from '@/entities/bet-format';
import { fullOutcome } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { createPart, usePart } from '@/shared/part';

import { $legPrices } from '../model/leg-prices';
import * as css from './my-bets.css';

/** Nobody misses it before it has come. */
const historyPart = createPart({ name: 'price history', load: () => import('@/entities/price-history') });

/** What an undecided leg would cost now beside the price at which it was taken, and how its price went. Row MEDIA-13. */
export function LegPrice({ leg, placedAt }: { leg: Leg; placedAt: number }) {
  const t = useT();
  const { odds } = useFormat();
  const { marketId, milliOdds, game } = leg;
  const now = useStoreMap({ store: $legPrices, keys: [marketId], fn: (prices, [id]) => prices.get(id) ?? null });
  const { module } = usePart(historyPart);
  if (leg.statusId >= 0) return null;
  const outcome = fullOutcome(t, leg, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } });
  return (
    <span className={css.legPrice}>
      {now !== null && <bdi>{now > 0 ? t('bets.priceNow', { odds: odds(now) }) : t('bets.noPrice')}</bdi>}
      {module && (
        <module.PriceHistoryButton
          title={outcome}
          outcomes={[{ id: marketId, name: outcome, addedMilli: milliOdds, addedAt: placedAt }]}
        />
      )}
    </span>
  );
}
