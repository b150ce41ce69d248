import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Security, SecurityAnswer } from '@contracts/security';

import { createAppPart } from '../../../../sdk/parts';
import { ChangePassword } from '../../../features/change-password';
import { Sessions } from '../../../features/end-sessions';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Level, type Way } from './level';
import { Logins } from './logins';

/** A QR code and what speaks to devices come in files of their own. */
const SecondStep = createAppPart(() => import('../../../features/second-step').then((part) => part.SecondStep));
const ConfirmContact = createAppPart(() =>
  import('../../../features/confirm-contact').then((part) => part.ConfirmContact),
);
const SetQuestion = createAppPart(() => import('../../../features/set-question').then((part) => part.SetQuestion));
const Passkeys = createAppPart(() => import('../../../features/passkeys').then((part) => part.Passkeys));

/** Path: /office/security. How well the account is kept, and who is in it. Rows SEC-01, SEC-02 to SEC-04, PROT-01. */
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
  const isAsked = new URLSearchParams(location.search).get('change') === 'password';
  const [open, setOpen] = useState<Way | null>(isAsked ? 'is_changed_password' : null);
  const changed = (next: Security) => {
    setOpen(null);
    setSecurity(next);
  };
  const form = { security, onClose: () => setOpen(null), onChanged: changed };
  return (
    <div className={css.stack}>
      <Level security={security} onOpen={setOpen} />
      {open === 'is_changed_password' && <ChangePassword {...form} />}
      {open === 'enable_two_factor_auth' && <SecondStep {...form} />}
      {open === 'enable_phone_binding' && <ConfirmContact key="phone" kind="phone" {...form} />}
      {open === 'enable_email_auth' && <ConfirmContact key="email" kind="email" {...form} />}
      {open === 'enable_security_question' && <SetQuestion {...form} />}
      <Passkeys security={security} onChanged={setSecurity} />
      <Sessions sessions={security.sessions} onEnded={setSecurity} />
      <Logins
        logins={security.logins}
        onSecured={(next) => {
          setSecurity(next);
          setOpen('is_changed_password');
        }}
      />
    </div>
  );
}
