import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Manager } from '@contracts/letters';

import { Letters } from '../../../entities/letter';
import { WriteLetter } from '../../../features/write-letter';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { lettersPath, manager as asked } from '../model/manager';
import { Who } from './who';

/** Path: /office/manager. The manager of the player, their hours, and the messages to them. Row OFFICE-11. */
export function ManagerPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={asked} failure={t('office.manager.notRead')}>
      {(manager) => <Shown manager={manager} />}
    </Loaded>
  );
}

function Shown({ manager }: { manager: Manager }) {
  const t = useUnit(useHost().$t);
  const { letters } = manager;
  return (
    <div className={css.stack}>
      <Who manager={manager} />
      <Card title={t('office.manager.write')} link={{ to: '/office/messages', text: t('office.manager.messages') }}>
        <WriteLetter
          path={lettersPath}
          label={t('office.manager.letter')}
          message={t(manager.isThere ? 'office.manager.there' : 'office.manager.away')}
        />
      </Card>
      {letters.length > 0 && (
        <Card title={t('office.manager.letters')}>
          <Letters label={t('office.manager.letters')} letters={letters} />
        </Card>
      )}
      <p className={css.quiet}>
        {t('office.manager.urgent')}{' '}
        <Link to="/office/support" className={css.inline}>
          {t('office.manager.support')}
        </Link>
      </p>
    </div>
  );
}
