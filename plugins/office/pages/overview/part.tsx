import { createReactPlugin, definePlugin } from '@sdk';

import { OverviewPage } from './overview-page';

definePlugin({ id: 'office/overview', mount: createReactPlugin(OverviewPage) });
