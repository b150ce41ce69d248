import { Button } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Partner, PartnerAnswer } from '@contracts/partner';

import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';
import { Refused } from '../../../shared/refused';

type JoinPartnersProps = { path: string; onJoined: (partner: Partner) => void };

/** Agrees to the terms above it; a link comes back. */
export function JoinPartners({ path, onJoined }: JoinPartnersProps) {
  const { office, $t } = useHost();
  const t = useUnit($t);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const join = () => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    office
      .send('POST', `${path}/join`, PartnerAnswer)
      .then(({ data }) => onJoined(data))
      .catch((refusal: unknown) => setFailure(messageOf(refusal as OfficeFailure, t('office.notSaved'))))
      .finally(() => setSending(false));
  };
  return (
    <>
      <Refused failure={failure} />
      <div className={css.actions}>
        <Button variant="primary" busy={isSending} onClick={join}>
          {t('office.partner.join')}
        </Button>
      </div>
    </>
  );
}
