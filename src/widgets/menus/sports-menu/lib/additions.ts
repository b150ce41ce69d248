import type { ComponentType } from 'react';

import type { Champ } from '@contracts/feed';

/**
 * What comes late into the menu, so that the first load is free of it. `End`: stands after the link of a competition.
 * `Top`: is over the sports.
 */
export type MenuAdditions = { End: ComponentType<{ champ: Champ }>; Top: ComponentType };
