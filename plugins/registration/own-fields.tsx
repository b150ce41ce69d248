import { Note, TextField } from '@openbook/ui';

import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { PhoneField } from './phone-field';
import css from './registration.module.css';
import { useForm } from './use-form';

/** What the chosen way asks for and no other does. */
export function OwnFields() {
  const { t, form } = useForm();
  switch (form.fields.way) {
    case 'one_click':
      return <Note tone="quiet">{t('registration.intro')}</Note>;
    case 'phone':
      return (
        <>
          <PhoneField />
          <Note tone="quiet">{t('registration.phoneIntro')}</Note>
        </>
      );
    case 'email':
      return (
        <>
          <EmailField />
          <PasswordField of="password" />
        </>
      );
    case 'full':
      return <FullFields />;
    case 'social':
      return <Note tone="info">{t('registration.social.from', { name: form.social.from ?? '' })}</Note>;
  }
}

function FullFields() {
  const { t, form, say, change } = useForm();
  const { fields, errors, minAge } = form;
  return (
    <>
      <div className={css.pair}>
        <TextField
          label={t('registration.name')}
          name="given-name"
          autoComplete="given-name"
          value={fields.name}
          onValueChange={(name) => change({ name })}
          error={say(errors.name)}
        />
        <TextField
          label={t('registration.surname')}
          name="family-name"
          autoComplete="family-name"
          value={fields.surname}
          onValueChange={(surname) => change({ surname })}
          error={say(errors.surname)}
        />
      </div>
      <TextField
        label={t('registration.birthday')}
        message={t('registration.birthdayHint', { age: minAge })}
        name="bday"
        type="date"
        autoComplete="bday"
        value={fields.birthday}
        onValueChange={(birthday) => change({ birthday })}
        error={say(errors.birthday)}
      />
      <EmailField />
      <PhoneField />
      <div className={css.pair}>
        <PasswordField of="password" />
        <PasswordField of="repeat" />
      </div>
    </>
  );
}
