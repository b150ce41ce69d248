import { createReactPlugin, definePlugin } from '@sdk';

import { Header } from './header';

definePlugin({ id: 'header', mount: createReactPlugin(Header) });
