import { createReactPlugin, definePlugin } from '@sdk';

import { MessagesPage } from './messages-page';

definePlugin({ id: 'office/messages', mount: createReactPlugin(MessagesPage) });
