import { Button, Note } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { z } from '@contracts/zod';

import css from './promotions.module.css';

type NoOffersProps = { areHidden: boolean; onSaved: () => void };

/** The player asks for no offers, or for offers again; it holds on every page and device. Row PROMO-07. */
export function NoOffers({ areHidden, onSaved }: NoOffersProps) {
  const { $t, office } = useHost();
  const t = useUnit($t);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = () => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    office
      .send('PATCH', '/office-api/v1/settings', z.unknown(), { name: 'hide_offers', value: !areHidden })
      .then(onSaved, (refusal: unknown) => setFailure((refusal as OfficeFailure).message || t('promotions.notSaved')))
      .finally(() => setSending(false));
  };
  return (
    <div className={css.hide}>
      <Button variant="secondary" icon={areHidden ? 'eye' : 'eye-off'} busy={isSending} onClick={save}>
        {t(areHidden ? 'promotions.offersAgain' : 'promotions.noOffers')}
      </Button>
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {failure}
        </Note>
      )}
    </div>
  );
}
