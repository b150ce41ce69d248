import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $isAccountFrozen } from '@/entities/account';
import { $playSession, type PlaySession, sessionWanted } from '@/entities/safety/play-session';
import { $isStopping, stopPressed } from '@/features/safety/stop-play';
import { $format, formatFarTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

import { SessionNet, SessionTime } from './figures';
import * as css from './session-strip.css';

/** `isShort`: in the row of the sports. How long the player plays, what it brought or cost, and the way to stop at once. Rows LIM-54, LIM-63. */
export function SessionStrip({ isShort = false }: { isShort?: boolean }) {
  const t = useT();
  const [session, isFrozen, wanted] = useUnit([$playSession, $isAccountFrozen, sessionWanted]);
  useEffect(() => {
    wanted();
  }, [wanted]);
  return (
    <section className={isShort ? css.short : css.strip} aria-label={t('stay.session')}>
      {session !== null && (
        <div className={css.figures}>
          {!isShort && (
            <span className={css.name} aria-hidden="true">
              {t('stay.session')}
            </span>
          )}
          <p className={isShort ? css.shortValues : css.values}>
            <SessionTime startedAt={session.startedAt} />
            <span>{isShort ? <br /> : ' · '}</span>
            <SessionNet net={session.net} iso={session.iso} />
          </p>
        </div>
      )}
      {session?.rest != null && <Resting rest={session.rest} isShort={isShort} />}
      {session?.rest == null && (isFrozen ? <Frozen isShort={isShort} /> : <Stop />)}
    </section>
  );
}

function Stop() {
  const t = useT();
  const [isBusy, stop] = useUnit([$isStopping, stopPressed]);
  return (
    <Button
      variant="danger"
      size="sm"
      className={css.stop}
      busy={isBusy}
      title={t('stay.stop.means')}
      onClick={() => stop()}
    >
      {t('main.stop')}
    </Button>
  );
}

/** Every page tells a player who may not play until when. */
function Resting({ rest, isShort }: { rest: NonNullable<PlaySession['rest']>; isShort: boolean }) {
  const t = useT();
  const format = useUnit($format);
  const { kind, endsAt } = rest;
  const text =
    endsAt === null
      ? t('stay.excluded')
      : t(kind === 'timeOut' ? 'stay.resting' : 'stay.excludedUntil', { date: formatFarTime(endsAt, format) });
  return (
    <AppLink to="/goodbye" className={isShort ? css.shortRest : css.rest} title={text}>
      <Icon name="clock" size={14} />
      {text}
    </AppLink>
  );
}

/** A frozen account plays nothing, so there is nothing to stop. The overview says what it means. */
function Frozen({ isShort }: { isShort: boolean }) {
  const t = useT();
  return (
    <AppLink to="/office/account" className={isShort ? css.shortRest : css.rest}>
      <Icon name="lock" size={14} />
      {t('stay.frozen')}
    </AppLink>
  );
}
