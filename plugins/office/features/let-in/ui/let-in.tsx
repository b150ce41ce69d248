import { Button, Link, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from '../../../shared/office.module.css';
import { useLetIn } from '../model/use-let-in';
import { Asker } from './asker';
import { CodeForm } from './code-form';

/** The player lets another device of theirs in, after reading which one asks. Row OFFICE-11. */
export function LetIn() {
  const t = useUnit(useHost().$t);
  const { step, why, isBusy, look, answer, again } = useLetIn();
  const error = why === null ? undefined : t(`office.qr.${why}`);
  if (step.asker === null) return <CodeForm first={step.code} error={error} isBusy={isBusy} onSend={look} />;
  if (step.isAllowed === null) return <Asker asker={step.asker} error={error} isBusy={isBusy} onAnswer={answer} />;
  return (
    <div className={css.card}>
      <Note tone={step.isAllowed ? 'success' : 'info'} role="status" icon={step.isAllowed ? 'success' : 'info'}>
        {t(step.isAllowed ? 'office.qr.allowed' : 'office.qr.refused')}
      </Note>
      <div className={css.actions}>
        <Link to="/office/security" className={css.link}>
          {t('office.to.security')}
        </Link>
        <Button onClick={again}>{t('office.qr.another')}</Button>
      </div>
    </div>
  );
}
