import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { $routeMatch, AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';

import { outcomeOf } from '../lib/outcomes';

/**
 * A payment system or a landing page sends people back here. The page repeats that system's word and no more: only the
 * office knows the true state of a payment. Spec: shell §2.
 */
export function OutcomePage() {
  const t = useT();
  const match = useUnit($routeMatch);
  const outcome = outcomeOf(match?.meta.pageId ?? '');
  if (match === null || outcome === null) return null;
  const isPayment = match.meta.layout === 'empty';
  const primary = buttonLook({ variant: 'primary', size: 'lg' });

  return (
    <MessagePage
      icon={outcome.icon}
      title={t(outcome.title)}
      actions={
        <>
          {isPayment ? (
            <AppLink to="/office/historypay" className={primary}>
              {t('section.office')}
            </AppLink>
          ) : (
            <AppLink to={`/${match.meta.section}`} className={primary}>
              {t('section.back')}
            </AppLink>
          )}
          <AppLink to="/" className={buttonLook({ size: 'lg' })}>
            {t('section.home')}
          </AppLink>
        </>
      }
    >
      <p>{t(outcome.text)}</p>
    </MessagePage>
  );
}
