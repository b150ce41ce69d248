import { say, spokenIn } from '../texts/text.ts';

/** `number`, `expiry`, `code`, `holder`: fields; `wrong…`: what is wrong with one. */
const parts = [
  ...(['card', 'play', 'sum', 'number', 'expiry', 'code', 'holder', 'pay', 'back', 'over'] as const),
  ...(['wrongNumber', 'wrongExpiry', 'wrongCode', 'wrongHolder', 'refused'] as const),
  ...(['bank', 'bankText', 'yes', 'no', 'going'] as const),
];

/** What the provider's pages say. */
export const payTexts = (language: string) =>
  Object.fromEntries(parts.map((part) => [part, say(language, `payments.card_page.${part}`)])) as Record<
    (typeof parts)[number],
    string
  >;

/** Other languages are those of the page's English words. */
export const payLanguage = (language: string): string => spokenIn(language, 'payments.card_page.card');
