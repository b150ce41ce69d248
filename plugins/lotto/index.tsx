import { createReactPlugin, definePlugin } from '@sdk';

import { Lotto } from './lotto';

definePlugin({ id: 'lotto', mount: createReactPlugin(Lotto) });
