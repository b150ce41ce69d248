import { type Order, orderBounds, type OrderRequest } from '@contracts/orders';

export type OrderKind = OrderRequest['kind'];

/** An end that a player chooses: with the match, or so many minutes from now. */
export const untils = ['end', 'start', '15', '60', '1440'] as const;
export type UntilChoice = (typeof untils)[number];

/** Odds as decimals, in thousandths; null: the text is no such odds. */
export function readOdds(text: string): number | null {
  const match = /^\s*(\d{1,4})(?:[.,](\d{1,3}))?\s*$/.exec(text);
  if (match === null) return null;
  const milli = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
  return milli >= orderBounds.leastOdds * 1000 && milli <= orderBounds.mostOdds * 1000 ? milli : null;
}

/** The list after the backend reports the state of one order. */
export function withOrder(orders: readonly Order[], order: Order): Order[] {
  const others = orders.filter(({ id }) => id !== order.id);
  if (order.state === 'removed') return others;
  const [waiting, done] = [others.filter(isWaiting), others.filter((one) => !isWaiting(one))];
  return isWaiting(order)
    ? [order, ...waiting, ...done]
    : [...waiting, order, ...done].slice(0, waiting.length + orderBounds.kept);
}

export const isWaiting = ({ state }: Pick<Order, 'state'>): boolean => state === 'waiting';
