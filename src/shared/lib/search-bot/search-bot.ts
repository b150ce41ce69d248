import { createStore } from 'effector';

import { botOf } from './bot';

/** A crawler is shown what everybody may read, and is never asked anything: no dialog, no login, no age warning, no popup. Spec: shell §4, GUARD-17. */
export const $isSearchBot = createStore(typeof navigator !== 'undefined' && botOf(navigator.userAgent) !== null);
