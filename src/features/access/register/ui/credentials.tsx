import { useEffect, useRef, useState } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { pictureOf } from '../lib/picture';
import { copyText, saveFile } from '../lib/save';
import { MailCredentials } from './mail-credentials';
import * as css from './registration-form.css';

type CredentialsProps = { login: string; password: string; onSaved: () => void };

/** The only time that the page shows these two, with all that players can do to keep them. Spec: shell §1, REG-08. */
export function Credentials({ login, password, onSaved }: CredentialsProps) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const copy = useRef<HTMLButtonElement>(null);
  // The form had the focus and is gone, so the focus moves to the button "Copy".
  useEffect(() => copy.current?.focus(), []);
  const rows = [
    [t('registration.done.login'), login],
    [t('registration.done.password'), password],
  ] as const;
  const text = rows.map((row) => row.join(': ')).join('\n');
  const savePicture = async () => {
    const picture = await pictureOf(t('registration.done.title'), rows);
    if (picture !== null) saveFile('openbook.png', picture);
  };

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
        <dt>{t('registration.done.password')}</dt>
        <dd data-testid="new-password" dir="ltr">
          {password}
        </dd>
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
        <Button icon="arrow-down" onClick={() => saveFile('openbook.txt', new Blob([text], { type: 'text/plain' }))}>
          {t('registration.done.save')}
        </Button>
        <Button icon="arrow-down" onClick={() => void savePicture()}>
          {t('registration.done.picture')}
        </Button>
        <Button aria-expanded={isMailing} onClick={() => setMailing(!isMailing)}>
          {t('registration.done.mail')}
        </Button>
      </div>
      {isMailing && <MailCredentials />}
      <Button variant="primary" size="xl" block onClick={onSaved}>
        {t('registration.done.saved')}
      </Button>
    </div>
  );
}
