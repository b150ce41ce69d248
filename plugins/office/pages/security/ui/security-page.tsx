import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Security, SecurityAnswer } from '@contracts/security';

import { ChangePassword } from '../../../features/change-password';
import { Sessions } from '../../../features/end-sessions';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Level } from './level';
import { Logins } from './logins';

/** Path: /office/security. How well the account is kept, and who is in it. Rows SEC-01, SEC-04, PROT-01. */
export function SecurityPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded path="/office-api/v1/security" schema={SecurityAnswer} failure={t('office.security.notRead')}>
      {({ data }) => <Shown first={data} />}
    </Loaded>
  );
}

function Shown({ first }: { first: Security }) {
  const [security, setSecurity] = useState(first);
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={css.stack}>
      <Level security={security} onChangePassword={() => setChanging(true)} />
      {isChanging && (
        <ChangePassword
          onClose={() => setChanging(false)}
          onChanged={(next) => {
            setChanging(false);
            setSecurity(next);
          }}
        />
      )}
      <Sessions sessions={security.sessions} onEnded={setSecurity} />
      <Logins
        logins={security.logins}
        onSecured={(next) => {
          setSecurity(next);
          setChanging(true);
        }}
      />
    </div>
  );
}
