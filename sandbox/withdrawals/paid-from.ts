import { dayMs } from '../world/clock.ts';

/**
 * From when a payee named at `setAt` (ms) is paid, Unix seconds: a day later. The owner of the account reads the
 * message and can object before the money leaves. Decision D-553.
 */
export const paidFrom = (setAt: number): number => Math.ceil((setAt + dayMs) / 1000);
