import { useUnit } from 'effector-react';

import { $isAuth } from '@/entities/session';
import { $isStopping, $stop, stopPressed } from '@/features/safety/stop-play';
import { $format, $hasFrameTexts, formatDateTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

/** Where the frame has no words and so no stop, this page has one, in words of the bundle. Rows LIM-54, LIM-71. */
export function StopHere() {
  const t = useT();
  const [isAuth, hasFrame, format] = useUnit([$isAuth, $hasFrameTexts, $format]);
  const [isStopping, stop, press] = useUnit([$isStopping, $stop, stopPressed]);
  if (!isAuth || hasFrame) return null;
  if (typeof stop === 'number')
    return <p role="status">{t('technical.stop.until', { date: formatDateTime(stop, format) })}</p>;
  return (
    <>
      {stop === 'failed' && <p role="alert">{t('technical.stop.failed')}</p>}
      <Button variant="danger" size="lg" busy={isStopping} onClick={() => press()}>
        {t('technical.stop')}
      </Button>
    </>
  );
}
