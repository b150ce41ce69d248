import { definePlugin } from '@sdk';

import { createModelPlugin } from '../sdk/model';
import { Lotto } from './lotto';

definePlugin({ id: 'lotto', mount: createModelPlugin(Lotto) });
