import { Link, Note, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { PromotionListAnswer, type PromotionProduct } from '@contracts/articles';

import { Notice } from '../articles/notice';
import { useAnswer } from '../sdk/hooks';
import { Card } from './card';
import { type Filter, fits } from './filters';
import { NoOffers } from './no-offers';
import css from './promotions.module.css';
import { Running } from './running';
import { Side } from './side';
import { useHidden } from './use-hidden';

/** All promotions that this reader may have, each with what it gives, costs and until when. */
export function List({ first }: { first: PromotionProduct | 'all' }) {
  const { $t, $language, $session } = useHost();
  const [t, lng, { isAuth }] = useUnit([$t, $language, $session]);
  const [filter, setFilter] = useState<Filter>(first === 'casino' ? 'casino' : 'all');
  const [answer, again] = useAnswer('/content-api/v1/promotions', PromotionListAnswer, { lng });
  const [turn, setTurn] = useState(0);
  const areHidden = useHidden(turn);
  const saved = () => {
    setTurn(turn + 1);
    again();
  };
  if (answer.state === 'loading') return <Skeleton height={240} />;
  if (answer.state !== 'here')
    return <Notice text={t('promotions.failed')} action={{ label: t('promotions.again'), onClick: again }} />;
  const all = answer.data.data;
  if (areHidden === true) return <Hidden onSaved={saved} />;
  if (all.length === 0) return <Held />;
  const shown = all.filter((promotion) => fits(filter, promotion));
  return (
    <div className={css.shell}>
      <Side all={all} isAuth={isAuth} chosen={filter} onChoose={setFilter} />
      <div className={css.page}>
        <div className={css.first}>
          <p className={css.quiet}>{t('promotions.lead')}</p>
          {areHidden === false && <NoOffers areHidden={false} onSaved={saved} />}
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
function Hidden({ onSaved }: { onSaved: () => void }) {
  const t = useUnit(useHost().$t);
  return (
    <div className={css.page}>
      <p role="status" className={css.quiet}>
        {t('promotions.noOffers.on')}
      </p>
      <NoOffers areHidden onSaved={onSaved} />
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
