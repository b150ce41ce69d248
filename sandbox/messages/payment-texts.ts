import { codedWire } from '../../contracts/money-text.ts';
import { say } from '../texts/text.ts';
import type { Message } from './store.ts';

type Payment = Extract<Message, { kind: 'payment' }>;

/** What arrived, and what was done with it. */
export function paymentTextOf(message: Payment, language: string): { title: string; text: string } {
  const { number, isLate, sum, iso, asked, surplus, surplusIso = iso, forDebt } = message;
  const money = (amount: number, of: string) => codedWire(amount, of, language);
  if (message.isSentBack === true)
    return {
      title: say(language, 'messages.payment.back.title', { number }),
      text: say(language, 'messages.payment.back.text', { sum: money(sum, iso) }),
    };
  const came = say(language, forDebt === undefined ? 'messages.payment.came' : 'messages.payment.debt', {
    sum: money(sum, iso),
    debt: money(forDebt ?? 0, iso),
    left: money(Math.round((sum - (forDebt ?? 0)) * 1e8) / 1e8, iso),
  });
  const said = [
    came,
    ...(isLate ? [say(language, 'messages.payment.late')] : []),
    ...(asked === undefined ? [] : [say(language, 'messages.payment.less', { asked: money(asked, iso) })]),
    ...(surplus === undefined ? [] : [say(language, 'messages.payment.more', { surplus: money(surplus, surplusIso) })]),
  ];
  return { title: say(language, 'messages.payment.title', { number }), text: said.join(' ') };
}
