import { QuoteAnswer } from '@contracts/cashier';

import { createApiQuery } from '@/shared/api';
import { currencyFacts, toWire } from '@/shared/lib/money';

import { toQuote } from '../lib/deposit';

/** One deposit that is asked about. `minor`: of `iso`. `voucher`: the code that pays, which says the sum itself; else null. */
export type QuoteWanted = { accountId: number; methodId: string; minor: number; iso: string; voucher: string | null };

/** Which deposit a quote is of. */
export const keyOf = ({ accountId, methodId, minor, voucher }: QuoteWanted): string =>
  `${String(accountId)} ${methodId} ${voucher ?? String(minor)}`;

/** POST quote: what a deposit would cost, and until when that is held. Row PAY-03. */
export const quoteQuery = createApiQuery({
  request: ({ accountId, methodId, minor, iso, voucher }: QuoteWanted) => ({
    method: 'POST',
    path: '/recharge-api/v1/quote',
    body: {
      accountId,
      methodId,
      ...(voucher === null ? { amount: toWire(minor, currencyFacts(iso).digits) } : { voucher }),
    },
  }),
  isOfPage: true,
  contract: QuoteAnswer,
  mapData: ({ data }, wanted) => ({ ...toQuote(data), key: keyOf(wanted) }),
});
