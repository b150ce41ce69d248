import { createReactPlugin, definePlugin } from '@sdk';

import { Office } from './app/office';

definePlugin({ id: 'office', mount: createReactPlugin(Office) });
