import { type Contract, type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { messageOf } from './reason';

/** Moves what a player earned to their main account, one call at a time. `taking`: the path on its way. `failure`: of the last one. */
export function useTaking<T>(schema: Contract<{ data: T }>, onTaken: (data: T) => void) {
  const { office, notify, $t } = useHost();
  const t = useUnit($t);
  const [taking, setTaking] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const take = (path: string, sum: string) => {
    if (taking !== null) return;
    setTaking(path);
    setFailure(null);
    office
      .send('POST', path, schema)
      .then(({ data }) => {
        notify({ kind: 'success', text: t('office.cashback.taken', { sum }) });
        onTaken(data);
      })
      .catch((refusal: unknown) => setFailure(messageOf(refusal as OfficeFailure, t('office.notSaved'))))
      .finally(() => setTaking(null));
  };
  return { take, taking, failure };
}
