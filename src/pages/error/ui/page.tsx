import { useUnit } from 'effector-react';

import { $house } from '@/entities/site';
import { appVersion } from '@/shared/config';
import { useT } from '@/shared/i18n';
import { $routeFailure, $routeMatch, AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';
import { PluginOr } from '@/widgets/plugin-slot';

import { isGeneral, textsOf } from '../lib/texts';
import { $isReloading, reloadPressed } from '../model/reload';
import { StopHere } from './stop-here';

/**
 * Says that the page failed, at its own address. An error without words of its own goes to the technical pages where
 * remote apps may run. Spec: shell §2, §8, ROUTE-162.
 */
export function ErrorPage() {
  const [failure, match] = useUnit([$routeFailure, $routeMatch]);
  if (failure === null || !isGeneral(failure) || match?.meta.layout !== 'main') return <OwnView />;
  return (
    <PluginOr name="technical-pages">
      <div role="alert">
        <OwnView />
      </div>
    </PluginOr>
  );
}

function OwnView() {
  const t = useT();
  const [failure, isReloading, reload, house] = useUnit([$routeFailure, $isReloading, reloadPressed, $house]);
  const { title, text, action } = textsOf(failure);
  return (
    <MessagePage
      icon="unplug"
      title={t(title)}
      details={`${house.name} ${appVersion} · ${t('technical.error.code', { code: String(failure?.status ?? 500) })}`}
      actions={
        <>
          <Button variant="primary" size="lg" icon="refresh" busy={isReloading} onClick={() => reload()}>
            {t(isReloading && action === 'main_page_refresh_button' ? 'main_refreshing_button' : action)}
          </Button>
          <AppLink to="/" className={buttonLook({ size: 'lg' })}>
            {t('technical.home')}
          </AppLink>
          <StopHere />
        </>
      }
    >
      {t(text)}
    </MessagePage>
  );
}
