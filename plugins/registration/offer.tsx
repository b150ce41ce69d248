import { Segmented, TextField } from '@openbook/ui';

import css from './registration.module.css';
import { useForm } from './use-form';

/** Form controls hold texts. */
const bonusOf = (text: string) => (text === '1' ? 1 : text === '2' ? 2 : 0);

/** Promo code and bonus: none of both unless the player wants it. Row REG-07. */
export function Offer() {
  const { t, form, say, change } = useForm();
  const { fields, errors } = form;
  return (
    <>
      <TextField
        label={t('registration.promo')}
        message={t('registration.promoHint')}
        name="promo"
        autoComplete="off"
        value={fields.promo}
        onValueChange={(promo) => change({ promo })}
        error={say(errors.promo)}
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
    </>
  );
}
