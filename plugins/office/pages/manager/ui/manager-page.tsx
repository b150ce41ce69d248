import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Letter, type Manager, ManagerAnswer } from '@contracts/letters';

import { Letters } from '../../../entities/letter';
import { WriteLetter } from '../../../features/write-letter';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Who } from './who';

const path = '/office-api/v1/manager';

/** Path: /office/manager. Who looks after the player, when they are there, and what was written to them. Row OFFICE-11. */
export function ManagerPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded path={path} schema={ManagerAnswer} failure={t('office.manager.notRead')}>
      {({ data }) => <Shown manager={data} />}
    </Loaded>
  );
}

function Shown({ manager }: { manager: Manager }) {
  const t = useUnit(useHost().$t);
  const [letters, setLetters] = useState<readonly Letter[]>(manager.letters);
  return (
    <div className={css.stack}>
      <Who manager={manager} />
      <Card title={t('office.manager.write')} link={{ to: '/office/messages', text: t('office.manager.messages') }}>
        <WriteLetter
          path={`${path}/letters`}
          label={t('office.manager.letter')}
          message={t(manager.isThere ? 'office.manager.there' : 'office.manager.away')}
          onSent={(letter) => setLetters([letter, ...letters])}
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
