import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { $isAnswering, $isCheckDue, $playSession, checkAnswered, formatDuration } from '@/entities/safety/play-session';
import { $isEnding, sessionEndRequested } from '@/entities/session';
import { $locale, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import * as css from './reality-check.css';

const ignore = () => undefined;

/** Stands before the whole page until the player answers. The focus is on the words, so no key that was meant for the page answers. Row LIM-64. */
export function RealityCheck() {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  const [session, isDue, isAnswering, isEnding] = useUnit([$playSession, $isCheckDue, $isAnswering, $isEnding]);
  const [stay, leave] = useUnit([checkAnswered, sessionEndRequested]);
  if (session?.check == null || !isDue) return null;
  return (
    <Dialog
      open
      title={t('stay.check')}
      closeLabel=""
      dismiss="none"
      onClose={ignore}
      initialFocus={text}
      footer={
        <div className={css.answers}>
          <Button size="lg" busy={isAnswering} onClick={() => stay()}>
            {t('stay.check.stay')}
          </Button>
          <Button size="lg" busy={isEnding} onClick={() => leave({ reason: 'player' })}>
            {t('stay.check.leave')}
          </Button>
        </div>
      }
    >
      <p ref={text} tabIndex={-1} className={css.text}>
        {t('stay.check.text', { count: session.check.minutes })}
      </p>
      <Figures />
    </Dialog>
  );
}

function Figures() {
  const t = useT();
  const [session, now, locale] = useUnit([$playSession, $now, $locale]);
  if (session === null) return null;
  const { startedAt, staked, won, net, iso } = session;
  const sign = net === 0 ? '' : net > 0 ? '+' : '−';
  const rows = [
    [t('stay.check.time'), formatDuration(now - startedAt)],
    [t('stay.check.staked'), formatMoney(staked, iso, locale)],
    [t('stay.check.won'), formatMoney(won, iso, locale)],
    [t('stay.check.net'), sign + formatMoney(Math.abs(net), iso, locale)],
  ] as const;
  return (
    <dl className={css.figures}>
      {rows.map(([name, value]) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
