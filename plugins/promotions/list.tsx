import { Chip, Link, Note, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type PromotionCard, PromotionListAnswer, type PromotionProduct } from '@contracts/articles';

import { Notice } from '../articles/notice';
import { useAnswer } from '../sdk/hooks';
import { Card } from './card';
import css from './promotions.module.css';
import { Running } from './running';

const filters = ['all', 'sport', 'casino', 'yours'] as const;
type Filter = (typeof filters)[number];

/** Games of the house and those of others are one product for who reads. */
const fits = (filter: Filter, { product, state }: PromotionCard): boolean => {
  if (filter === 'all') return true;
  if (filter === 'yours') return state !== undefined;
  return product === 'any' || (product === 'games' ? 'casino' : product) === filter;
};

/** All promotions that this reader may have, each with what it gives, costs and until when. */
export function List({ first }: { first: PromotionProduct | 'all' }) {
  const { $t, $language, $session } = useHost();
  const [t, lng, { isAuth }] = useUnit([$t, $language, $session]);
  const [filter, setFilter] = useState<Filter>(first === 'casino' ? 'casino' : 'all');
  const [answer, again] = useAnswer('/content-api/v1/promotions', PromotionListAnswer, { lng });
  if (answer.state === 'loading') return <Skeleton height={240} />;
  if (answer.state !== 'here')
    return <Notice text={t('promotions.failed')} action={{ label: t('promotions.again'), onClick: again }} />;
  const all = answer.data.data;
  if (all.length === 0) return <Held />;
  const shown = all.filter((promotion) => fits(filter, promotion));
  return (
    <div className={css.page}>
      <p className={css.quiet}>{t('promotions.lead')}</p>
      {isAuth && <Running />}
      <div className={css.filters} role="group" aria-label={t('promotions.filter')}>
        {filters
          .filter((each) => isAuth || each !== 'yours')
          .map((each) => (
            <Chip key={each} pressed={each === filter} onClick={() => setFilter(each)}>
              {t(`promotions.filter.${each}`)}
            </Chip>
          ))}
      </div>
      <p role="status" className={css.quiet}>
        {t('promotions.shown', { count: shown.length })}
      </p>
      <ul className={css.cards}>
        {shown.map((promotion) => (
          <Card key={promotion.id} promotion={promotion} />
        ))}
      </ul>
      <p className={css.quiet}>{t('promotions.never')}</p>
    </div>
  );
}

/** Only players who rest, are excluded or at a limit get an empty list. Row LIM-70. */
function Held() {
  const t = useUnit(useHost().$t);
  return (
    <Note role="status" icon="shield-check" actions={<Link to="/office/responsible">{t('promotions.limits')}</Link>}>
      {t('promotions.held')}
    </Note>
  );
}
