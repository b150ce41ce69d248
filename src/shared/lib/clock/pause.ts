import { farTimeout } from '@contracts/far-timer';

/** Waits so many milliseconds. `value`: what it then gives. */
export function pause(ms: number): Promise<void>;
export function pause<T>(ms: number, value: T): Promise<T>;
export function pause(ms: number, value?: unknown): Promise<unknown> {
  return new Promise((resolve) => void farTimeout(() => resolve(value), ms));
}
