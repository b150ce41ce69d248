import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { $offeredLimits, $protection } from '@/entities/protection';
import { ReviewNote } from '@/features/safety/review-limits';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';

import { clockLimits, groups, typeOf } from '../lib/limit';
import { $hasFailed, $iso, $limits, limitsWanted } from '../model/limits';
import { ChangeLimit } from './change-limit';
import { Clock } from './clock';
import { ComingExclusion } from './coming-exclusion';
import { ExtraLimits } from './extra-limits';
import { LimitGroup } from './limit-group';
import * as css from './page.css';
import { TestDialog } from './test-dialog';
import { daysOf } from './words';

/** Path: /office/responsible. What the player sets to stay in control. It belongs to the host: no app is needed for it. */
export function PlaySafelyPage() {
  const t = useT();
  const [limits, iso, hasFailed, wanted] = useUnit([$limits, $iso, $hasFailed, limitsWanted]);
  const [protection, offered] = useUnit([$protection, $offeredLimits]);
  const offers = (type: number) => offered.includes(type);
  useEffect(() => {
    wanted();
  }, [wanted]);
  const { hash } = useLocation();
  const isHere = limits !== null && iso !== null;
  useEffect(() => {
    // The links of the footer name a part of the page, which is here when the limits are.
    if (isHere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isHere, hash]);
  return (
    <div className={css.page}>
      <header className={css.top}>
        <div>
          <h1 className={css.title}>{t('page.title.office-responsible')}</h1>
          <p className={css.quiet}>
            {t(protection.mustConfirm ? 'limits.rule' : 'limits.ruleItself', {
              time: t('limits.days', { count: daysOf(protection.increaseDelaySec) }),
            })}
          </p>
        </div>
        <p className={css.links}>
          <AppLink to="/office/responsible/history" className={buttonLook({})}>
            <Icon name="list" size={16} />
            {t('page.title.office-responsible-history')}
          </AppLink>
          <AppLink to="/office/responsible/test" className={buttonLook({})}>
            <Icon name="shield-check" size={16} />
            {t('page.title.office-responsible-test')}
          </AppLink>
        </p>
      </header>
      <ReviewNote />
      {hasFailed && limits === null && (
        <ErrorState title={t('limits.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => wanted()} />
      )}
      {limits === null && !hasFailed && (
        <div aria-busy="true">
          <Skeleton height={120} />
        </div>
      )}
      {isHere && (
        <>
          <ComingExclusion rests={limits.rests} />
          <LimitGroup group="deposit" limits={limits} iso={iso} />
          <ChangeLimit iso={iso} />
        </>
      )}
      {/* A break waits for no answer: neither for the limits nor for the currency of the account. Row LIM-96. */}
      <ExtraLimits limits={limits} iso={iso} />
      {isHere && (
        <>
          {offers(clockLimits.reality) && <Clock kind="reality" iso={iso} />}
          {groups
            .filter((group) => group !== 'deposit' && offers(typeOf(group, 'month')))
            .map((group) => (
              <LimitGroup key={group} group={group} limits={limits} iso={iso} />
            ))}
          <TestDialog />
        </>
      )}
    </div>
  );
}
