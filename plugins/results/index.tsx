import { createReactPlugin, definePlugin } from '@sdk';

import { Results } from './results';

definePlugin({ id: 'results', mount: createReactPlugin(Results) });
