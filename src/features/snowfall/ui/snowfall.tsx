import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isSnowing } from '../model/snowfall';

const Sky = createPartView({ name: 'snow', load: () => import('./sky'), view: (module) => module.Sky });

/** The code loads only where it snows. */
export function Snowfall() {
  return useUnit($isSnowing) ? <Sky /> : null;
}
