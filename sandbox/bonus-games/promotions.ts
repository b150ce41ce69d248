import type { bonusPromotions } from '../../contracts/bonus-tickets.ts';
import { inCurrency } from '../cashier/index.ts';
import { dayMs } from '../world/clock.ts';

/**
 * A promotion that gives each player one ticket of each game. `key`: names its campaign and its tickets for ever. `endsAt`: of the tickets, ms.
 * `budget`: dollars, in each currency of players. None asks for a deposit, a stake or a sum.
 */
export type Promotion = { key: string; endsAt: number; budget: number };
type Kind = (typeof bonusPromotions)[number];

const monthStart = (now: number, later = 0): number => {
  const at = new Date(now);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later);
};

/** What runs at this moment. Decision D-940. */
export const promotionsAt = (now: number): Promotion[] => [
  { key: 'welcome', endsAt: now + 30 * dayMs, budget: 100_000 },
  { key: `month:${new Date(now).toISOString().slice(0, 7)}`, endsAt: monthStart(now, 1), budget: 50_000 },
];

/** When the next promotion begins, ms. */
export const nextPromotionAt = (now: number): number => monthStart(now, 1);

/** Which promotion a key belongs to. */
export const kindOf = (key: string): Kind => (key === 'welcome' ? 'welcome' : 'month');

/** The unit of a ticket's prizes: what the least stake of a game is. Minor units. */
export const unitOf = (iso: string): number => inCurrency(0.1, iso);
