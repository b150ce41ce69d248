import { createEvent, createStore, sample } from 'effector';

import { $language } from '@/shared/i18n';

import { callbackMutation } from '../api/support';
import { checkCallback, isFine, type CallbackForm, type Problems } from '../lib/check';

const empty: CallbackForm = { phone: '', time: '' };

export const callbackBegun = createEvent();
export const callbackEdited = createEvent<Partial<CallbackForm>>();
export const callbackSubmitted = createEvent();
const checked = createEvent<{ form: CallbackForm; problems: Problems<CallbackForm>; lng: string }>();

export const $callback = createStore(empty)
  .on(callbackEdited, (form, part) => ({ ...form, ...part }))
  .reset(callbackBegun);
export const $problems = createStore<Problems<CallbackForm>>({})
  .on(checked, (_, { problems }) => problems)
  .reset(callbackBegun, callbackEdited);
export const $isSent = createStore(false)
  .on(callbackMutation.finished.success, () => true)
  .reset(callbackBegun);
export const $hasFailed = createStore(false)
  .on(callbackMutation.finished.failure, () => true)
  .reset(callbackBegun, callbackSubmitted);
export const $pending = callbackMutation.$pending;

sample({
  clock: callbackSubmitted,
  source: { form: $callback, lng: $language },
  fn: ({ form, lng }) => ({ form, lng, problems: checkCallback(form) }),
  target: checked,
});
sample({
  clock: checked,
  filter: ({ problems }) => isFine(problems),
  fn: ({ form: { phone, time }, lng }) => ({
    phone: phone.trim(),
    lng,
    ...(time.trim() === '' ? {} : { time: time.trim() }),
  }),
  target: callbackMutation.start,
});
