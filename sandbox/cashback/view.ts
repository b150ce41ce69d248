import type { Cashback } from '../../contracts/cashback.ts';
import type { CashbackMode } from '../../contracts/office-settings.ts';
import { toWire } from '../account/wire.ts';
import { sql } from '../db/index.ts';
import { keptSettings } from '../kept-settings/store.ts';
import { convertDown, mainIso } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { levelOf, levelsOf, pointsFor } from './level.ts';
import { periodOf, periodsBefore } from './period.ts';
import { type CashbackKind, playedIn } from './played.ts';

const shownPeriods = 4;

/** So many points are worth a dollar. */
const pointsPerDollar = 100;
/**
 * The maximum cashback, as a share of the margin paid in the same time: a player with one bet a week loses most of
 * their stake in most weeks, so a share of the losses alone would be worth more than the bet costs. Both kinds of the
 * casino together stay below it too.
 */
export const gifts: Readonly<Record<CashbackKind, number>> = { common: 0.5, vip: 0.5, premium: 0.25 };

/**
 * Gives what a period brings, minor units of `iso`. What the player chose and their level are the same for all periods. Premium is in
 * percent, whatever they chose.
 */
function worthIn(world: World, userId: number, kind: CashbackKind, iso: string): (from: number) => number {
  const { nextOf } = periodOf(kind);
  if (modeOf(world, userId, kind) === 'percent') {
    const { percent } = levelOf(world, userId, kind);
    return (from) => {
      const { lost, margin } = playedIn(world, userId, { kind, iso, from, to: nextOf(from) });
      return Math.floor(Math.min((Math.max(0, lost) * percent) / 100, margin * gifts[kind]));
    };
  }
  return (from) => {
    const played = playedIn(world, userId, { kind, iso: 'USD', from, to: nextOf(from) });
    const cents = Math.min((pointsFor(kind, played) * 100) / pointsPerDollar, played.margin * gifts[kind]);
    return convertDown(cents, 'USD', iso);
  };
}

const modeOf = (world: World, userId: number, kind: CashbackKind): CashbackMode =>
  kind === 'premium' ? 'percent' : keptSettings(world, userId).cashback_mode;

/** The last unclaimed periods that are over, minor units. A share that is not claimed within four of them lapses. */
export function availableOf(world: World, userId: number, kind: CashbackKind): number {
  const period = periodOf(kind);
  const now = period.startOf(world.clock.now());
  const row = sql(world.db, 'SELECT taken_until FROM cashback WHERE user_id = ? AND kind = ?').get(userId, kind);
  const worthOf = worthIn(world, userId, kind, mainIso(world, userId));
  return periodsBefore(period, now, shownPeriods)
    .filter((from) => from >= Number(row?.taken_until ?? 0))
    .reduce((sum, from) => sum + worthOf(from), 0);
}

export function cashbackOf(world: World, userId: number, kind: CashbackKind): Cashback {
  const iso = mainIso(world, userId);
  const period = periodOf(kind);
  const nextAt = period.nextOf(period.startOf(world.clock.now()));
  const isHeldBack = !rightsOf(world, userId).canReceiveBonus;
  return {
    ...levelOf(world, userId, kind),
    ...{ iso, levels: levelsOf(kind), isHeldBack, mode: modeOf(world, userId, kind), period: period.name },
    periods: periodsBefore(period, nextAt, shownPeriods).map((from) => {
      const { staked, lost } = playedIn(world, userId, { kind, iso, from, to: period.nextOf(from) });
      return { from: from / 1000, staked: toWire(staked, iso), lost: toWire(lost, iso) };
    }),
    available: toWire(isHeldBack ? 0 : availableOf(world, userId, kind), iso),
    nextAt: nextAt / 1000,
  };
}
