import { useUnit } from 'effector-react';

import { $isRegistrationAllowed } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { toLoginPressed, toRegistrationPressed } from '../model/ways';
import { way } from './ways.css';

/** From the login to the registration. */
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

/** From the registration to the login. */
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
