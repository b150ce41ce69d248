import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { VirtualPlayed } from '../../contracts/played-rounds.ts';
import { isVirtualMatch } from '../../simulator/index.ts';
import { couponById } from '../coupon/index.ts';
import { soldOf } from '../coupon/sale-store.ts';
import { notFound } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { chainsOfMatches, matchesById } from './view.ts';

/** A coupon with virtual matches as a round of its player, with what plays them anew. Row FAIR-21. */
export function playedVirtual(world: World, userId: number, id: number, lng: string): VirtualPlayed {
  const coupon = couponById(world.db, id);
  if (coupon === null || coupon.userId !== userId) throw notFound('This coupon');
  const { digits } = currencyFacts(coupon.iso);
  const ids = new Set(coupon.bets.map(({ gameId }) => gameId).filter(isVirtualMatch));
  const matches = matchesById(world, [...ids], lng);
  const chains = chainsOfMatches(world, matches);
  return {
    ...{
      id: `coupon-${String(id)}`,
      game: 'virtual',
      at: coupon.placedAt,
      currency: coupon.iso,
      endsAt: null,
      choice: {},
    },
    ...{ stake: toWire(coupon.amount, digits), payout: toWire(coupon.payout ?? soldOf(world.db, id).paid, digits) },
    ...{ isOpen: coupon.state === 'open', draws: [], isDrawnByUs: true, serverSeed: null, maths: null, nonce: id },
    ...{ commitment: chains[0]?.terminating ?? matches[0]?.commitment ?? '', clientSeed: chains[0]?.salt ?? '' },
    virtual: { matches, chains },
  };
}
