import { definePlugin } from '@sdk';

import { createOpenPlugin } from '../sdk/model';
import { News } from './news';

definePlugin({ id: 'news', mount: createOpenPlugin(News) });
