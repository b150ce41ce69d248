import { dayMs } from '../world/clock.ts';

const hourMs = 3_600_000;
/** Draws are at hours of the site's clock, which is three hours ahead of UTC. */
const offsetMs = 3 * hourMs;

type Plan = { everyMs: number; at: number; weekdays?: readonly number[] };
/** 6 of 49 on Wednesday and Saturday at 21:00, 5 of 36 each day at 20:00, 4 of 20 each hour. Weekdays from Sunday, 0. */
const plans: Readonly<Record<number, Plan>> = {
  1: { everyMs: dayMs, at: 21 * hourMs, weekdays: [3, 6] },
  2: { everyMs: dayMs, at: 20 * hourMs },
  3: { everyMs: hourMs, at: 0 },
};

/** The first draws of a lottery after a moment (ms), so many. */
export function drawTimes(lottoId: number, after: number, count: number): number[] {
  const plan = plans[lottoId];
  if (plan === undefined) return [];
  const times: number[] = [];
  let at = Math.floor((after + offsetMs) / plan.everyMs) * plan.everyMs + (plan.at % plan.everyMs) - offsetMs;
  while (times.length < count) {
    const isDay = plan.weekdays?.includes(new Date(at + offsetMs).getUTCDay()) ?? true;
    if (at > after && isDay) times.push(at);
    at += plan.everyMs;
  }
  return times;
}
