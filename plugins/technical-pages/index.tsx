import { createReactPlugin, definePlugin } from '@sdk';

import { ErrorView } from './error-view';

definePlugin({ id: 'technical-pages', mount: createReactPlugin(ErrorView) });
