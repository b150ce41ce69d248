import { createReactPlugin, definePlugin } from '@sdk';

import { News } from './news';

definePlugin({ id: 'news', mount: createReactPlugin(News) });
