import { useHost } from '@sdk';
import { useState } from 'react';

import { type Security, SecurityAnswer } from '@contracts/security';

const path = '/office-api/v1/security/sessions';

/** Ends one session or all others. `pending`: what is being ended. */
export function useEnding(onEnded: (security: Security) => void) {
  const { office } = useHost();
  const [pending, setPending] = useState<number | 'all' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const end = (which: number | 'all') => {
    if (pending !== null) return;
    setPending(which);
    setFailed(false);
    office
      .send('DELETE', which === 'all' ? path : `${path}/${String(which)}`, SecurityAnswer)
      .then(({ data }) => onEnded(data))
      .catch(() => setFailed(true))
      .finally(() => setPending(null));
  };
  return { end, pending, hasFailed };
}
