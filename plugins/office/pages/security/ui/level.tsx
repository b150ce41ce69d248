import { Button, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { protectionPoints, protectionStatusOf, type ProtectionWay, protectionWays } from '@contracts/protection-level';
import type { Security } from '@contracts/security';

import { Ring } from '../../../entities/security';
import css from '../../../shared/office.module.css';

export type Way = ProtectionWay;

/** What the button of a way says: what pressing it does now. */
function actOf(way: Way, security: Security): string {
  if (way === 'is_changed_password') return 'office.security.change';
  if (way === 'enable_two_factor_auth') return security.hasAuthenticator ? 'office.app.off' : 'office.app.on';
  if (security.protection_methods[way]) return 'office.security.change';
  return way === 'enable_security_question' ? 'office.question.set' : 'office.contact.confirm';
}

type LevelProps = { security: Security; onOpen: (way: Way) => void };

/** The level of protection, and what each way is worth. Rows PROT-01, PROT-02. */
export function Level({ security, onOpen }: LevelProps) {
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
      <ul className={`${css.rows} ${css.columns}`}>
        {protectionWays.map((way) => (
          <li key={way} className={css.row}>
            <span className={css.start}>
              <span>{t(`office.way.${way}`)}</span>
              {way === 'is_changed_password' && (
                <span className={css.quiet}> · {t('office.security.passwordAge', { count: days })}</span>
              )}
            </span>
            <Tag tone={done[way] ? 'won' : 'neutral'}>
              {t(done[way] ? 'office.security.on' : 'office.security.off')}
            </Tag>
            <bdi className={css.number}>+{protectionPoints[way]}</bdi>
            <Button
              size="sm"
              aria-label={`${t(actOf(way, security))}: ${t(`office.way.${way}`)}`}
              onClick={() => onOpen(way)}
            >
              {t(actOf(way, security))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
