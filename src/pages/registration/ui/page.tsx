import { useUnit } from 'effector-react';

import { RegistrationForm } from '@/features/access/register';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { FormPage, pageLink } from '@/shared/ui/form-page';

import { registrationDone } from '../model/next';

/** Registration in one click, as a page. Spec: shell §2. */
export function RegistrationPage() {
  const t = useT();
  const next = useUnit(registrationDone);
  const logIn = (
    <>
      {t('registration.hasAccount')}{' '}
      <AppLink className={pageLink} to="/login">
        {t('registration.logIn')}
      </AppLink>
    </>
  );
  return (
    <FormPage title={t('registration.title')} height={480} foot={[logIn]}>
      <RegistrationForm onDone={next} />
    </FormPage>
  );
}
