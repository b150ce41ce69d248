import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Security, SecurityAnswer } from '@contracts/security';

type Form = {
  method: 'POST' | 'PUT';
  path: string;
  /** Key of what the player reads when it is done. */
  done: string;
  onChanged: (security: Security) => void;
};

/** Sends a form once; what the backend refuses stands beside its field. */
export function useSecurityForm({ method, path, done, onChanged }: Form) {
  const { office, notify, $t } = useHost();
  const t = useUnit($t);
  const [errors, setErrors] = useState<OfficeFailure['fields']>({});
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = (body: object) => {
    if (isSending) return;
    setSending(true);
    setFailed(false);
    setErrors({});
    office.send(method, path, SecurityAnswer, body).then(
      ({ data }) => {
        notify({ kind: 'success', text: t(done) });
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
