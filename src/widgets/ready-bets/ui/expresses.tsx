import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $expresses, $zone, expressesWanted, zoneChosen } from '@/features/betting/take-ready-bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Segmented } from '@/shared/ui/segmented';
import { Skeleton } from '@/shared/ui/skeleton';

import { $offers } from '../model/offers';
import { ReadyBetCard } from './ready-bet-card';
import * as css from './ready-bets.css';

function List() {
  const t = useT();
  const [state, retry] = useUnit([$expresses, expressesWanted]);
  if (state.kind === 'busy')
    return (
      <div role="status" aria-label={t('ready.loading')}>
        <Skeleton height={160} />
      </div>
    );
  if (state.kind === 'failed')
    return (
      <EmptyState
        icon="unplug"
        title={t('ready.failed')}
        actions={<Button onClick={() => retry()}>{t('ready.retry')}</Button>}
      />
    );
  if (state.expresses.length === 0) return <EmptyState icon="ticket" title={t('ready.empty')} />;
  return (
    <ul className={css.list}>
      {state.expresses.map(({ expressId, coef, markets }, index) => (
        <li key={expressId}>
          <ReadyBetCard
            name={t('ready.express.name', { number: index + 1 })}
            expressId={expressId}
            coef={coef}
            markets={markets}
          />
        </li>
      ))}
    </ul>
  );
}

/** Accumulators of the day, in each zone. Spec: ODDS-13. */
export function Expresses() {
  const t = useT();
  const [zone, choose, want, offers] = useUnit([$zone, zoneChosen, expressesWanted, $offers]);
  const zones = (['line', 'live'] as const).filter((one) => offers[one]);
  const [only] = zones;
  const isOff = !offers[zone];
  useEffect(() => {
    if (isOff && only !== undefined) choose(only);
    else want();
  }, [want, choose, isOff, only]);
  return (
    <>
      <Segmented
        label={t('ready.zone')}
        value={zone}
        onValueChange={(value) => choose(value === 'live' ? 'live' : 'line')}
        options={zones.map((value) => ({ value, label: t(`ready.zone.${value}`) }))}
      />
      <List />
    </>
  );
}
