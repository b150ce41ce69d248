import { type TimeZone, wallOf } from '@contracts/zones';

/** `bets-2026-11-28.csv`: the day is that of the player's clock. `now`: epoch ms. */
export const sheetName = (of: string, ending: string, now: number, zone: TimeZone): string =>
  `${of}-${new Date(wallOf(zone, now)).toISOString().slice(0, 10)}.${ending}`;
