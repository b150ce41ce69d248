import { dayMs } from '../world/clock.ts';
import type { CashbackKind } from './played.ts';

/** The basis of cashback. Starts: ms, UTC. */
type Period = { name: 'week' | 'month'; startOf: (ms: number) => number; nextOf: (start: number) => number };

const weekMs = 7 * dayMs;
/** The first Monday of the calendar that computers count by. */
const monday = 4 * dayMs;

const week: Period = {
  name: 'week',
  startOf: (ms) => Math.floor((ms - monday) / weekMs) * weekMs + monday,
  nextOf: (start) => start + weekMs,
};

const monthAfter = (ms: number, months: number): number => {
  const day = new Date(ms);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months);
};
const month: Period = {
  name: 'month',
  startOf: (ms) => monthAfter(ms, 0),
  nextOf: (start) => monthAfter(start, 1),
};

export const periodOf = (kind: CashbackKind): Period => (kind === 'premium' ? month : week);

/** The last `count` periods before `until`, which is a start itself; the newest first. */
export const periodsBefore = ({ startOf }: Period, until: number, count: number): number[] =>
  Array.from({ length: count }).reduce<number[]>((starts) => [...starts, startOf((starts.at(-1) ?? until) - 1)], []);
