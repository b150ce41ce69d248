import { createReactPlugin, definePlugin } from '@sdk';

import { Toto } from './toto';

definePlugin({ id: 'toto', mount: createReactPlugin(Toto) });
