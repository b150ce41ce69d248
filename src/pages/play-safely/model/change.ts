import { combine, createEvent, createStore, sample } from 'effector';

import { $t } from '@/shared/i18n';
import { currencyFacts, parseMoney, toWire } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';

import { answerMutation, setMutation } from '../api/limits';
import { type Group, holdsAtOnce, largestStake, type Period, typeOf } from '../lib/limit';
import { $iso, $limits } from './limits';

type Form = { group: Group | 'stake'; period: Period; text: string };

export const formChanged = createEvent<Partial<Form>>();
export const setPressed = createEvent();
/** The player wants to be without this limit. */
export const removePressed = createEvent<number>();
export const answerPressed = createEvent<{ type: number; action: 'confirm' | 'reject' }>();

/** The sum starts empty: a number that stands there already would be taken. Row LIM-42. */
export const $form = createStore<Form>({ group: 'deposit', period: 'week', text: '' })
  .on(formChanged, (form, change) => ({ ...form, ...change }))
  .on(setMutation.finished.success, (form) => ({ ...form, text: '' }));

/** What the form would set. `minor` null: there is no sum to set yet. */
export const $draft = combine($form, $iso, $limits, ({ group, period, text }, iso, limits) => {
  const type = group === 'stake' ? largestStake : typeOf(group, period);
  const known = limits?.money.find((limit) => limit.type === type)?.value ?? null;
  const minor = iso === null ? null : parseMoney(text, iso);
  const isWrong = text.trim() !== '' && minor === null;
  return { type, minor, known, isWrong, isAtOnce: holdsAtOnce(minor, known) };
});

export const $isSaving = setMutation.$pending;

sample({
  clock: setPressed,
  source: { draft: $draft, iso: $iso },
  filter: ({ draft, iso }) => draft.minor !== null && iso !== null,
  fn: ({ draft, iso }) => ({
    type: draft.type,
    value: toWire(draft.minor ?? 0, currencyFacts(iso ?? '').digits),
    iso: iso ?? '',
  }),
  target: setMutation.start,
});
sample({
  clock: removePressed,
  source: $iso,
  filter: (iso) => iso !== null,
  fn: (iso, type) => ({ type, value: null, iso: iso ?? '' }),
  target: setMutation.start,
});
sample({ clock: answerPressed, target: answerMutation.start });

const keys = {
  confirm: ['responsible_gaming_confirm_limit_success', 'responsible_gaming_confirm_limit_error'],
  reject: ['responsible_gaming_cancel_limit_success', 'responsible_gaming_cancel_limit_error'],
} as const;

// The server's own title comes first. Row LIM-35.
sample({
  clock: answerMutation.finished.success,
  source: $t,
  fn: (t, { params, result }) => ({ kind: 'success' as const, text: result ?? t(keys[params.action][0]) }),
  target: noticeShown,
});
sample({
  clock: answerMutation.finished.failure,
  source: $t,
  fn: (t, { params }) => ({ kind: 'error' as const, text: t(keys[params.action][1]) }),
  target: noticeShown,
});
sample({
  clock: setMutation.finished.failure,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('limits.failed') }),
  target: noticeShown,
});
