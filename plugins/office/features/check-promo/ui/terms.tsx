import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { PromoVerdict } from '@contracts/promo-records';

import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

/** How much, until when, for which bets, and the way to where the code is used. */
export function Terms({ terms }: { terms: NonNullable<PromoVerdict['terms']> }) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const { amount, iso, endsAt, typeIds } = terms;
  const facts = [
    ['most', moneyOf(amount, iso, format.locale)],
    ['until', momentOf(endsAt, format)],
    ['bets', t(typeIds.includes(0) ? 'office.promo.bets.both' : 'office.promo.bets.express')],
  ] as const;
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{t(`office.promo.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/home/live" className={css.inline}>
        {t('office.promo.use')}
      </Link>
    </>
  );
}
