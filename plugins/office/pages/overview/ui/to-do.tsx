import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { protectionStatusOf } from '@contracts/protection-level';

import { Ring } from '../../../entities/security';
import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';

type ToDoProps = { level: number; isVerified: boolean };

/** How well the account is kept, and whether its owner is known. */
export function ToDo({ level, isVerified }: ToDoProps) {
  const t = useUnit(useHost().$t);
  return (
    <Card title={t('office.security.level')} link={{ to: '/office/security', text: t('office.to.security') }}>
      <div className={css.lead}>
        <Ring level={level} />
        <div>
          <p className={css.strong}>{t(`office.security.${protectionStatusOf(level)}`)}</p>
          <p className={css.quiet}>{t('office.security.of', { level })}</p>
          <p className={css.quiet}>{t(isVerified ? 'office.overview.verified' : 'office.overview.notVerified')}</p>
        </div>
      </div>
    </Card>
  );
}
