/** The cashback on a player's own stakes. Money: units of `iso`; times: Unix seconds. */
import { dataOf, Seconds, WireMoney } from './common.ts';
import { CashbackMode } from './office-settings.ts';
import { z } from './zod.ts';

/** From this many points on it is this many percent. A level is never lost. */
const CashbackLevel = z.object({ from: z.int(), percent: z.number() });
/** `lost`: what was lost from then on for a week or a month; below zero it was won. */
const CashbackPeriod = z.object({ from: Seconds, staked: WireMoney, lost: WireMoney });

/**
 * `level`: place in `levels`, from 0. `points`: twenty for each dollar of margin in bets that are decided, ever; in the casino one for each dollar staked. `periods`: the running one first. `available`: what
 * can be taken now, of the periods that are over and were not taken yet; `nextAt`: when the running one is over. `isHeldBack`: nothing can be
 * taken while the player rests, is excluded or at a limit.
 */
export const Cashback = z.object({
  iso: z.string(),
  mode: CashbackMode,
  level: z.int(),
  levels: z.array(CashbackLevel),
  points: z.int(),
  percent: z.number(),
  period: z.enum(['week', 'month']),
  periods: z.array(CashbackPeriod),
  available: WireMoney,
  nextAt: Seconds,
  isHeldBack: z.boolean(),
});
export type Cashback = z.infer<typeof Cashback>;
export const CashbackAnswer = dataOf(Cashback);
