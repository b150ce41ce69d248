import { codedWire } from '../../contracts/money-text.ts';
import { say } from '../texts/text.ts';
import type { Message } from './store.ts';

type Bet = Extract<Message, { kind: 'bet' }>;

/** What a bet pays by its new result, why, and what of the old payout could not be taken back. */
export function betTextOf(
  { number, iso, payout, reason, owed }: Bet,
  language: string,
): { title: string; text: string } {
  const money = (amount: number) => codedWire(amount, iso, language);
  const said = [
    ...(reason === null ? [] : [say(language, `messages.bet.reason.${reason}`)]),
    payout === null ? say(language, 'messages.bet.open') : say(language, 'messages.bet.pays', { sum: money(payout) }),
    ...(owed > 0 ? [say(language, 'messages.bet.owed', { sum: money(owed) })] : []),
  ];
  return { title: say(language, 'messages.bet.title', { number }), text: said.join(' ') };
}
