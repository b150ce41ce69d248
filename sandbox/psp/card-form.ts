import { readCard } from '../../contracts/payments/index.ts';
import { z } from '../../contracts/zod.ts';
import { methodFrom } from './test-methods.ts';
import { type Method, nowSeconds } from './things.ts';

/** What the payer typed. */
export const CardForm = z.object({
  number: z.string().check(z.maxLength(40)),
  expiry: z.string().check(z.maxLength(10)),
  code: z.string().check(z.maxLength(8)),
  holder: z.string().check(z.maxLength(80)),
});
export type CardForm = z.infer<typeof CardForm>;
export type CardField = keyof CardForm;

/** A card that can be used, or the fields that are wrong. A card holds until the end of its month. Row PAY-09. */
export function readForm({ number, expiry, code, holder }: CardForm): { method: Method } | { wrong: CardField[] } {
  const card = readCard(number);
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  const until = { month: Number(month), year: 2000 + Number(year) };
  const isMonth = until.month >= 1 && until.month <= 12;
  const isOver = Date.UTC(until.year, until.month, 1) / 1000 <= nowSeconds();
  const wrong: CardField[] = [];
  if (card === null) wrong.push('number');
  if (!isMonth || isOver) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(code) || (card !== null && code.length !== card.codeLength)) wrong.push('code');
  if (holder.trim() === '') wrong.push('holder');
  return card === null || wrong.length > 0 ? { wrong } : { method: methodFrom(card, until) };
}
