import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';

import { Profile, ProfileAnswer } from '@contracts/profile';

import { createAct } from '../../../../sdk/act';
import { forgotten } from '../../../../sdk/model';
import { type Act, type Form, opened, step } from './form';

/** `profile`: as the server last told it. */
export const Place = createGate<{ profile: Profile }>();
export const acted = createEvent<Act>();
/** With what the player reads when it is done. */
export const saved = createEvent<string>();

type Change = { body: { version: number; values: Form['draft'] }; said: string };
const saving = createAct(async ({ office, notify }, { body, said }: Change) => {
  const { data } = await office.send('PATCH', '/office-api/v1/profile', ProfileAnswer, body);
  notify({ kind: 'success', text: said });
  return data;
});

/** Null while no form is open. */
export const $form = createStore<Form | null>(null)
  .on(Place.open, (_, { profile }) => opened(profile))
  .on(acted, (form, act) => form && step(form, act))
  .reset(Place.close, forgotten);

sample({
  clock: saved,
  source: $form,
  filter: (form) =>
    form !== null && !form.isSaving && form.conflicts.length === 0 && Object.keys(form.draft).length > 0,
  fn: (form, said) => {
    const { profile, draft } = form as Form;
    return { body: { version: profile.version, values: draft }, said };
  },
  target: saving.started,
});
sample({ clock: saving.started, fn: () => ({ kind: 'sent' as const }), target: acted });
sample({ clock: saving.done, fn: ({ result }) => ({ kind: 'saved' as const, profile: result }), target: acted });
sample({
  clock: saving.refused,
  fn: ({ failure: { statusCode, data, fields } }): Act => {
    const there = statusCode === 409 ? Profile.safeParse(data) : null;
    return there?.success === true ? { kind: 'overtaken', profile: there.data } : { kind: 'refused', errors: fields };
  },
  target: acted,
});
