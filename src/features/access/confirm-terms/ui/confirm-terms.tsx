import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';
import { Note } from '@/shared/ui/note';

import { $isConfirming, $problem, confirmPressed, termsOpened } from '../model/confirm';

type Props = {
  /** The way out for players who do not agree. */
  onLeave: () => void;
};

/** What changed, where to read it, and the two ways on. Spec: shell §4 "Terms confirmation". */
export function ConfirmTerms({ onLeave }: Props) {
  const t = useT();
  const [isConfirming, problem, open, confirm] = useUnit([$isConfirming, $problem, termsOpened, confirmPressed]);
  useEffect(() => {
    open();
  }, [open]);
  return (
    <MessagePage
      icon="info"
      title={t('access.terms.title')}
      actions={
        <>
          <Button variant="primary" busy={isConfirming} onClick={() => confirm()}>
            {t('access.terms.agree')}
          </Button>
          <Button onClick={onLeave}>{t('access.terms.leave')}</Button>
        </>
      }
    >
      <p>{t('access.terms.text')}</p>
      <p>
        <AppLink to="/information/rules/1">{t('access.terms.read')}</AppLink>
      </p>
      {problem !== null && (
        <Note tone="danger" role="alert">
          {t(`access.terms.${problem}`)}
        </Note>
      )}
    </MessagePage>
  );
}
