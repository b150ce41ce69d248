import { createReactPlugin, definePlugin } from '@sdk';

import { Footer } from './footer';

definePlugin({ id: 'footer', mount: createReactPlugin(Footer) });
