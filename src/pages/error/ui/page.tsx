import { useUnit } from 'effector-react';

import { appVersion, productName } from '@/shared/config';
import { useT } from '@/shared/i18n';
import { $routeFailure, AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';

import { textsOf } from '../lib/texts';
import { $isReloading, reloadPressed } from '../model/reload';

/** The page did not work, at the address where it did not. Spec: shell §8. */
export function ErrorPage() {
  const t = useT();
  const [failure, isReloading, reload] = useUnit([$routeFailure, $isReloading, reloadPressed]);
  const { title, text, action } = textsOf(failure);
  return (
    <MessagePage
      icon="unplug"
      title={t(title)}
      details={`${productName} ${appVersion} · ${t('technical.error.code', { code: String(failure?.status ?? 500) })}`}
      actions={
        <>
          <Button variant="primary" size="lg" icon="refresh" busy={isReloading} onClick={() => reload()}>
            {t(isReloading && action === 'main_page_refresh_button' ? 'main_refreshing_button' : action)}
          </Button>
          <AppLink to="/" className={buttonLook({ size: 'lg' })}>
            {t('technical.home')}
          </AppLink>
        </>
      }
    >
      {t(text)}
    </MessagePage>
  );
}
