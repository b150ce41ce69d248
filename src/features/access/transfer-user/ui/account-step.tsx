import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { HiddenUsername } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import { transferEnded } from '../model/need';
import { $account } from '../model/steps';
import * as css from './transfer-dialog.css';

/** The only time that the page shows them; it keeps them nowhere. Row TRANS-04. */
export function AccountStep() {
  const t = useT();
  const [account, end] = useUnit([$account, transferEnded]);
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  if (account === null) return null;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        end();
      }}
    >
      <HiddenUsername of={account.id} />
      <input type="password" name="new-password" autoComplete="new-password" value={account.password} readOnly hidden />
      <Note tone="success" role="status" icon="success">
        {t('transfer.done')}
      </Note>
      <dl className={css.account}>
        <dt>{t('transfer.id')}</dt>
        <dd data-testid="transfer-id" dir="ltr">
          {account.id}
        </dd>
        <dt>{t('transfer.password')}</dt>
        <dd data-testid="transfer-password" dir="ltr">
          {account.password}
        </dd>
      </dl>
      <Button ref={done} type="submit" variant="primary" size="xl" block>
        {t('transfer.saved')}
      </Button>
    </form>
  );
}
