import { combine, createEvent, createStore, sample } from 'effector';

import { errorCodes } from '@contracts/common';
import { readWhole } from '@contracts/typed/digits';

import { $protection } from '@/entities/protection';
import type { ApiFailure } from '@/shared/api';
import { $t, type Translate } from '@/shared/i18n';
import { $locale } from '@/shared/lib/language';
import { currencyFacts, parseMoney, toWire } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';

import { answerMutation, setMutation, testMutation } from '../api/limits';
import { holdsAtOnce, isLocked, isTime, type Kind, type Period, typeOfKind } from '../lib/limit';
import { $iso, $limits } from './limits';

/** `isReady`: the player says that they are ready to lose the sum. Row LIM-47. */
type Form = { group: Kind; period: Period; text: string; isReady: boolean };

export const formChanged = createEvent<Partial<Form>>();
export const setPressed = createEvent();
/** The player wants to be without this limit. */
export const removePressed = createEvent<number>();
export const answerPressed = createEvent<{ type: number; action: 'confirm' | 'reject' }>();

/** The sum starts empty: a number that is there already would be taken. Row LIM-42. */
export const $form = createStore<Form>({ group: 'deposit', period: 'week', text: '', isReady: false }).on(
  formChanged,
  (form, change) => ({ ...form, isReady: false, ...change }),
);

/** What the form would set. `minor` null: there is no sum to set yet. */
export const $draft = combine(
  [$form, $iso, $limits, $protection, $locale],
  ([form, iso, limits, { askReadyToLose }, locale]) => {
    const { group, period, text, isReady } = form;
    const type = typeOfKind(group, period);
    const limit = limits?.money.find((one) => one.type === type);
    // A limit that must be chosen has no value before that, and the first one holds at once.
    const known = limit === undefined || limit.isDemanded ? null : limit.value;
    const minor = group === 'time' ? readWhole(text) : iso === null ? null : parseMoney(text, iso, locale);
    const asksReady = askReadyToLose && group !== 'time' && minor !== null;
    const isWrong = text.trim() !== '' && minor === null;
    const isAtOnce = holdsAtOnce(minor, known);
    const isLooserLocked = limits !== null && minor !== null && !isAtOnce && isLocked(limits, type);
    const canSet = minor !== null && !isLooserLocked && (!asksReady || isReady);
    return { type, minor, isWrong, asksReady, canSet, isAtOnce, isLooserLocked };
  },
);

export const $isSaving = setMutation.$pending;

sample({
  clock: setPressed,
  source: { draft: $draft, iso: $iso },
  filter: ({ draft, iso }) => draft.canSet && iso !== null,
  fn: ({ draft, iso }) => ({
    type: draft.type,
    value: isTime(draft.type) ? draft.minor : toWire(draft.minor ?? 0, currencyFacts(iso ?? '').digits),
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

// What was set leaves its field. What was changed while the answer was on its way stays, also the same sum for another limit.
const $isChanged = createStore(false)
  .on(formChanged, () => true)
  .on(setMutation.start, () => false);
sample({
  clock: setMutation.finished.success,
  source: $isChanged,
  filter: (isChanged) => !isChanged,
  fn: () => ({ text: '' }),
  target: formChanged,
});

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
  fn: (t, { params, error }) => ({
    kind: 'error' as const,
    text: (error.kind === 'server' ? error.title : null) ?? t(keys[params.action][1]),
  }),
  target: noticeShown,
});
const forbidden = 403;
const refusals = [
  'limits.refused.mustChoose',
  'limits.refused.aboveMaximum',
  'limits.refused.tooSoon',
  'limits.refused.locked',
] as const;

/** Why a limit was not saved: the server's title and its status, 403 where it has none. Row LIM-36. */
function refusalOf(t: Translate, error: ApiFailure): string {
  const known = refusals.find((key) => key === error.message);
  const title = (error.kind === 'server' ? error.title : null) ?? t(known ?? 'limits.failed');
  return t('limits.failedWith', { title, status: error.statusCode === 0 ? forbidden : error.statusCode });
}
sample({
  clock: [
    setMutation.finished.failure,
    testMutation.finished.failure.filter({
      fn: ({ error }) => error.kind !== 'server' || error.code !== errorCodes.wrongCode,
    }),
  ],
  source: $t,
  fn: (t, { error }) => ({ kind: 'error' as const, text: refusalOf(t, error) }),
  target: noticeShown,
});
