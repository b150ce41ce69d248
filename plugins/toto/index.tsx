import { definePlugin } from '@sdk';

import { createModelPlugin } from '../sdk/model';
import { Toto } from './toto';

definePlugin({ id: 'toto', mount: createModelPlugin(Toto) });
