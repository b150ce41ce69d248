import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $bets, $betsTopic, $haveBetsFailed, $openBets, $settledBets, betsRequested, oddsOf } from '@/entities/bet';
import { OddsPlace, usePlaces } from '@/entities/bet-format';
import { signInNeeded } from '@/entities/placement';
import { $isAuth } from '@/entities/session';
import { $lost, useTopic } from '@/shared/feed';
import { $format, formatTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import * as panel from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';

import { BetCard } from './bet-card';
import * as css from './my-bets.css';

/** Says how old the scores are. */
function FeedAge() {
  const t = useT();
  const [lost, format] = useUnit([$lost, $format]);
  const at = lost?.at ?? null;
  return (
    <p className={css.age}>
      <Icon name={lost === null ? 'live' : 'offline'} size={14} />
      <span>{at === null ? t('coupon.bets.live') : t('coupon.bets.stale', { time: formatTime(at, format) })}</span>
    </p>
  );
}

function Visitor() {
  const t = useT();
  const signIn = useUnit(signInNeeded);
  return (
    <EmptyState
      icon="ticket"
      title={t('coupon.bets.visitor')}
      actions={
        <Button variant="primary" onClick={() => signIn()}>
          {t('coupon.bets.logIn')}
        </Button>
      }
    >
      {t('coupon.bets.visitorText')}
    </EmptyState>
  );
}

function Bets() {
  const t = useT();
  const [isAuth, bets, open, settled, hasFailed, topic] = useUnit([
    $isAuth,
    $bets,
    $openBets,
    $settledBets,
    $haveBetsFailed,
    $betsTopic,
  ]);
  const retry = useUnit(betsRequested);
  const [isSettled, setSettled] = useState(false);
  useTopic(isAuth && !isSettled ? topic : null);

  if (!isAuth) return <Visitor />;
  if (bets === null && hasFailed)
    return (
      <EmptyState
        icon="offline"
        title={t('coupon.bets.failed')}
        actions={<Button onClick={() => retry()}>{t('coupon.bets.retry')}</Button>}
      />
    );
  if (bets === null)
    return (
      <div className={css.loading} role="status" aria-busy="true" aria-label={t('coupon.bets.loading')}>
        <Skeleton height={18} />
        <Skeleton height={34} />
        <Skeleton height={34} />
      </div>
    );

  const shown = isSettled ? settled : open;
  return (
    <>
      <div className={css.filter} role="group" aria-label={t('coupon.bets.filter')}>
        <Chip pressed={!isSettled} count={open.length} onClick={() => setSettled(false)}>
          {t('coupon.bets.open')}
        </Chip>
        <Chip pressed={isSettled} count={settled.length} onClick={() => setSettled(true)}>
          {t('coupon.bets.settled')}
        </Chip>
      </div>
      <div className={panel.scroll}>
        {shown.length === 0 ? (
          <EmptyState icon="ticket" title={t(isSettled ? 'coupon.bets.emptySettled' : 'coupon.bets.emptyOpen')}>
            {t(isSettled ? 'coupon.bets.emptySettledText' : 'coupon.bets.emptyOpenText')}
          </EmptyState>
        ) : (
          <ul className={panel.list} aria-label={t('coupon.bets.list')}>
            {shown.map((bet) => (
              <BetCard key={bet.id} bet={bet} />
            ))}
          </ul>
        )}
      </div>
      <div className={css.foot}>
        {!isSettled && open.length > 0 && <FeedAge />}
        <AppLink className={css.history} to="/office/history">
          {t('coupon.bets.history')}
        </AppLink>
      </div>
    </>
  );
}

/** The player's open and settled bets, with the live scores of their matches. */
export function MyBets() {
  const bets = useUnit($bets);
  const places = usePlaces((bets ?? []).flatMap(oddsOf));
  return (
    <OddsPlace value={places}>
      <Bets />
    </OddsPlace>
  );
}
