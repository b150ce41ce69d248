import { Button, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { type ProtectionMethods, protectionPoints, protectionStatusOf } from '@contracts/protection-level';
import type { Security } from '@contracts/security';

import { Ring } from '../../../entities/security';
import css from '../../../shared/office.module.css';

const ways = Object.entries(protectionPoints) as [keyof ProtectionMethods, number][];

type LevelProps = { security: Security; onChangePassword: () => void };

/** The level of protection, and what each way is worth. Rows PROT-01, PROT-02. */
export function Level({ security, onChangePassword }: LevelProps) {
  const t = useUnit(useHost().$t);
  const { protection_level: level, protection_methods: done, changed_pass_day_count: days } = security;
  return (
    <section className={css.card} aria-labelledby="office-level">
      <div className={css.lead}>
        <Ring level={level} />
        <div>
          <h2 className={css.title} id="office-level">
            {t('office.security.level')}
          </h2>
          <p className={css.strong}>{t(`office.security.${protectionStatusOf(level)}`)}</p>
          <p className={css.quiet}>{t('office.security.of', { level })}</p>
        </div>
      </div>
      <ul className={css.rows}>
        {ways.map(([way, points]) => (
          <li key={way} className={css.row}>
            <span className={css.start}>
              {t(`office.way.${way}`)}
              {way === 'is_changed_password' && (
                <span className={css.quiet}> · {t('office.security.passwordAge', { count: days })}</span>
              )}
            </span>
            <Tag tone={done[way] ? 'won' : 'neutral'}>
              {t(done[way] ? 'office.security.on' : 'office.security.off')}
            </Tag>
            <bdi className={css.number}>+{points}</bdi>
            {way === 'is_changed_password' && (
              <Button size="sm" onClick={onChangePassword}>
                {t('office.security.change')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
