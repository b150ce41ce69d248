import { type bonusPromotions, TicketBudgets } from '../../contracts/bonus-tickets.ts';
import { inCurrency } from '../cashier/index.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/**
 * A promotion that gives each player one ticket of each game. `key`: names its campaign and its tickets for ever. `endsAt`: of the tickets, ms.
 * `budget`: dollars, in each currency of players. None asks for a deposit, a stake or a sum.
 */
export type Promotion = { key: string; endsAt: number; budget: number };
type Kind = (typeof bonusPromotions)[number];

const nextMonth = (now: number): number => {
  const at = new Date(now);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1);
};

/** Play money is given away; with real money a promotion runs only where the operator says what it may cost. */
function budgetsOf({ config, isReal }: World): Record<Kind, number> {
  const own = TicketBudgets.safeParse(config['bonusTickets']).data;
  return { welcome: own?.welcome ?? (isReal ? 0 : 100_000), month: own?.month ?? (isReal ? 0 : 50_000) };
}

/** What runs at this moment. Decision D-940. */
export function promotionsAt(world: World): Promotion[] {
  const now = world.clock.now();
  const { welcome, month } = budgetsOf(world);
  return [
    { key: 'welcome', endsAt: now + 30 * dayMs, budget: welcome },
    { key: `month:${new Date(now).toISOString().slice(0, 7)}`, endsAt: nextMonth(now), budget: month },
  ].filter(({ budget }) => budget > 0);
}

/** When the next promotion begins, ms; null: none will. */
export const nextPromotionAt = (world: World): number | null =>
  budgetsOf(world).month > 0 ? nextMonth(world.clock.now()) : null;

/** Which promotion a key belongs to. */
export const kindOf = (key: string): Kind => (key === 'welcome' ? 'welcome' : 'month');

/** The unit of a ticket's prizes: what the least stake of a game is. Minor units. */
export const unitOf = (iso: string): number => inCurrency(0.1, iso);
