import { Button, Link, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';

import css from '../../../shared/office.module.css';
import { $isBusy, $step, $why, answered, Place, wentOn } from '../model/let-in';
import { Asker } from './asker';
import { CodeForm } from './code-form';

/** The code of the address, where a camera put it behind "#". */
const codeOfAddress = () => (/^#[A-Z0-9]{8}$/.test(globalThis.location.hash) ? globalThis.location.hash.slice(1) : '');

/** The player lets another device of theirs in, after reading which one asks. Row OFFICE-11. */
export function LetIn() {
  useGate(Place, { code: codeOfAddress() });
  const t = useUnit(useHost().$t);
  const [step, why, isBusy] = useUnit([$step, $why, $isBusy]);
  const [answer, again] = useUnit([answered, wentOn]);
  const error = why === null ? undefined : t(`office.qr.${why}`);
  if (step.asker === null) return <CodeForm error={error} isBusy={isBusy} />;
  if (step.isAllowed === null)
    return <Asker asker={step.asker} error={error} isBusy={isBusy} onAnswer={(isAllowed) => answer(isAllowed)} />;
  return (
    <div className={css.card}>
      <Note tone={step.isAllowed ? 'success' : 'info'} role="status" icon={step.isAllowed ? 'success' : 'info'}>
        {t(step.isAllowed ? 'office.qr.allowed' : 'office.qr.refused')}
      </Note>
      <div className={css.actions}>
        <Link to="/office/security" className={css.link}>
          {t('office.to.security')}
        </Link>
        <Button onClick={() => again()}>{t('office.qr.another')}</Button>
      </div>
    </div>
  );
}
