import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { PromotionCard } from '@contracts/articles';

type UntilProps = { promotion: Pick<PromotionCard, 'until' | 'untilNote'> };

/** The day on which a promotion ends, or that it has none, and what else is to be known of its time. */
export function Until({ promotion: { until, untilNote } }: UntilProps) {
  const { $t, $format } = useHost();
  const [t, { locale, timeZone }] = useUnit([$t, $format]);
  if (until === null)
    return (
      <>
        <b>{t('promotions.always')}</b> <small>{untilNote}</small>
      </>
    );
  const day = new Date((until + timeZone * 3600) * 1000);
  return (
    <>
      <time dateTime={new Date(until * 1000).toISOString()}>
        {day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })}
      </time>{' '}
      <small>{untilNote}</small>
    </>
  );
}
