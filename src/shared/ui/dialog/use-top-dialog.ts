import { useSyncExternalStore } from 'react';

import { topLayer, watchLayers } from './layers';

/** The modal dialog on top. Null: none is open. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(watchLayers, topLayer);
