import { combine, createEvent, createStore, sample } from 'effector';

import { feeOf } from '@contracts/payments';

import { $cashAccount, $mainIso } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { parseMoney } from '@/shared/lib/money';

import { paying } from '../api/paying';
import { type Refusal, toRefusal } from '../lib/limit-left';
import { $limitLeft, $methods } from './page';

type Form = { text: string; methodId: string };

export const formChanged = createEvent<Partial<Form>>();
export const depositPressed = createEvent();

export const $form = createStore<Form>({ text: '', methodId: 'instant' })
  .on(formChanged, (form, change) => ({ ...form, ...change }))
  .on(paying.answered, (form, { outcome }) => (outcome.kind === 'done' ? { ...form, text: '' } : form))
  .reset($userId);

/** Why the button does nothing now. */
export type Blocker = 'empty' | 'sum' | 'method' | 'low' | 'high' | 'limit';

/** What the form would pay. `fee`: on top. */
export const $draft = combine(
  { form: $form, methods: $methods, account: $cashAccount, limit: $limitLeft, mainIso: $mainIso },
  ({ form, methods, account, limit, mainIso }) => {
    const method = methods?.find(({ id }) => id === form.methodId && methods.length > 0) ?? null;
    const minor = account === null ? null : parseMoney(form.text, account.iso);
    const fee = method === null || minor === null ? 0 : feeOf(method, minor);
    // A limit counts in the main currency; what another currency takes of it only the server knows.
    const left = limit !== null && account?.iso === mainIso ? limit.left : Infinity;
    const blocker = ((): Blocker | null => {
      if (form.text.trim() === '') return 'empty';
      if (minor === null || minor === 0) return 'sum';
      if (method === null || method.why !== undefined) return 'method';
      if (minor < method.min) return 'low';
      if (minor > method.max) return 'high';
      return minor > left ? 'limit' : null;
    })();
    return { minor, fee, method, blocker };
  },
);

/** An answer is on its way. */
export const $isPaying = paying.$runs.map((runs) => runs.size > 0);

/** Why the server began no deposit: a code of the contract, and the player's own limit that stopped it. Null when it did, or nothing was asked. */
export const $refusal = createStore<Refusal | null>(null)
  .on(paying.answered, (_, { outcome }) =>
    outcome.kind === 'done' ? null : outcome.kind === 'closed' ? { code: 0, limit: null } : toRefusal(outcome.refusal),
  )
  .reset(formChanged, depositPressed, $userId);

sample({
  clock: depositPressed,
  source: { draft: $draft, account: $cashAccount, language: $language },
  filter: ({ draft, account }) => draft.blocker === null && account !== null,
  fn: ({ draft, account, language }) => ({
    accountId: account?.id ?? 0,
    iso: account?.iso ?? '',
    methodId: draft.method?.id ?? '',
    minor: draft.minor ?? 0,
    returnPath: `/${language}/office/recharge`,
  }),
  target: paying.acted,
});
