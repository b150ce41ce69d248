import { say } from '../texts/text.ts';

/** The text of the bank's page. `text` names the played bank. */
const parts = ['title', 'text', 'sum', 'yes', 'no', 'poor', 'over', 'back'] as const;

export const bankTexts = (language: string) =>
  Object.fromEntries(parts.map((part) => [part, say(language, `payments.bank_page.${part}`)])) as Record<
    (typeof parts)[number],
    string
  >;
