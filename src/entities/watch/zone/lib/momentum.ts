import type { ZonePhase } from '@contracts/zone';

import type { ZoneEvent } from './zone';

/** How near to a goal each phase is, from 0 to 1. */
const threats: Partial<Record<ZonePhase, number>> = {
  attack: 0.12,
  free_kick: 0.15,
  danger: 0.4,
  corner: 0.35,
  blocked: 0.55,
  shot_off: 0.6,
  shot_on: 0.8,
  penalty: 1,
  goal: 1,
  own_goal: 1,
};

/** Older actions count less: after so many seconds e times less. */
const fadeSeconds = 90;
/** Actions of the last three minutes count. */
const spanSeconds = 180;
export const matchMinutes = 90;

/** Minute of the match from 0 to 89; added time counts in the last minute of its half. */
export const minuteOf = ({ period, clock }: Pick<ZoneEvent, 'period' | 'clock'>): number =>
  Math.max(0, Math.min(Math.floor(clock / 60), period === 1 ? 44 : 89));

/**
 * For each minute that has begun: the most dangerous action of side 1 in the last three minutes minus that of side 2;
 * newer actions weigh more. From 1 (side 1) to −1.
 */
export function momentum(events: readonly ZoneEvent[]): readonly number[] {
  const last = events.at(-1);
  if (!last) return [];
  const strong = events.flatMap((event) => {
    const threat = threats[event.phase];
    return threat === undefined || event.side === 0 ? [] : [{ ...event, threat }];
  });
  return Array.from({ length: minuteOf(last) + 1 }, (_, minute) => {
    const period = minute < 45 ? 1 : 2;
    const end = (minute + 1) * 60;
    const most: [number, number] = [0, 0];
    for (const event of strong) {
      const age = end - Math.min(event.clock, end);
      if (event.period !== period || minuteOf(event) > minute || age > spanSeconds) continue;
      const place = event.side === 1 ? 0 : 1;
      most[place] = Math.max(most[place], event.threat * Math.exp(-age / fadeSeconds));
    }
    return most[0] - most[1];
  });
}
