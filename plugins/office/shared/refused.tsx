import { Note } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { messageOf } from './reason';

/** Says why the last act did not happen. Null: it did. */
export function Refused({ refusal }: { refusal: OfficeFailure | null }) {
  const t = useUnit(useHost().$t);
  return (
    refusal !== null && (
      <Note tone="danger" role="alert" icon="danger">
        {messageOf(refusal, t('office.notSaved'))}
      </Note>
    )
  );
}
