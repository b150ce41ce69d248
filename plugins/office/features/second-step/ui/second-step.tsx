import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Security } from '@contracts/security';

import css from '../../../shared/office.module.css';
import { SetUp } from './set-up';
import { TurnOff } from './turn-off';

type SecondStepProps = { security: Security; onClose: () => void };

/** An authenticator app as the second proof at a log-in: set up, or turned off. Row SEC-02. */
export function SecondStep({ security, onClose }: SecondStepProps) {
  const t = useUnit(useHost().$t);
  return (
    <section className={css.card} aria-labelledby="office-app">
      <h2 className={css.title} id="office-app">
        {t('office.app.title')}
      </h2>
      {security.hasAuthenticator ? (
        <TurnOff codesLeft={security.backupCodesLeft} onClose={onClose} />
      ) : (
        <SetUp onClose={onClose} />
      )}
    </section>
  );
}
