import { combine, createEvent, createStore, sample } from 'effector';

import { canTransferFrom, exchanged } from '@contracts/payments';

import { $balance, balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $locale } from '@/shared/lib/language';
import { parseMoney } from '@/shared/lib/money';

import { transferring } from '../api/transferring';
import { rateQuery } from '../api/wallets';
import type { Credited } from '../lib/wallet';
import { walletsOpened } from './opened';

type Form = { fromId: number | null; toId: number | null; text: string };

export const formChanged = createEvent<Partial<Form>>();
export const transferPressed = createEvent();

export const $form = createStore<Form>({ fromId: null, toId: null, text: '' })
  .on(formChanged, (form, change) => ({ ...form, ...change }))
  .on(transferring.answered, (form, { outcome }) => (outcome.kind === 'done' ? { ...form, text: '' } : form))
  .reset($userId);

/** Where money may leave, and where it may go. Row ACC-03. */
export const $sides = combine($balance, (balance) => {
  const all = balance?.accounts ?? [];
  return { from: all.filter((account) => canTransferFrom(balance?.convertStatus ?? 0, account)), to: all };
});
/** The chosen two accounts, or the first two that fit. Null when there are no two. */
export const $way = combine($form, $sides, ({ fromId, toId }, sides) => {
  const from = sides.from.find(({ id }) => id === fromId) ?? sides.from[0];
  const others = sides.to.filter(({ id }) => id !== from?.id);
  const to = others.find(({ id }) => id === toId) ?? others[0];
  return from === undefined || to === undefined ? null : { from, to };
});
const $pair = $way.map((way) => (way === null ? '' : `${String(way.from.id)} ${String(way.to.id)}`));

/** How much one unit buys. Null until the server has said it of these two accounts. */
export const $rate = createStore<number | null>(null)
  .on(rateQuery.finished.success, (_, { result }) => result)
  .reset($pair, rateQuery.finished.failure);
export const $hasRateFailed = createStore(false)
  .on(rateQuery.finished.failure, () => true)
  .reset(rateQuery.start, $pair);

/** Why the button does nothing now. */
export type Blocker = 'empty' | 'sum' | 'high' | 'small' | 'rate';

/** What would leave and what would come, minor units. */
export const $draft = combine($form, $way, $rate, $locale, ({ text }, way, rate, locale) => {
  const minor = way === null ? null : parseMoney(text, way.from.iso, locale);
  const credited =
    way === null || minor === null || rate === null
      ? null
      : exchanged(minor, rate, { from: way.from.digits, to: way.to.digits });
  const blocker = ((): Blocker | null => {
    if (text.trim() === '') return 'empty';
    if (minor === null || minor === 0) return 'sum';
    if (minor > (way?.from.minor ?? 0)) return 'high';
    if (credited === null) return 'rate';
    return credited === 0 ? 'small' : null;
  })();
  return { minor, credited, blocker };
});

export const $isTransferring = transferring.$runs.map((runs) => runs.size > 0);
/** What came of the last press: what arrived, or the code of the refusal (0: none was given). */
export const $outcome = createStore<{ credited: Credited } | { code: number } | null>(null)
  .on(transferring.answered, (_, { outcome }) =>
    outcome.kind === 'done'
      ? { credited: outcome.result }
      : { code: outcome.kind === 'closed' ? 0 : outcome.refusal.code },
  )
  .reset(formChanged, transferPressed, $userId);

const $isOpen = createStore(false).on(walletsOpened, () => true);
// A refused transfer may have met another rate, so the page asks once more.
sample({
  clock: [walletsOpened, $pair.updates, transferring.answered],
  source: { way: $way, isOpen: $isOpen },
  filter: ({ way, isOpen }) => way !== null && isOpen,
  fn: ({ way }) => ({ fromId: way?.from.id ?? 0, toId: way?.to.id ?? 0 }),
  target: rateQuery.start,
});
sample({
  clock: transferPressed,
  source: { draft: $draft, way: $way, rate: $rate },
  filter: ({ draft, way }) => draft.blocker === null && way !== null,
  fn: ({ draft, way, rate }) => ({
    fromId: way?.from.id ?? 0,
    toId: way?.to.id ?? 0,
    minor: draft.minor ?? 0,
    iso: way?.from.iso ?? '',
    rate: rate ?? 0,
  }),
  target: transferring.acted,
});
// The push brings the balance too; this is for a page that hears none.
sample({ clock: transferring.answered, target: balanceRefreshRequested });
