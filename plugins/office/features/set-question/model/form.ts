import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';

import type { SecretQuestion } from '@contracts/security';

import { createDraft } from '../../../../sdk/draft';
import { createWayForm } from '../../../entities/security';

/** `former`: the question of now, null: there is none. */
export const Form = createGate<{ former: SecretQuestion | null }>();

type Fields = { question: SecretQuestion; answer: string; former: string; password: string };
export const draft = createDraft<Fields>({ question: 'pet', answer: '', former: '', password: '' }, [Form.close]);
draft.$fields.on(Form.open, (fields, { former }) => ({ ...fields, question: former ?? fields.question }));

export const setting = createWayForm({ method: 'PUT', path: '/office-api/v1/security/question' });
/** With what the player reads when it is done. */
export const submitted = createEvent<string>();

sample({
  clock: submitted,
  source: { fields: draft.$fields, form: Form.state },
  fn: ({ fields: { former, ...fields }, form }, said) => ({
    body: { ...fields, ...(form.former !== null && { former }) },
    said,
  }),
  target: setting.started,
});
