import { createReactPlugin, definePlugin } from '@sdk';

import { App } from './app';

definePlugin({ id: 'match-of-the-day', mount: createReactPlugin(App) });
