import { Button, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { OpenSession } from '@contracts/security';

import { useAct } from '../../../../sdk/act';
import { Device, Where } from '../../../entities/security';
import { momentOf } from '../../../shared/moment';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { ending } from '../model/ending';

/** Where the player is logged in, and how to log out there. Row SEC-01. */
export function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const { start, pending, refusal } = useAct(ending);
  const others = sessions.length - 1;
  return (
    <section className={css.card} aria-labelledby="office-sessions">
      <div className={css.head}>
        <h2 className={css.title} id="office-sessions">
          {t('office.security.sessions')}
        </h2>
        {others > 0 && (
          <Button size="sm" busy={pending === 'all'} onClick={() => start('all')}>
            {t('office.security.endOthers', { count: others })}
          </Button>
        )}
      </div>
      {refusal !== null && <NotSaved />}
      <ul className={css.rows}>
        {sessions.map((session) => (
          <li key={session.id} className={css.row}>
            <span className={css.start}>
              <Device {...session} /> {session.isThis && <Tag tone="accent">{t('office.security.thisOne')}</Tag>}
              <br />
              <span className={css.quiet}>
                <Where {...session} />
                <span> · </span>
                <span>{t('office.security.seen', { time: momentOf(session.seenAt, format) })}</span>
              </span>
            </span>
            {!session.isThis && (
              <Button size="sm" busy={pending === session.id} onClick={() => start(session.id)}>
                {t('office.security.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
