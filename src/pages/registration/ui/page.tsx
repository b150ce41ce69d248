import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { RegistrationForm } from '@/features/access/register';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { registrationDone } from '../model/next';
import * as css from './page.css';

/** Registration in one click, as a page. Spec: shell §2. */
export function RegistrationPage() {
  const t = useT();
  const next = useUnit(registrationDone);
  return (
    <div className={css.card}>
      <h1 className={css.title}>{t('registration.title')}</h1>
      <Suspense fallback={<div className={css.waiting} />}>
        <RegistrationForm onDone={next} />
      </Suspense>
      <p className={css.foot}>
        {t('registration.hasAccount')}{' '}
        <AppLink className={css.link} to="/login">
          {t('registration.logIn')}
        </AppLink>
      </p>
    </div>
  );
}
