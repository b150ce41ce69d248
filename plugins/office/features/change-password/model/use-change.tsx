import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Security, SecurityAnswer } from '@contracts/security';

type Change = { current: string; next: string; endsOthers: boolean };
type Errors = { readonly current?: string; readonly next?: string };

/** Sends the change once; what the backend refuses stands beside its field. */
export function useChange(onChanged: (security: Security) => void) {
  const { office, notify, $t } = useHost();
  const t = useUnit($t);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const change = (body: Change) => {
    if (isSending) return;
    setSending(true);
    setFailed(false);
    setErrors({});
    office.send('POST', '/office-api/v1/security/password', SecurityAnswer, body).then(
      ({ data }) => {
        notify({ kind: 'success', text: t('office.password.changed') });
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
  return { change, errors, isSending, hasFailed };
}
