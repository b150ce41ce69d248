import { $cookieChoice } from '@/entities/preferences';

/** The visitor agreed to statistics: to all cookies, or to these among their own choice. Row ANALYT-13, decision D-79. */
export const $isAgreed = $cookieChoice.map(
  (choice) => choice !== null && (choice.type === 1 || (choice.type === 2 && choice.statistics)),
);
