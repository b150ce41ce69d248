import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import type { Partner } from '@contracts/partner';

import { Card } from '../../../shared/card';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

const terms = ['sum', 'numbers', 'honest', 'rest'] as const;

type TermsProps = { partner: Partner; children: ReactNode };

/** All that a partner agrees to, in four sentences. `children`: what is done about it. */
export function Terms({ partner: { perPerson, iso }, children }: TermsProps) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  return (
    <Card title={t('office.partner.terms')}>
      <ul className={css.points}>
        {terms.map((term) => (
          <li key={term}>{t(`office.partner.terms.${term}`, { sum: moneyOf(perPerson, iso, locale) })}</li>
        ))}
      </ul>
      <p className={css.quiet}>
        {t('office.partner.friends')}{' '}
        <Link to="/office/bringfriend" className={css.inline}>
          {t('office.partner.toFriends')}
        </Link>
      </p>
      {children}
    </Card>
  );
}
