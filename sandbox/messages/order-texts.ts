import { codedWire } from '../../contracts/money-text.ts';
import type { TextKey } from '../texts/keys.ts';
import { localize, say } from '../texts/text.ts';
import type { Message } from './store.ts';

type Ended = Extract<Message, { kind: 'order' }>;

const odds = (milli: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(milli / 1000);

/** Reasons of an ordinary bet that can stop the bet of an order for good. */
const reasons: Readonly<Record<number, TextKey>> = {
  1004: 'messages.order.reason.below',
  1005: 'messages.order.reason.above',
  1006: 'messages.order.reason.money',
  1014: 'messages.order.reason.account',
  1019: 'messages.order.reason.stakes',
  1020: 'messages.order.reason.losses',
  1028: 'messages.order.reason.unset',
  1031: 'messages.order.reason.own',
  1032: 'messages.order.reason.bonus',
};

const textKey = ({ order, what, side }: Ended): TextKey => {
  if (what === 'placed') return 'messages.order.placed';
  if (what === 'told') return side === 'above' ? 'messages.order.above' : 'messages.order.below';
  if (what === 'refused') return 'messages.order.refused';
  return order === 'place' ? 'messages.order.notPlaced' : 'messages.order.notReached';
};

/** What became of an order or an alert: the outcome and its match, and the odds that came. */
export function orderTextOf(message: Ended, language: string): { title: string; text: string } {
  const { outcome, groupName, home, away, asked, got, code, number, stake, iso } = message;
  const at = (text: Ended['outcome']) => localize(text, language);
  const values = {
    match: `${at(home)} – ${at(away)}`,
    asked: odds(asked, language),
    got: odds(got ?? asked, language),
    number: number ?? '',
    sum: stake === undefined || iso === undefined ? '' : codedWire(stake, iso, language),
  };
  const reason = say(language, reasons[code ?? 0] ?? 'messages.order.reason.other');
  const text = say(language, textKey(message), { ...values, reason });
  return { title: `${at(outcome)} · ${at(groupName)}`, text };
}
