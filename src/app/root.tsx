import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { $siteConfig } from '@/entities/site';
import { IconsVersion } from '@/shared/ui/icon';
import { AuthDialogs } from '@/widgets/auth-dialogs';

import { $bootState } from './boot';
import { BootFailure } from './boot-failure';
import { $LateParts } from './late/load-late';
import { MainLayout } from './layouts/main-layout';
import { PagePlace } from './layouts/page-place';
import { PlainLayout } from './layouts/plain-layout';
import { PluginHostProvider } from './plugin-host';
import { $shownPage } from './router/page';

/** Layout, page and what lies over all of them. */
export function Root() {
  const [boot, shown, late, config] = useUnit([$bootState, $shownPage, $LateParts, $siteConfig]);
  if (boot === 'failed' && shown === null) return <BootFailure />;
  const Layout = (shown?.match.meta.layout ?? 'main') === 'main' ? MainLayout : PlainLayout;
  return (
    <IconsVersion value={config?.iconsVersion}>
      <PluginHostProvider>
        <Layout>
          <PagePlace />
        </Layout>
        {shown !== null && (
          <>
            <Suspense fallback={null}>
              <AuthDialogs />
            </Suspense>
            {late !== null && <late.Parts />}
          </>
        )}
      </PluginHostProvider>
    </IconsVersion>
  );
}
