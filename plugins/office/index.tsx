import { definePlugin } from '@sdk';

import { createModelPlugin } from '../sdk/model';
import { Office } from './app';

definePlugin({ id: 'office', mount: createModelPlugin(Office) });
