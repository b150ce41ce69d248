import { combine, createEvent, createStore, sample } from 'effector';

import { errorCodes } from '@contracts/common';
import { toMinor } from '@contracts/maths';

import { $userId } from '@/entities/session';
import { $t } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { currencyFacts } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';

import { setMutation, type Test, testMutation } from '../api/limits';
import { holdsAtOnce, isTime } from '../lib/limit';
import { $iso, $limits } from './limits';

export const optionChosen = createEvent<{ question: number; option: number }>();
export const answersSent = createEvent();
export const testClosed = createEvent();

/** What was known of the limit before the answer: a stricter one needs no questions, whatever the server says. */
const $before = createStore<Readonly<Record<number, number | null>>>({});
sample({
  clock: setMutation.start,
  source: $limits,
  fn: (limits) => Object.fromEntries((limits?.money ?? []).map(({ type, value }) => [type, value])),
  target: $before,
});
type Asked = { type: number; value: number | null; iso: string };
const storedOf = ({ type, value, iso }: Asked): number | null =>
  value === null || isTime(type) ? value : toMinor(value, currencyFacts(iso).digits);

const answered = sample({
  clock: setMutation.finished.success,
  source: $before,
  fn: (before, { params, result }) => ({
    test: result.test,
    isStricter: params.value !== null && holdsAtOnce(storedOf(params), before[params.type] ?? null),
  }),
});
const opened = answered.filterMap(({ test, isStricter }): Test | undefined =>
  test === null || isStricter ? undefined : test,
);
// Decision D-108: questions before a stricter limit are a fault of the server, and nobody has to answer them.
sample({
  clock: answered,
  filter: ({ test, isStricter }) => test !== null && isStricter,
  fn: () => ({ level: 'error' as const, text: 'The limits service asks questions before a stricter limit.' }),
  target: logFx,
});

const isExpired = testMutation.finished.failure.filter({
  fn: ({ error }) => error.kind === 'server' && error.code === errorCodes.wrongCode,
});
const passed = testMutation.finished.success.filter({ fn: ({ result }) => result.isPassed });

export const $test = createStore<Test | null>(null)
  .on(opened, (_, test) => test)
  .reset(testClosed, passed, isExpired, $userId);
export const $answers = createStore<Readonly<Record<number, number>>>({})
  .on(optionChosen, (answers, { question, option }) => ({ ...answers, [question]: option }))
  .reset(opened);
/** Questions whose answer was wrong, until another one is chosen. Row LIM-28. */
export const $wrong = createStore<readonly number[]>([])
  .on(testMutation.finished.success, (_, { result }) => result.wrong)
  .on(optionChosen, (wrong, { question }) => wrong.filter((id) => id !== question))
  .reset(opened);
export const $isSending = testMutation.$pending;
export const $canSend = combine($test, $answers, (test, answers) =>
  (test?.questions ?? []).every(({ id }) => answers[id] !== undefined),
);

sample({
  clock: answersSent,
  source: { test: $test, answers: $answers, iso: $iso, canSend: $canSend },
  filter: ({ test, canSend }) => test !== null && canSend,
  fn: ({ test, answers, iso }) => ({ token: test?.token ?? '', answers, iso: iso ?? '' }),
  target: testMutation.start,
});
sample({
  clock: isExpired,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('limits.quiz.expired') }),
  target: noticeShown,
});
