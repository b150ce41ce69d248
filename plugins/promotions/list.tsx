import { Link, Note, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';

import type { PromotionProduct } from '@contracts/articles';

import { Notice } from '../articles/notice';
import { everything, useAsked } from '../sdk/asked';
import { Card } from './card';
import { fits } from './filters';
import { $filter, filterChosen, hidden, List as Place, promotions } from './model';
import { NoOffers } from './no-offers';
import css from './promotions.module.css';
import { Running } from './running';
import { Side } from './side';

/** All promotions that this reader may have, each with what it gives, costs and until when. */
export function List({ first }: { first: PromotionProduct | 'all' }) {
  const { $t, $language, $session } = useHost();
  const [t, lng, { isAuth }] = useUnit([$t, $language, $session]);
  useGate(Place, { first });
  const [filter, choose] = useUnit([$filter, filterChosen]);
  const [answer, again] = useAsked(promotions, { lng });
  const [offers] = useAsked(hidden, isAuth ? everything : null);
  const areHidden = offers.state === 'here' ? offers.data : null;
  if (answer.state === 'loading') return <Skeleton height={240} />;
  if (answer.state === 'failed')
    return <Notice text={t('promotions.failed')} action={{ label: t('promotions.again'), onClick: again }} />;
  const all = answer.data;
  if (areHidden === true) return <Hidden />;
  if (all.length === 0) return <Held />;
  const shown = all.filter((promotion) => fits(filter, promotion));
  return (
    <div className={css.shell}>
      <Side all={all} isAuth={isAuth} chosen={filter} onChoose={choose} />
      <div className={css.page}>
        <div className={css.first}>
          <p className={css.quiet}>{t('promotions.lead')}</p>
          {areHidden === false && <NoOffers areHidden={false} />}
        </div>
        {isAuth && <Running />}
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
    </div>
  );
}

/** The player asked for this, and takes it back here. */
function Hidden() {
  const t = useUnit(useHost().$t);
  return (
    <div className={css.page}>
      <p role="status" className={css.quiet}>
        {t('promotions.noOffers.on')}
      </p>
      <NoOffers areHidden />
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
