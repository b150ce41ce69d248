import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';

import { standsFor } from '@contracts/captcha';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Note } from '@/shared/ui/note';
import { Skeleton } from '@/shared/ui/skeleton';

import { kinds } from '../lib/kinds';
import { $asked, $challenge, $code, $hasFailed, anotherWanted, dialogOpened, kindChosen } from '../model/challenge';
import { dialogClosed } from '../model/closed';
import { $isEnding, $isOver, moreTimeWanted } from '../model/time';
import * as css from './captcha.css';
import { Challenge } from './challenge';
import { otherKinds } from './focus-answer';
import { TimeLeft } from './time-left';
import '../model/logged-out';

/**
 * One captcha for the call behind `task`: the kind that the call wants, or another that the player can solve. Spec:
 * shell §4, decision D-03.
 */
export function CaptchaDialog({ task }: { task: object }) {
  const t = useT();
  const [challenge, code, hasFailed] = useUnit([$challenge, $code, $hasFailed]);
  const [isEnding, isOver] = useUnit([$isEnding, $isOver]);
  const asked = useUnit($asked) ?? 100;
  const [open, close, choose, another, moreTime] = useUnit([
    dialogOpened,
    dialogClosed,
    kindChosen,
    anotherWanted,
    moreTimeWanted,
  ]);
  // Runs before anybody can press, so that it cannot undo a choice.
  useLayoutEffect(() => {
    open();
  }, [open, task]);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      title={t('main.captcha.title')}
      closeLabel={t('main.close')}
      onClose={() => close()}
      size="sm"
      initialFocus={content}
    >
      <div ref={content} className={css.content} tabIndex={-1} aria-busy={challenge === null && !hasFailed}>
        {challenge === null && !hasFailed && <Skeleton height={160} />}
        <Challenge />
        {hasFailed && (
          <Note
            tone="danger"
            role="alert"
            actions={
              <Button size="sm" onClick={() => another()}>
                {t('captcha.again')}
              </Button>
            }
          >
            {t('captcha.notLoaded')}
          </Note>
        )}
        {isOver && (
          <Note tone="warning" role="alert">
            {t('captcha.late')}
          </Note>
        )}
        <TimeLeft />
        <div className={css.row}>
          {isEnding && (
            <Button size="sm" onClick={() => moreTime()}>
              {t('captcha.moreTime')}
            </Button>
          )}
          {challenge !== null && challenge.kind !== 'work' && (
            <Button size="sm" icon="refresh" onClick={() => another()}>
              {t('captcha.another')}
            </Button>
          )}
        </div>
        <div className={css.row} role="group" aria-label={t('captcha.kinds')} {...otherKinds}>
          <span className={css.quiet}>{t('captcha.kinds')}</span>
          {kinds
            .filter((kind) => kind.code !== code && standsFor(kind.code, asked))
            .map((kind) => (
              <Button key={kind.code} variant="link" onClick={() => choose(kind.code)}>
                {t(kind.name)}
              </Button>
            ))}
        </div>
      </div>
    </Dialog>
  );
}
