import { useUnit } from 'effector-react';

import { $siteConfig } from '@/entities/site';
import { $loadedGroups } from '@/shared/i18n';
import { Contained } from '@/shared/part';
import { IconsVersion } from '@/shared/ui/icon';

import { $bootState } from './boot';
import { BootFailure } from './boot-failure';
import { $late } from './late/load-late';
import { MainLayout } from './layouts/main-layout';
import { PagePlace } from './layouts/page-place';
import { PlainLayout } from './layouts/plain-layout';
import { PluginHostProvider } from './plugin-host';
import { $shownPage } from './router/page';

/** Layout, page and what lies over all of them. */
export function Root() {
  const [boot, shown, late, config, groups] = useUnit([$bootState, $shownPage, $late, $siteConfig, $loadedGroups]);
  if (boot === 'failed') return <BootFailure />;
  // Texts that did not load are said by the page alone, in words of the bundle: the frame has none.
  const hasTexts = shown === null || groups.includes('main');
  const Layout = hasTexts && (shown?.match.meta.layout ?? 'main') === 'main' ? MainLayout : PlainLayout;
  return (
    <IconsVersion value={config?.iconsVersion}>
      <PluginHostProvider>
        <Layout>
          <PagePlace />
        </Layout>
        {shown !== null && hasTexts && late !== null && (
          <Contained name="late parts">
            <late.LateParts />
          </Contained>
        )}
      </PluginHostProvider>
    </IconsVersion>
  );
}
