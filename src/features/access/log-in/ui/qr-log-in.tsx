import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { QrCode } from '@/shared/ui/qr-code';

import { $code, $codePath, $qrFailure, $qrState, newCodeWanted, qrHidden, qrShown } from '../model/qr';
import { qrLeft } from '../model/way';
import * as css from './qr-log-in.css';

/** A code that a signed-in device reads and lets this one in. Row OFFICE-11. */
export function QrLogIn() {
  const t = useT();
  const [code, path, state, failure, show, hide, renew, back] = useUnit([
    $code,
    $codePath,
    $qrState,
    $qrFailure,
    qrShown,
    qrHidden,
    newCodeWanted,
    qrLeft,
  ]);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    show();
    // The pressed button is gone.
    first.current?.focus();
    return () => {
      hide();
    };
  }, [show, hide]);
  const isStopped = code === null && (state === 'refused' || failure !== null);
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('auth.qr.text')}</p>
      {!isStopped && (
        <div className={css.place}>
          {path !== null && <QrCode text={`${globalThis.location.origin}${path}`} label={t('auth.qr.name')} />}
        </div>
      )}
      {code !== null && (
        <>
          <p className={css.text}>{t('auth.qr.byHand')}</p>
          <p className={css.code} dir="ltr">
            {`${code.slice(0, 4)}-${code.slice(4)}`}
          </p>
        </>
      )}
      <div role="status">
        {state === 'seen' && failure === null && <Note tone="info">{t('auth.qr.seen')}</Note>}
        {state === 'refused' && <Note tone="warning">{t('auth.qr.refused')}</Note>}
        {failure !== null && (
          <Note tone="danger" icon="danger">
            {failure === 'wrong_code' ? t('auth.qr.over') : t(`auth.error.${failure}`)}
          </Note>
        )}
      </div>
      {isStopped && (
        <Button variant="primary" size="xl" block onClick={() => renew()}>
          {t('auth.qr.renew')}
        </Button>
      )}
      <Button ref={first} variant="link" onClick={() => back()}>
        {t('auth.qr.back')}
      </Button>
    </div>
  );
}
