import { wrongState } from './failure.ts';
import { currencyOf, type Form, partOf, sumOf, textOf, textsOf } from './form.ts';
import type { Desk } from './intents.ts';
import { newId, nowSeconds, type Payout } from './things.ts';

const payoutOf = ({ things }: Desk, id: string): Payout => things.get<Payout>('payout', id);

function save(desk: Desk, payout: Payout, type: string): Payout {
  desk.things.put(payout);
  desk.emit(desk.account, `payout.${type}`, payout);
  return payout;
}

/** The played bank needs five seconds or a minute, or until `metadata.expected_at` (ms) where the payer said so. */
export function createPayout(desk: Desk, form: Form): Payout {
  const metadata = textsOf(partOf(form, 'metadata'));
  const method = textOf(form, 'method') === 'instant' ? 'instant' : 'standard';
  const arrival = Number(metadata.expected_at ?? desk.clock.now() + (method === 'instant' ? 5000 : 60_000));
  const payout: Payout = {
    ...{ id: newId('po'), object: 'payout', status: 'in_transit', method, failure_code: null },
    ...{ amount: sumOf(form, 'amount'), currency: currencyOf(form), metadata },
    ...{ arrival_date: Math.ceil(arrival / 1000), created: nowSeconds(), livemode: false },
  };
  desk.clock.at(payout.arrival_date * 1000, () => desk.act(() => readPayout(desk, payout.id)));
  return save(desk, payout, 'created');
}

/** Its time may have passed since the last look. */
export function readPayout(desk: Desk, id: string): Payout {
  const payout = payoutOf(desk, id);
  if (payout.status !== 'in_transit' || desk.clock.now() < payout.arrival_date * 1000) return payout;
  return save(desk, { ...payout, status: 'paid' }, 'paid');
}

/** The bank sends it back: before it was paid, or after. */
export function failPayout(desk: Desk, id: string): Payout {
  const payout = payoutOf(desk, id);
  if (payout.status === 'failed') throw wrongState(payout.status, 'returned');
  return save(desk, { ...payout, status: 'failed', failure_code: 'account_closed' }, 'failed');
}
