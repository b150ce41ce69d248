import { definePlugin } from '@sdk';

import { createModelPlugin } from '../sdk/model';
import { Promotions } from './promotions';

definePlugin({ id: 'promotions', mount: createModelPlugin(Promotions) });
