import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Overview } from '@contracts/overview';
import { protectionStatusOf } from '@contracts/protection-level';

import { Ring } from '../../../entities/security';
import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';

type ProtectionProps = { level: number } & Pick<Overview, 'nextStep'>;

/** How well the account is kept, and what raises that most. Rows PROT-01, PROT-02. */
export function Protection({ level, nextStep }: ProtectionProps) {
  const t = useUnit(useHost().$t);
  return (
    <Card
      className={css.third}
      title={t('office.security.level')}
      link={{ to: '/office/security', text: t('office.to.security') }}
    >
      <div className={css.lead}>
        <Ring level={level} />
        <div>
          <p className={css.strong}>{t(`office.security.${protectionStatusOf(level)}`)}</p>
          <p className={css.quiet}>{t('office.security.of', { level })}</p>
          {nextStep !== null && (
            <p className={css.quiet}>
              {t('office.overview.next', { way: t(`office.way.${nextStep.way}`), points: nextStep.points })}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
