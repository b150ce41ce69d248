/** So many days back a list of the office reads. */
export const spans = ['7', '28', '365'] as const;
export type Span = (typeof spans)[number];

/** The span that an address asks for; what it says wrongly is left out. */
export const spanIn = (asked: URLSearchParams): Span => spans.find((days) => days === asked.get('days')) ?? '28';

const daySec = 86_400;
/** When a span begins, Unix seconds. `now`: epoch ms. */
export const startOf = (days: Span, now: number): number => Math.max(0, Math.floor(now / 1000) - Number(days) * daySec);
