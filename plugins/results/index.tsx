import { definePlugin } from '@sdk';

import { createOpenPlugin } from '../sdk/model';
import { Results } from './results';

definePlugin({ id: 'results', mount: createOpenPlugin(Results) });
