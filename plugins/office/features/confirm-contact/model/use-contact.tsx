import { type OfficeFailure, useHost } from '@sdk';
import { useState } from 'react';

import { alreadyTaken, wrongCode } from '@contracts/error-codes';
import { ContactSentAnswer, type Security, SecurityAnswer } from '@contracts/security';

export type ContactKind = 'phone' | 'email';
type Sent = { contact: string; password: string; answer?: string };
/** By field: the key of a text, or a sentence. `all`: about the whole form. */
export type Errors = Readonly<Record<string, string>>;

function errorsOf({ fields, code, statusCode }: OfficeFailure): Errors {
  if (Object.keys(fields).length > 0) return fields;
  if (code === wrongCode) return { code: 'office.wrong.code' };
  if (code === alreadyTaken) return { all: 'office.contact.taken' };
  return { all: statusCode === 429 ? 'office.contact.often' : 'office.notSaved' };
}

/** Two steps: who it is and where to, then the code that came there. `sentTo` null: the first. */
export function useContact(kind: ContactKind, onChanged: (security: Security) => void) {
  const { office } = useHost();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const path = `/office-api/v1/security/${kind}`;
  const run = (call: () => Promise<void>) => {
    if (isSending) return;
    setSending(true);
    setErrors({});
    call()
      .catch((refusal: unknown) => setErrors(errorsOf(refusal as OfficeFailure)))
      .finally(() => setSending(false));
  };
  const ask = (body: Sent) =>
    run(async () => {
      await office.send('POST', path, ContactSentAnswer, body);
      setSentTo(body.contact);
    });
  const confirm = (code: string) =>
    run(async () => onChanged((await office.send('PUT', path, SecurityAnswer, { code })).data));
  const back = () => {
    setErrors({});
    setSentTo(null);
  };
  return { sentTo, errors, isSending, ask, confirm, back };
}
