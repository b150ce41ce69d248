import { useUnit } from 'effector-react';

import { $isRegistrationAllowed } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { toForgotPasswordPressed, toLoginPressed, toRegistrationPressed } from '../model/ways';
import { way } from './ways.css';

/** Leads from the login to the registration. */
export function ToRegistration() {
  const t = useT();
  const [isAllowed, go] = useUnit([$isRegistrationAllowed, toRegistrationPressed]);
  if (!isAllowed) return null;
  return (
    <p className={way}>
      {t('auth.login.noAccount')}{' '}
      <Button variant="link" onClick={() => go()}>
        {t('auth.login.register')}
      </Button>
    </p>
  );
}

/** Leads from the registration to the login. */
export function ToLogin() {
  const t = useT();
  const go = useUnit(toLoginPressed);
  return (
    <p className={way}>
      {t('registration.hasAccount')}{' '}
      <Button variant="link" onClick={() => go()}>
        {t('registration.logIn')}
      </Button>
    </p>
  );
}

/** Leads from the login to a new password. */
export function ToForgotPassword() {
  const t = useT();
  const go = useUnit(toForgotPasswordPressed);
  return (
    <p className={way}>
      <Button variant="link" onClick={() => go()}>
        {t('auth.login.forgot')}
      </Button>
    </p>
  );
}

/** Leads from the forgotten password to the login. */
export function BackToLogin() {
  const t = useT();
  const go = useUnit(toLoginPressed);
  return (
    <p className={way}>
      <Button variant="link" onClick={() => go()}>
        {t('session.forgot.toLogin')}
      </Button>
    </p>
  );
}
