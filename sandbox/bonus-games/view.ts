import { bonusGameOf, bonusGames, meanOf, waysOf } from '../../contracts/bonus-games/index.ts';
import type { BonusTickets } from '../../contracts/bonus-tickets.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { seedView } from '../games/seeds.ts';
import type { CallerSession } from '../http/context.ts';
import { mainIso } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';
import { waitsForIdentity } from './give.ts';
import { stopOf } from './may-play.ts';
import { lastPlayed } from './played.ts';
import { kindOf, nextPromotionAt, promotionsAt, unitOf } from './promotions.ts';
import { openTickets } from './tickets.ts';

/** Tickets, tables and the last rounds of a player. */
export function ticketsView(world: World, caller: CallerSession): BonusTickets {
  const { userId } = caller;
  const iso = mainIso(world, userId);
  const { digits } = currencyFacts(iso);
  const unit = unitOf(iso);
  return {
    currency: iso,
    unit: toWire(unit, digits),
    tickets: openTickets(world, userId).map(({ id, game, promotion, ends_at }) => ({
      ...{ id, game, promotion: kindOf(promotion), endsAt: ends_at },
    })),
    nextAt: nextPromotionAt(world),
    needsIdentity: promotionsAt(world).length > 0 && waitsForIdentity(world, userId),
    stop: stopOf(world, caller),
    seed: seedView(world, userId),
    games: bonusGames.map((game) => {
      const maths = bonusGameOf(game);
      return {
        ...{ game, ways: waysOf(maths), mean: toWire(Math.round(unit * meanOf(maths)), digits) },
        prizes: maths.table.map(({ pay, ways }) => ({ amount: toWire(unit * pay, digits), ways })),
      };
    }),
    rounds: lastPlayed(world, userId),
  };
}
