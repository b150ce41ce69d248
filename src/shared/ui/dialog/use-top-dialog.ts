import { useSyncExternalStore } from 'react';

import { topLayer, watchLayers } from './layers';

/** The modal dialog on top; null while there is none. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(watchLayers, topLayer);
