import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { PromotionCard } from '@contracts/articles';

import { momentText } from '../sdk/wall';

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
  return (
    <>
      <time dateTime={new Date(until * 1000).toISOString()}>
        {momentText(format, until * 1000, { dateStyle: 'long' })}
      </time>{' '}
      <small>{untilNote}</small>
    </>
  );
}
