import { useUnit } from 'effector-react';
import { useId } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $isOneTapPending, oneTapAccepted, oneTapClosed } from '../model/one-tap';
import * as css from './one-tap-card.css';

/** One press signs the visitor in with a provider's account. "Not now" holds for a day. Spec: shell §1. */
export function OneTapCard() {
  const t = useT();
  const [isPending, accept, close] = useUnit([$isOneTapPending, oneTapAccepted, oneTapClosed]);
  const titleId = useId();
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <strong id={titleId}>{t('popups.oneTap.title')}</strong>
      <p className={css.text}>{t('popups.oneTap.text')}</p>
      <div className={css.buttons}>
        <Button variant="primary" size="sm" busy={isPending} onClick={() => accept()}>
          {t('popups.oneTap.go')}
        </Button>
        <Button size="sm" onClick={() => close()}>
          {t('popups.reminder.later')}
        </Button>
      </div>
    </section>
  );
}
