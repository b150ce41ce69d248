import { createReactPlugin, definePlugin } from '@sdk';

import { Office } from './app';

definePlugin({ id: 'office', mount: createReactPlugin(Office) });
