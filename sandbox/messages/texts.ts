import { codedWire } from '../../contracts/money-text.ts';
import { largestBalance, largestStake } from '../../contracts/protection/index.ts';
import { say } from '../texts/text.ts';
import { betTextOf } from './bet-texts.ts';
import { fixtureTextOf } from './fixture-texts.ts';
import { orderTextOf } from './order-texts.ts';
import { paymentTextOf } from './payment-texts.ts';
import type { Message } from './store.ts';

const kinds = ['messages.limits.stake', 'messages.limits.loss', 'messages.limits.deposit'] as const;
const times = ['messages.limits.day', 'messages.limits.week', 'messages.limits.month'] as const;
/** Numbers of the limits on the wire: three kinds in three stretches of time. */
const firsts = [1, 10, 20] as const;

/** The name of a limit by its number on the wire; empty for an unnamed one. */
export function limitNameOf(limitType: number, language: string): string {
  if (limitType === largestStake) return say(language, 'messages.limits.largest_stake');
  if (limitType === largestBalance) return say(language, 'messages.limits.largest_balance');
  const kind = firsts.findIndex((first) => limitType >= first && limitType < first + times.length);
  const [kindKey, timeKey] = [kinds[kind], times[limitType - (firsts[kind] ?? 0)]];
  if (kindKey === undefined || timeKey === undefined) return '';
  return say(language, 'messages.limits.named', { kind: say(language, kindKey), time: say(language, timeKey) });
}

type Plain = Exclude<Message, { kind: 'limit' | 'payment' | 'bet' | 'fixture' | 'order' }>;

/** Where its two texts stand. */
function keysOf(message: Plain) {
  const { kind } = message;
  if (kind === 'document')
    return [`messages.document.${message.state}.title`, `messages.document.${message.state}.text`] as const;
  if (kind === 'contact')
    return [`messages.contact.${message.what}.title`, `messages.contact.${message.what}.text`] as const;
  return [`messages.${kind}.title`, `messages.${kind}.text`] as const;
}

function plainTextOf(message: Plain, language: string): { title: string; text: string } {
  const { kind: _, ...values } = message;
  const [title, text] = keysOf(message);
  return { title: say(language, title, values), text: say(language, text, values) };
}

/** A message in a language: title and text. */
export function textOf(message: Message, language: string): { title: string; text: string } {
  if (message.kind === 'payment') return paymentTextOf(message, language);
  if (message.kind === 'fixture') return fixtureTextOf(message, language);
  if (message.kind === 'bet') return betTextOf(message, language);
  if (message.kind === 'order') return orderTextOf(message, language);
  if (message.kind !== 'limit') return plainTextOf(message, language);
  const { limitType, percent, used, of, iso } = message;
  const money = (sum: number) => codedWire(sum, iso, language);
  const values = {
    percent: String(percent),
    limit: limitNameOf(limitType, language),
    used: money(used),
    of: money(of),
  };
  return {
    title: say(language, 'messages.limit.title', values),
    text: say(language, 'messages.limit.text', values),
  };
}
