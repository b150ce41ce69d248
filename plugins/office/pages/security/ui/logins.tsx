import { Button, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Login } from '@contracts/security';

import { useAct } from '../../../../sdk/act';
import { Device, Where } from '../../../entities/security';
import { securing } from '../../../features/end-sessions';
import { momentOf } from '../../../shared/moment';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';

/**
 * The log-ins and the attempts to log in. "This was not me" logs out everywhere else and asks for a new password. Row
 * SEC-04.
 */
export function Logins({ logins }: { logins: readonly Login[] }) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const { start, pending, refusal } = useAct(securing);
  return (
    <section className={css.card} aria-labelledby="office-logins">
      <div className={css.head}>
        <h2 className={css.title} id="office-logins">
          {t('office.security.logins')}
        </h2>
        <Button size="sm" busy={pending !== null} onClick={() => start('all')}>
          {t('office.security.notMe')}
        </Button>
      </div>
      {refusal !== null && <NotSaved />}
      <ul className={css.rows}>
        {logins.map((login) => (
          <li key={login.id} className={css.row}>
            <span className={css.start}>
              <time dateTime={new Date(login.at * 1000).toISOString()}>{momentOf(login.at, format)}</time>
              {' · '}
              {t(`office.how.${login.how}`)}
              <br />
              <span className={css.quiet}>
                <Device {...login} />
                <span> · </span>
                <Where {...login} />
              </span>
            </span>
            <Tag tone={login.isIn ? 'won' : 'lost'}>
              {t(login.isIn ? 'office.security.letIn' : 'office.security.wrongPassword')}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
