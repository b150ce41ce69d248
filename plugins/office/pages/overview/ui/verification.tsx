import { buttonLook, Icon, Link, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Overview } from '@contracts/overview';

import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';

type VerificationProps = Pick<Overview, 'isVerified' | 'needsIdentification' | 'missing' | 'daysToActivate'>;

/** Whether the site knows who the player is and how to reach them, with the way to show it. Rows VERIF-02, VERIF-03. */
export function Verification({ isVerified, needsIdentification, missing, daysToActivate }: VerificationProps) {
  const t = useUnit(useHost().$t);
  return (
    <Card className={css.third} title={t('office.overview.who')}>
      {isVerified && (
        <p className={css.sure}>
          <Icon name="verified" /> {t('office.overview.verified')}
        </p>
      )}
      {needsIdentification && <Note tone="warning">{t('office.overview.identify')}</Note>}
      {!isVerified && !needsIdentification && <p className={css.quiet}>{t('office.overview.notVerified')}</p>}
      {!isVerified && (
        <Link to="/office/verification" className={`${buttonLook({ size: 'sm' })} ${css.alone}`}>
          {t('office.to.verification')}
        </Link>
      )}
      {missing.length > 0 && (
        <Note tone={daysToActivate === null ? 'info' : 'warning'}>
          <span>{t(`office.overview.missing.${missing.length > 1 ? 'both' : missing.join()}`)}</span>
          {daysToActivate !== null && <span>{` ${t('office.overview.activate', { count: daysToActivate })}`}</span>}
        </Note>
      )}
    </Card>
  );
}
