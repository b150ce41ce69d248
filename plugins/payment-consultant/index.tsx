import { createReactPlugin, definePlugin } from '@sdk';

import { Consultant } from './consultant';

definePlugin({ id: 'payment-consultant', mount: createReactPlugin(Consultant) });
