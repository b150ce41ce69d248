import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { $path, AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';

/** Spec: shell §2: "This page could not be found". */
export function NotFoundPage() {
  const t = useT();
  const path = useUnit($path);
  return (
    <MessagePage
      icon="search"
      title={t('technical.notFound.title')}
      details={<bdi dir="ltr">{path}</bdi>}
      actions={
        <>
          <AppLink to="/" className={buttonLook({ variant: 'primary', size: 'lg' })}>
            {t('technical.home')}
          </AppLink>
          <AppLink to="/home/live" className={buttonLook({ size: 'lg' })}>
            {t('technical.live')}
          </AppLink>
        </>
      }
    >
      {t('technical.notFound.text')}
    </MessagePage>
  );
}
