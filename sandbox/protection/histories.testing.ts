/** What limits are, told once more and apart from the product: the judge of random histories. */
import { convertUp } from './main-currency.ts';

export type Counted = 'stake' | 'loss' | 'deposit' | 'bet';
type Held = { value: number | null; pending: { value: number | null; askedAt: number } | null };
type Moved = { counts: readonly Counted[]; at: number; minor: number; deposit?: string };

const day = 86_400;
const zone = 3 * 3600;

/** The limits that the histories set: what each counts, and over which days of the site. */
export const judged: Readonly<Record<number, [Counted, 'day' | 'week' | 'month' | 'one']>> = {
  1: ['stake', 'day'],
  2: ['stake', 'week'],
  10: ['loss', 'day'],
  12: ['loss', 'month'],
  20: ['deposit', 'day'],
  21: ['deposit', 'week'],
  37: ['bet', 'one'],
};

/** Seconds at which the day, week or month of `now` began by the site's clock. Weeks begin on Thursdays, as time did. */
function beginOf(length: 'day' | 'week' | 'month' | 'one', now: number): number {
  const local = now + zone;
  const date = new Date(local * 1000);
  if (length === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000 - zone;
  if (length === 'one') return Infinity;
  return local - (local % (length === 'day' ? day : 7 * day)) - zone;
}

/** A player whose limits wait a day and may then be confirmed for a day. Money: minor units of USD. Times: Unix seconds. */
export function createJudge() {
  const held = new Map<number, Held>();
  const moved: Moved[] = [];

  const at = (type: number, now: number): Held => {
    const known = held.get(type) ?? { value: null, pending: null };
    return known.pending !== null && now >= known.pending.askedAt + 2 * day ? { ...known, pending: null } : known;
  };
  const used = (type: number, now: number): number => {
    const [counts, length] = judged[type] ?? ['bet', 'one'];
    const begin = beginOf(length, now);
    return moved.reduce((sum, one) => (one.counts.includes(counts) && one.at >= begin ? sum + one.minor : sum), 0);
  };
  return {
    set(type: number, value: number | null, now: number): void {
      const { value: known } = at(type, now);
      const isLooser = known !== null && (value === null || value > known);
      held.set(type, isLooser ? { value: known, pending: { value, askedAt: now } } : { value, pending: null });
    },
    /** False: nothing waits, or it is too early for a yes. */
    answer(type: number, isYes: boolean, now: number): boolean {
      const { value, pending } = at(type, now);
      if (pending === null || (isYes && now < pending.askedAt + day)) return false;
      held.set(type, { value: isYes ? pending.value : value, pending: null });
      return true;
    },
    /** The limits that do not allow so much. */
    stopping(counts: readonly Counted[], minor: number, iso: string, now: number): number[] {
      const sum = convertUp(minor, iso, 'USD');
      return Object.keys(judged)
        .map(Number)
        .filter((type) => {
          const { value } = at(type, now);
          return counts.includes(judged[type]?.[0] ?? 'bet') && value !== null && used(type, now) + sum > value;
        });
    },
    /** Money that moved, positive where it is spent. */
    note(counts: readonly Counted[], minor: number, iso: string, now: number, deposit = ''): void {
      moved.push({ counts, at: now, minor: convertUp(minor, iso, 'USD'), deposit });
    },
    /** A deposit that never came. */
    forget(deposit: string): void {
      for (const one of moved) if (one.deposit === deposit) one.minor = 0;
    },
  };
}
