import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { useAct } from '../../../../sdk/act';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { joining } from '../model/join';

/** Agrees to the terms above it; a link comes back. */
export function JoinPartners({ path }: { path: string }) {
  const t = useUnit(useHost().$t);
  const { start, pending, refusal } = useAct(joining);
  return (
    <>
      <Refused refusal={refusal} />
      <div className={css.actions}>
        <Button variant="primary" busy={pending !== null} onClick={() => start({ path })}>
          {t('office.partner.join')}
        </Button>
      </div>
    </>
  );
}
