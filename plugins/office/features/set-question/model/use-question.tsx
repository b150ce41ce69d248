import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type SecretQuestion, type Security, SecurityAnswer } from '@contracts/security';

type Question = { question: SecretQuestion; answer: string; password: string; former?: string };

/** Sends the question once; what the backend refuses stands beside its field. */
export function useQuestion(onChanged: (security: Security) => void) {
  const { office, notify, $t } = useHost();
  const t = useUnit($t);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = (body: Question) => {
    if (isSending) return;
    setSending(true);
    setFailed(false);
    setErrors({});
    office.send('PUT', '/office-api/v1/security/question', SecurityAnswer, body).then(
      ({ data }) => {
        notify({ kind: 'success', text: t('office.question.done') });
        onChanged(data);
      },
      (refusal: unknown) => {
        const { fields } = refusal as OfficeFailure;
        setSending(false);
        setErrors(fields);
        setFailed(Object.keys(fields).length === 0);
      },
    );
  };
  return { send, errors, isSending, hasFailed };
}
