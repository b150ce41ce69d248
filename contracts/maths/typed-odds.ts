import type { Milli } from './types.ts';

/** Reads odds from a decimal text with at most three decimals. Null for any other text. */
export function milliFromDecimal(text: unknown): Milli | null {
  const match = typeof text === 'string' ? /^(0|[1-9]\d{0,5})(?:\.(\d{1,3}))?$/.exec(text) : null;
  return match === null ? null : Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
}
