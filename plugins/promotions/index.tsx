import { createReactPlugin, definePlugin } from '@sdk';

import { Promotions } from './promotions';

definePlugin({ id: 'promotions', mount: createReactPlugin(Promotions) });
