import { createStore } from 'effector';

import { known } from '@/shared/known';

import { botOf } from './bot';

/**
 * A crawler sees what everybody may read. The page never asks it anything: no dialog, login, age warning or popup.
 * Spec: shell §4, GUARD-17.
 */
export const $isSearchBot = known(createStore(typeof navigator !== 'undefined' && botOf(navigator.userAgent) !== null));
