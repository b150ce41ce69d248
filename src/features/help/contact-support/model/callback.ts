import { createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { plainPhone } from '@/entities/access/phone';
import { $language } from '@/shared/i18n';
import { keepTyped } from '@/shared/part';

import { callbackMutation } from '../api/support';
import { type CallbackForm, checkCallback, isFine, type Problems } from '../lib/check';

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

keepTyped({
  name: 'callback',
  $fields: $callback,
  opened: callbackBegun,
  restored: callbackEdited,
  schema: z.object({ phone: z.string(), time: z.string() }),
});
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
    phone: plainPhone(phone) ?? '',
    lng,
    ...(time.trim() === '' ? {} : { time: time.trim() }),
  }),
  target: callbackMutation.start,
});
