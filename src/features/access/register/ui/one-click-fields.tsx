import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import { $availability, $siteConfig } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { Segmented } from '@/shared/ui/segmented';

import { bonusOf } from '../lib/bonus';
import { $chosen, fieldChanged } from '../model/fields';
import { $errors, $failure, $pending, submitted } from '../model/register';
import { MoneyAndPlace } from './money-and-place';
import { caption, form, termsLink } from './registration-form.css';

/** The entry of the rules section. Spec: shell §2. */
const rules = 47;

export function OneClickFields() {
  const t = useT();
  const [fields, errors, failure, pending, config, availability, change, submit] = useUnit([
    $chosen,
    $errors,
    $failure,
    $pending,
    $siteConfig,
    $availability,
    fieldChanged,
    submitted,
  ]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form className={form} onSubmit={send} noValidate>
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
        <p className={caption} aria-hidden="true">
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
        label={t('registration.terms', { age: config?.minAge ?? 18 })}
        checked={fields.agreesTerms}
        onCheckedChange={(agreesTerms) => change({ agreesTerms })}
        error={errors.agreesTerms && t(errors.agreesTerms)}
      />
      {availability.includes(rules) && (
        // Opens a tab of its own, so that the filled form stays.
        <AppLink className={termsLink} to="/information/rules/1" target="_blank">
          {t('registration.readTerms')}
        </AppLink>
      )}
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {t(`registration.error.${failure}`)}
        </Note>
      )}
      <Button type="submit" variant="primary" size="xl" block busy={pending}>
        {t('registration.submit')}
      </Button>
    </form>
  );
}
