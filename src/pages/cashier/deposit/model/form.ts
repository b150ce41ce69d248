import { combine, createEvent, createStore } from 'effector';

import { feeOf, readVoucher } from '@contracts/payments';
import type { Network } from '@contracts/payments/crypto/networks';

import { $cashAccount, $mainIso } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $locale } from '@/shared/lib/language';
import { parseMoney } from '@/shared/lib/money';

import { paying } from '../api/paying';
import { $limitLeft, $methods } from './page';

/**
 * `savedId`: the saved card that pays. `isSaved`: the card that will be typed shall be saved. `voucher`: its code as typed.
 * `network`: the chosen one of a cryptocurrency; null: the first that it moves on.
 */
type Form = {
  text: string;
  methodId: string;
  savedId: string | null;
  isSaved: boolean;
  voucher: string;
  network: Network | null;
};

export const formChanged = createEvent<Partial<Form>>();

type Typed = Omit<Form, 'methodId'> & { methodId: string | null };

const empty: Typed = { text: '', methodId: null, savedId: null, isSaved: false, voucher: '', network: null };
const $typed = createStore(empty)
  .on(formChanged, (form, change) => ({ ...form, ...change }))
  .on(paying.answered, (form, { outcome }) => (outcome.kind === 'done' ? { ...form, text: '', voucher: '' } : form))
  .reset($userId);

/** Until the player chooses, the first way that is open for their account stands chosen. */
export const $form = combine($typed, $methods, (typed, methods): Form => {
  const open = methods?.find(({ why }) => why === undefined) ?? methods?.[0];
  return { ...typed, methodId: typed.methodId ?? open?.id ?? '' };
});

/** Why the button does nothing now. */
export type Blocker = 'empty' | 'sum' | 'method' | 'low' | 'high' | 'limit' | 'voucher';

/**
 * What the form would pay. `fee`: on top. `voucher`: the code that pays; it says the sum, so `minor` is null. `left`: what the
 * player's own limits still allow; Infinity: nothing that this page knows bounds it.
 */
export const $draft = combine(
  { form: $form, methods: $methods, account: $cashAccount, limit: $limitLeft, mainIso: $mainIso, locale: $locale },
  ({ form, methods, account, limit, mainIso, locale }) => {
    const method = methods?.find(({ id }) => id === form.methodId) ?? null;
    const isVoucher = form.methodId === 'voucher';
    const read = readVoucher(form.voucher);
    const voucher = isVoucher && 'code' in read ? read.code : null;
    const minor = account === null || isVoucher ? null : parseMoney(form.text, account.iso, locale);
    const fee = method === null || minor === null ? 0 : feeOf(method, minor);
    // A limit counts in the main currency; what another currency takes of it only the server knows.
    const left = limit !== null && account?.iso === mainIso ? limit.left : Infinity;
    const blocker = ((): Blocker | null => {
      if (isVoucher) return voucher === null ? 'voucher' : null;
      if (form.text.trim() === '') return 'empty';
      if (minor === null || minor === 0) return 'sum';
      if (method === null || method.why !== undefined) return 'method';
      if (minor < method.min) return 'low';
      if (minor > method.max) return 'high';
      return minor > left ? 'limit' : null;
    })();
    return { minor, fee, method, blocker, voucher, left };
  },
);
