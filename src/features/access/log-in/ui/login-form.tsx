import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect } from 'react';

import { SocialLinks } from '@/entities/access/social';
import { useT } from '@/shared/i18n';
import { dialogForm } from '@/shared/ui/dialog';
import { Note } from '@/shared/ui/note';

import { fieldOf } from '../lib/failure';
import { $isExpired } from '../model/dialog';
import { $failure, $linking, $step, formLeft, formOpened, submitted } from '../model/form';
import { $isByQr } from '../model/way';
import { $wayBack } from '../model/way-back';
import { CodeFields } from './code-fields';
import { QrLogIn } from './lazy-qr';
import { ModeSwitch } from './mode-switch';
import { PasskeyButton } from './passkey-button';
import { PasswordFields } from './password-fields';
import { QrButton } from './qr-button';

/** The form to sign in, in one step or two. The dialog and the page show the same. */
export function LoginForm() {
  const t = useT();
  const [step, isByQr, linking, target, failure, isExpired, open, leave, submit] = useUnit([
    $step,
    $isByQr,
    $linking,
    $wayBack,
    $failure,
    $isExpired,
    formOpened,
    formLeft,
    submitted,
  ]);
  useEffect(() => {
    open();
    return () => {
      leave();
    };
  }, [open, leave]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form className={dialogForm} onSubmit={send} noValidate>
      {isExpired && failure === null && <Note tone="info">{t('auth.login.expired')}</Note>}
      {failure !== null && fieldOf(failure) === null && (
        <Note tone="danger" role="alert" icon="danger">
          {t(`auth.error.${failure}`)}
        </Note>
      )}
      {step === null && isByQr ? (
        <QrLogIn />
      ) : step === null ? (
        <>
          <ModeSwitch />
          <PasswordFields />
          {linking === null && <PasskeyButton />}
          {linking === null && <QrButton />}
          {linking === null && <SocialLinks mode="login" target={target} />}
        </>
      ) : (
        <CodeFields step={step} />
      )}
    </form>
  );
}
