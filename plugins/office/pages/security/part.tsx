import { createReactPlugin, definePlugin } from '@sdk';

import { SecurityPage } from './security-page';

definePlugin({ id: 'office/security', mount: createReactPlugin(SecurityPage) });
