import { Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

/** Says that a change did not reach the server; what the player typed is still here. */
export function NotSaved() {
  const t = useUnit(useHost().$t);
  return (
    <Note tone="danger" role="alert" icon="danger">
      {t('office.notSaved')}
    </Note>
  );
}
