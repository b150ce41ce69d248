import type { OfficeFailure } from '@sdk';
import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';

import { alreadyTaken, wrongCode } from '@contracts/error-codes';
import { ContactSentAnswer, SecurityAnswer } from '@contracts/security';
import { sentCode } from '@contracts/typed/digits';

import { createAct } from '../../../../sdk/act';
import { createDraft } from '../../../../sdk/draft';
import { forgotten } from '../../../../sdk/model';
import { waySet } from '../../../entities/security';

export type ContactKind = 'phone' | 'email';
/** By field: the key of a text, or a sentence. `all`: about the whole form. */
export type Errors = Readonly<Record<string, string>>;

const pathOf = (kind: ContactKind) => `/office-api/v1/security/${kind}`;

function errorsOf({ fields, code, statusCode }: OfficeFailure): Errors {
  if (Object.keys(fields).length > 0) return fields;
  if (code === wrongCode) return { code: 'office.wrong.code' };
  if (code === alreadyTaken) return { all: 'office.contact.taken' };
  return { all: statusCode === 429 ? 'office.contact.often' : 'office.notSaved' };
}

export const Contact = createGate<{ kind: ContactKind }>();
/** The first step: who it is and where to. `contact`: as it is known. */
export const AskForm = createGate<{ contact: string; hasQuestion: boolean }>();
/** The second: the code that came there. */
export const CodeForm = createGate();

export const asked = createDraft({ contact: '', password: '', answer: '' }, [AskForm.close]);
asked.$fields.on(AskForm.open, (fields, { contact }) => ({ ...fields, contact }));
export const typed = createDraft({ code: '' }, [CodeForm.close]);
export const askSubmitted = createEvent();
/** With what the player reads when it is done. */
export const codeSubmitted = createEvent<string>();
export const wentBack = createEvent();

type Sent = { kind: ContactKind; body: { contact: string; password: string; answer?: string } };
const asking = createAct(
  ({ office }, { kind, body }: Sent) => office.send('POST', pathOf(kind), ContactSentAnswer, body),
  { over: [Contact.close] },
);
type Code = { kind: ContactKind; code: string; said: string };
const confirming = createAct(
  async ({ office, notify }, { kind, code, said }: Code) => {
    const { data } = await office.send('PUT', pathOf(kind), SecurityAnswer, { code });
    notify({ kind: 'success', text: said });
    return data;
  },
  { over: [Contact.close, wentBack] },
);

/** Null: nothing was sent yet. */
export const $sentTo = createStore<string | null>(null)
  .on(asking.done, (_, { params }) => params.body.contact)
  .reset(wentBack, Contact.close, forgotten);
export const $isSending = combine(asking.$isPending, confirming.$isPending, (isAsking, isSent) => isAsking || isSent);
export const $errors = combine(asking.$refusal, confirming.$refusal, (ofFirst, ofSecond): Errors => {
  const refusal = ofFirst ?? ofSecond;
  return refusal === null ? {} : errorsOf(refusal);
});

sample({
  clock: askSubmitted,
  source: { place: Contact.state, form: AskForm.state, fields: asked.$fields },
  fn: ({ place: { kind }, form: { hasQuestion }, fields: { answer, ...fields } }) => ({
    kind,
    body: { ...fields, ...(hasQuestion && { answer }) },
  }),
  target: asking.started,
});
sample({
  clock: codeSubmitted,
  source: { place: Contact.state, fields: typed.$fields },
  filter: ({ fields: { code } }) => code.trim() !== '',
  fn: ({ place: { kind }, fields: { code } }, said) => ({ kind, code: sentCode(code), said }),
  target: confirming.started,
});
sample({ clock: confirming.done, fn: ({ result }) => result, target: waySet });
