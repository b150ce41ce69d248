import { createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $isAuth } from '@/entities/session';
import { keepTyped } from '@/shared/part';

import { questionMutation } from '../api/support';
import { checkQuestion, isFine, type Problems, type QuestionForm } from '../lib/check';

const empty: QuestionForm = { topic: '', text: '', email: '' };

export const questionBegun = createEvent();
export const questionEdited = createEvent<Partial<QuestionForm>>();
export const questionSubmitted = createEvent();
const checked = createEvent<{ form: QuestionForm; problems: Problems<QuestionForm>; isPlayer: boolean }>();

export const $question = createStore(empty)
  .on(questionEdited, (form, part) => ({ ...form, ...part }))
  .reset(questionBegun);
export const $problems = createStore<Problems<QuestionForm>>({})
  .on(checked, (_, { problems }) => problems)
  .reset(questionBegun, questionEdited);
export const $isSent = createStore(false)
  .on(questionMutation.finished.success, () => true)
  .reset(questionBegun);
export const $hasFailed = createStore(false)
  .on(questionMutation.finished.failure, () => true)
  .reset(questionBegun, questionSubmitted);
export const $pending = questionMutation.$pending;

keepTyped({
  name: 'question',
  $fields: $question,
  opened: questionBegun,
  restored: questionEdited,
  schema: z.object({ topic: z.string(), text: z.string(), email: z.string() }),
});
sample({
  clock: questionSubmitted,
  source: { form: $question, isPlayer: $isAuth },
  fn: ({ form, isPlayer }) => ({ form, isPlayer, problems: checkQuestion(form, isPlayer) }),
  target: checked,
});
sample({
  clock: checked,
  filter: ({ problems }) => isFine(problems),
  fn: ({ form: { topic, text, email }, isPlayer }) => ({
    topic: topic.trim(),
    text: text.trim(),
    ...(isPlayer ? {} : { email: email.trim() }),
  }),
  target: questionMutation.start,
});
