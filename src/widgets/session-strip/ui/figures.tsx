import { useUnit } from 'effector-react';

import { formatDuration } from '@/entities/safety/play-session';
import { $locale } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/money';
import { Money } from '@/shared/ui/money';

/** The only text of the frame that is drawn each second. */
export function SessionTime({ startedAt }: { startedAt: number }) {
  const now = useUnit($now);
  return (
    <bdi dir="ltr" translate="no">
      {formatDuration(now - startedAt)}
    </bdi>
  );
}

/** A sign, not a colour, says which way the money went. */
export function SessionNet({ net, iso }: { net: number; iso: string }) {
  const locale = useUnit($locale);
  const sign = net === 0 ? '' : net > 0 ? '+' : '−';
  return <Money text={`${sign}${formatMoney(Math.abs(net), iso, locale)}`} />;
}
