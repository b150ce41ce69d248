import { randomUUID } from 'node:crypto';

import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { World } from '../world/world.ts';
import { tell } from './outbox.ts';

type Payment = {
  id: string;
  number: number;
  user_id: number;
  account_id: number;
  method: string;
  iso: string;
  minor: number;
  fee: number;
  state: string;
};

/** Tells the subscriber what happened to a payment. Nobody's card, bank account or name is in it. */
export function announce(world: World, kind: 'deposit' | 'withdrawal', payment: Payment): void {
  const { id, number, user_id: userId, account_id: accountId, method, iso, minor, fee, state } = payment;
  const { digits } = currencyFacts(iso);
  tell(world, 'subscriber', `msg_${randomUUID()}`, {
    type: `${kind}.${state}`,
    data: {
      ...{ id, number: `${kind === 'deposit' ? 'D' : 'W'}-${String(number)}`, state, userId, accountId, method },
      ...{ currency: iso, amount: toWire(minor, digits), fee: toWire(fee, digits) },
    },
  });
}
