import { Button, Note, TextField } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';

import { promoNotValid } from '@contracts/error-codes';
import { type PromoVerdict, PromoVerdictAnswer } from '@contracts/promo-records';

import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';
import { Terms } from './terms';

/** Asks what a code gives, without using it up. */
export function CheckPromo() {
  const { office, $t } = useHost();
  const t = useUnit($t);
  const [code, setCode] = useState('');
  const [found, setFound] = useState<PromoVerdict | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isAsking, setAsking] = useState(false);

  const check = (event: SubmitEvent) => {
    event.preventDefault();
    if (isAsking || code.trim() === '') return;
    setAsking(true);
    setFound(null);
    setError(undefined);
    office
      .send('POST', '/coupon-api/v1/promo-codes/check', PromoVerdictAnswer, { code })
      .then(({ data }) => (data.isValid ? setFound(data) : setError(data.text)))
      .catch((refusal: unknown) => {
        const known = refusal as OfficeFailure;
        setError(known.code === promoNotValid ? t('office.promo.wrong') : messageOf(known, t('office.promo.notAsked')));
      })
      .finally(() => setAsking(false));
  };
  return (
    <form className={css.card} aria-label={t('office.promo.check')} noValidate onSubmit={check}>
      <TextField
        label={t('office.promo.code')}
        message={t('office.promo.text')}
        autoComplete="off"
        maxLength={50}
        value={code}
        onValueChange={setCode}
        error={error}
      />
      <div role="status">
        {found !== null && (
          <Note tone="success" icon="success" title={t('office.promo.gives')}>
            <bdi>{found.text}</bdi>
            {found.terms !== null && <Terms terms={found.terms} />}
          </Note>
        )}
      </div>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isAsking} disabled={code.trim() === ''}>
          {t('office.promo.ask')}
        </Button>
      </div>
    </form>
  );
}
