import { Button, Checkbox, Link, Note, Segmented, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import { MoneyAndPlace } from './money-and-place';
import css from './registration.module.css';

/** Form controls hold texts. */
const bonusOf = (text: string) => (text === '1' ? 1 : text === '2' ? 2 : 0);

/** What a visitor fills in, each error beside its field. */
export function Fields() {
  const { $t, registration } = useHost();
  const [t, form] = useUnit([$t, registration.$form]);
  const { fields, errors, failure, isPending, minAge, termsPath } = form;
  const { change } = registration;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    registration.submit();
  };

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <MoneyAndPlace />
      <Note tone="quiet">{t('registration.intro')}</Note>
      <TextField
        label={t('registration.promo')}
        message={t('registration.promoHint')}
        name="promo"
        autoComplete="off"
        value={fields.promo}
        onValueChange={(promo) => change({ promo })}
        error={errors.promo && t(errors.promo)}
      />
      <div>
        {/* The group's name already says these words. */}
        <p className={css.caption} aria-hidden="true">
          {t('registration.bonus')}
        </p>
        <Segmented
          label={t('registration.bonus')}
          options={[
            { value: '0', label: t('registration.bonus.0') },
            { value: '1', label: t('registration.bonus.1') },
            { value: '2', label: t('registration.bonus.2') },
          ]}
          value={String(fields.bonus)}
          onValueChange={(bonus) => change({ bonus: bonusOf(bonus) })}
        />
      </div>
      <Checkbox
        label={t('registration.terms', { age: minAge })}
        checked={fields.agreesTerms}
        onCheckedChange={(agreesTerms) => change({ agreesTerms })}
        error={errors.agreesTerms && t(errors.agreesTerms)}
      />
      {termsPath !== null && (
        // Opens a tab of its own, so that the filled form stays.
        <Link className={css.terms} to={termsPath} target="_blank">
          {t('registration.readTerms')}
        </Link>
      )}
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {t(failure)}
        </Note>
      )}
      <Button type="submit" variant="primary" size="xl" block busy={isPending}>
        {t('registration.submit')}
      </Button>
    </form>
  );
}
