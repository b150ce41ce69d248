import { createReactPlugin, definePlugin } from '@sdk';

import { Registration } from './registration';

definePlugin({ id: 'registration', mount: createReactPlugin(Registration) });
