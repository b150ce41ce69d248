import { sample } from 'effector';

import { happened, tracked } from '@/features/collect-events';

import { pluginCounted } from '../../plugin-host';

sample({
  clock: pluginCounted,
  fn: (counted) => happened('pluginEvent', counted),
  target: tracked,
});
