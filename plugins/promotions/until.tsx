import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { PromotionCard } from '@contracts/articles';

import { wallAt } from '../sdk/wall';

type UntilProps = { promotion: Pick<PromotionCard, 'until' | 'untilNote'> };

/** The day on which a promotion ends, or that it has none, and what else is to be known of its time. */
export function Until({ promotion: { until, untilNote } }: UntilProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  if (until === null)
    return (
      <>
        <b>{t('promotions.always')}</b> <small>{untilNote}</small>
      </>
    );
  const day = new Date(wallAt(format, until * 1000));
  return (
    <>
      <time dateTime={new Date(until * 1000).toISOString()}>
        {day.toLocaleDateString(format.locale, { dateStyle: 'long', timeZone: 'UTC' })}
      </time>{' '}
      <small>{untilNote}</small>
    </>
  );
}
