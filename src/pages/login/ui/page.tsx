import { Suspense } from 'react';

import { LoginForm } from '@/features/access/log-in';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import * as css from './page.css';

/** Where a closed address leads a visitor who has no page beneath. Spec: shell §4, decision D-34. */
export function LoginPage() {
  const t = useT();
  return (
    <div className={css.card}>
      <h1 className={css.title}>{t('auth.login.title')}</h1>
      <Suspense fallback={<div className={css.waiting} />}>
        <LoginForm />
      </Suspense>
      <p className={css.foot}>
        <AppLink className={css.link} to="/user/passwordreset">
          {t('auth.login.forgot')}
        </AppLink>
      </p>
      <p className={css.foot}>
        {t('auth.login.noAccount')}{' '}
        <AppLink className={css.link} to="/registration">
          {t('auth.login.register')}
        </AppLink>
      </p>
    </div>
  );
}
