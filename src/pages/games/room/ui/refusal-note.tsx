import { useUnit } from 'effector-react';

import { useRefusalText } from '@/entities/bet-format';
import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

import { ownRefusal } from '../lib/refusals';
import { $refusal } from '../model/form';

/** Why the server did not do what was asked. */
export function RefusalNote() {
  const t = useT();
  const refusalText = useRefusalText();
  const refusal = useUnit($refusal);
  if (refusal === null) return null;
  const own = ownRefusal(refusal.code);
  return (
    <Note tone="danger" role="alert">
      {own === null ? refusalText(refusal) : t(own)}
    </Note>
  );
}
