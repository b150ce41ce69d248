import { combine, createEvent, createStore } from 'effector';

import { arrange, type Arrangement, type SlotSettings } from '../lib/arrange';
import { $catalog, $plugins } from './plugins';

/** `slots` of the site configuration. */
export const slotsArranged = createEvent<SlotSettings>();

const $settings = createStore<SlotSettings>({}).on(slotsArranged, (_, settings) => settings);

/** The apps in each slot; null while they are not known. */
export const $slots = combine(
  $catalog,
  $plugins,
  $settings,
  (catalog, plugins, settings): Arrangement | null => catalog && plugins && arrange(catalog.all, plugins, settings),
);
