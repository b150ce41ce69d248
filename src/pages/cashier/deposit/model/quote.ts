import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { errorCodes } from '@contracts/common';

import { $cashAccount } from '@/entities/account';
import { $userId } from '@/entities/session';
import { pageLeft } from '@/shared/api';
import { $now } from '@/shared/lib/clock';

import { paying } from '../api/paying';
import { keyOf, quoteQuery, type QuoteWanted } from '../api/quotes';
import type { Quote } from '../lib/deposit';
import { $draft } from './form';
import { depositOpened } from './opened';

/** The player wants to know once more what it would cost. */
export const quoteAsked = createEvent();

/** So long the page waits for another key before it asks. */
const typingMs = 300;

const $isHere = createStore(false)
  .on(depositOpened, () => true)
  .on(pageLeft, () => false);

/** The deposit that the form would make; null while it would make none. */
const $wanted = combine($draft, $cashAccount, ({ minor, method, blocker, voucher }, account): QuoteWanted | null =>
  blocker !== null || method === null || account === null
    ? null
    : { accountId: account.id, methodId: method.id, minor: minor ?? 0, iso: account.iso, voucher },
);
const $key = $wanted.map((wanted) => (wanted === null ? '' : keyOf(wanted)));

const $last = createStore<Quote | null>(null)
  .on(quoteQuery.finished.success, (_, { result }) => result)
  .reset($userId);
const $isOver = combine($last, $key, $now, (last, key, now) => last?.key === key && now >= last.validUntil);

/** What the server holds for the deposit of the form. Null: it has not said so yet, or the time is over. Row PAY-03. */
export const $quote = combine($last, $key, $isOver, (last, key, isOver) =>
  last?.key === key && !isOver ? last : null,
);
/** A method that is paid in another currency waits for its rate, a voucher for its sum. */
export const $isQuoteMissing = combine(
  $draft,
  $quote,
  $key,
  ({ method, voucher }, quote, key) => key !== '' && (method?.pays !== undefined || voucher !== null) && quote === null,
);
/** What would come on the account: as typed, or what the voucher is worth. Minor units, null while nobody knows. */
export const $sum = combine($draft, $quote, ({ minor, voucher }, quote) =>
  voucher === null ? minor : (quote?.minor ?? null),
);
/** Why the server takes no such voucher now. `waitMs`: until another code may be tried. */
export const $voucherRefusal = createStore<{ code: number; waitMs: number } | null>(null)
  .on(quoteQuery.finished.failure, (_, { error, params: { voucher } }) =>
    voucher !== null && error.kind === 'server' ? { code: error.code, waitMs: error.retryAfterMs ?? 0 } : null,
  )
  .reset(quoteQuery.start, $key);
export const $hasQuoteFailed = createStore(false)
  .on(quoteQuery.finished.failure, () => true)
  .reset(quoteQuery.start, $key);

// A press that came too late gets the new price to read, instead of paying another one.
const tooLate = paying.answered.filter({
  fn: ({ outcome }) => outcome.kind === 'refused' && outcome.refusal.code === errorCodes.quoteOver,
});
sample({
  clock: [debounce($key, typingMs), quoteAsked, tooLate, $isOver.updates.filter({ fn: Boolean })],
  source: { wanted: $wanted, isHere: $isHere },
  filter: ({ wanted, isHere }) => wanted !== null && isHere,
  fn: ({ wanted }) => wanted as QuoteWanted,
  target: quoteQuery.start,
});
