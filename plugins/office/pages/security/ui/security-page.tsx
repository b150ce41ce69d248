import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';

import type { ProtectionWay } from '@contracts/protection-level';
import type { Security } from '@contracts/security';

import { createAppPart } from '../../../../sdk/parts';
import { security as asked } from '../../../entities/security';
import { ChangePassword } from '../../../features/change-password';
import { Sessions } from '../../../features/end-sessions';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { $way, Page, wayClosed, wayOpened } from '../model/way';
import { Level } from './level';
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
    <Loaded of={asked} failure={t('office.security.notRead')}>
      {(security) => <Shown security={security} />}
    </Loaded>
  );
}

function Shown({ security }: { security: Security }) {
  const isAsked = new URLSearchParams(location.search).get('change') === 'password';
  useGate<{ way: ProtectionWay | null }>(Page, { way: isAsked ? 'is_changed_password' : null });
  const [way, open, close] = useUnit([$way, wayOpened, wayClosed]);
  const form = { security, onClose: () => close() };
  return (
    <div className={css.stack}>
      <Level security={security} onOpen={(way) => open(way)} />
      {way === 'is_changed_password' && <ChangePassword {...form} />}
      {way === 'enable_two_factor_auth' && <SecondStep {...form} />}
      {way === 'enable_phone_binding' && <ConfirmContact key="phone" kind="phone" {...form} />}
      {way === 'enable_email_auth' && <ConfirmContact key="email" kind="email" {...form} />}
      {way === 'enable_security_question' && <SetQuestion {...form} />}
      <Passkeys security={security} />
      <Sessions sessions={security.sessions} />
      <Logins logins={security.logins} />
    </div>
  );
}
