import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import type { Registered } from '../api/register';
import * as css from './registration-form.css';

type NextStepsProps = Pick<Registered, 'login' | 'password' | 'next'> & { onDone: () => void };

/** What comes after an account is open: own limits first, then money. Row REG-09. */
export function NextSteps({ login, password, next, onDone }: NextStepsProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={css.steps} ref={place} tabIndex={-1} role="group" aria-label={t('registration.next.title')}>
      {password === null && (
        <p className={css.step} data-testid="new-login">
          {t('registration.next.id', { login })}
        </p>
      )}
      {next === 'activate_email' && (
        <Note tone="info" icon="info">
          {t('registration.next.email')}
        </Note>
      )}
      <p className={css.step}>{t('registration.next.limits')}</p>
      <AppLink className={buttonLook({ variant: 'primary', size: 'xl', block: true })} to="/office/responsible">
        {t('registration.next.setLimits')}
      </AppLink>
      <p className={css.step}>{t('registration.next.deposit')}</p>
      <AppLink className={buttonLook({ variant: 'secondary', size: 'xl', block: true })} to="/office/recharge">
        {t('registration.next.toDeposit')}
      </AppLink>
      <Button variant="ghost" block onClick={onDone}>
        {t('registration.done.play')}
      </Button>
    </div>
  );
}
