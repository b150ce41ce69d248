import { useUnit } from 'effector-react';

import { $isRegistered, RegistrationForm } from '@/features/access/register';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { FormPage, pageLink } from '@/shared/ui/form-page';

import { registrationDone } from '../model/next';

/** The registration as a page. Spec: shell §2. */
export function RegistrationPage() {
  const t = useT();
  const [isRegistered, next] = useUnit([$isRegistered, registrationDone]);
  const logIn = (
    <>
      <span>{t('registration.hasAccount')}</span>{' '}
      <AppLink className={pageLink} to="/login">
        {t('registration.logIn')}
      </AppLink>
    </>
  );
  return (
    <FormPage
      title={t(isRegistered ? 'registration.done.title' : 'registration.title')}
      height={480}
      foot={isRegistered ? [] : [logIn]}
    >
      <RegistrationForm onDone={next} />
    </FormPage>
  );
}
