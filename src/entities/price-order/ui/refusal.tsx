import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

import { $refusal } from '../model/form';

/** Why the order was refused, in the server's text where there is one. */
export function Refusal() {
  const t = useT();
  const refusal = useUnit($refusal);
  if (refusal === null) return null;
  return (
    <Note tone="danger" role="alert">
      {refusal === '' ? t('orders.failed') : refusal}
    </Note>
  );
}
