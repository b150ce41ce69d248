import { useUnit } from 'effector-react';

import { $siteConfig } from '@/entities/site';
import { $hasFrameTexts } from '@/shared/i18n';
import { Contained } from '@/shared/part';
import { SiteRouter } from '@/shared/routing';
import { IconsVersion } from '@/shared/ui/icon';

import { $bootState } from './boot';
import { BootFailure } from './boot-failure';
import { $late, $lateDialogs } from './late/load-late';
import { MainLayout } from './layouts/main-layout';
import { PagePlace } from './layouts/page-place';
import { PlainLayout } from './layouts/plain-layout';
import { PluginHostProvider } from './plugin-host';
import { $shownPage } from './router/page';

/** Draws the layout, the page and what lies over all of them. */
export function Root() {
  const [boot, shown, config, canSpeak] = useUnit([$bootState, $shownPage, $siteConfig, $hasFrameTexts]);
  const [late, dialogs] = useUnit([$late, $lateDialogs]);
  if (boot === 'failed') return <BootFailure />;
  // When texts did not load, only the page says so, in bundled texts: the frame has no texts of its own.
  const hasTexts = shown === null || canSpeak;
  const Layout = hasTexts && (shown?.match.meta.layout ?? 'main') === 'main' ? MainLayout : PlainLayout;
  return (
    <IconsVersion value={config?.iconsVersion}>
      <SiteRouter>
        <PluginHostProvider>
          <Layout>
            <PagePlace />
          </Layout>
          {shown !== null && hasTexts && late !== null && (
            <Contained name="late parts">
              <late.LateParts />
            </Contained>
          )}
          {shown !== null && hasTexts && dialogs !== null && (
            <Contained name="late dialogs">
              <dialogs.LateDialogs />
            </Contained>
          )}
        </PluginHostProvider>
      </SiteRouter>
    </IconsVersion>
  );
}
