import { useEffect, useRef, useState } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { copyText, saveText } from '../lib/save';
import * as css from './registration-form.css';

type CredentialsProps = { login: string; password: string | null; onDone: () => void };

/** The only time that the page shows these two. Spec: shell §1, REG-08. */
export function Credentials({ login, password, onDone }: CredentialsProps) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const copy = useRef<HTMLButtonElement>(null);
  // The form had the focus and is gone, so the focus moves to the button "Copy".
  useEffect(() => copy.current?.focus(), []);
  const text = [
    `${t('registration.done.login')}: ${login}`,
    ...(password === null ? [] : [`${t('registration.done.password')}: ${password}`]),
  ].join('\n');

  return (
    <div className={css.form}>
      <Note tone="success" role="status" icon="success">
        {t('registration.done.text')}
      </Note>
      <dl className={css.credentials}>
        <dt>{t('registration.done.login')}</dt>
        <dd data-testid="new-login" dir="ltr">
          {login}
        </dd>
        {password !== null && (
          <>
            <dt>{t('registration.done.password')}</dt>
            <dd data-testid="new-password" dir="ltr">
              {password}
            </dd>
          </>
        )}
      </dl>
      <div className={css.pair}>
        <Button
          ref={copy}
          icon={isCopied ? 'check' : 'copy'}
          onClick={() => {
            void copyText(text).then(setCopied);
          }}
        >
          {isCopied ? t('registration.done.copied') : t('registration.done.copy')}
        </Button>
        <Button icon="arrow-down" onClick={() => saveText('openbook.txt', text)}>
          {t('registration.done.save')}
        </Button>
      </div>
      <Button variant="primary" size="xl" block onClick={onDone}>
        {t('registration.done.play')}
      </Button>
    </div>
  );
}
