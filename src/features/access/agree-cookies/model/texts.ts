import { attach, sample } from 'effector';

import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';

import { $isBarShown } from './agreement';

const group = 'session';
const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => [group] });

export const $areTextsHere = $loadedGroups.map((groups) => groups.includes(group));

sample({ clock: $isBarShown, filter: Boolean, fn: () => undefined, target: loadTextsFx });
