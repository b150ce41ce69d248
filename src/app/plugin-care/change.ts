import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $apps, $plugins, makingOf } from '@/entities/plugin';
import { createPart, partCame, partWanted } from '@/shared/part';

import { careBegan } from './care';
import { heedTyping } from './in-use';

/** Changes apps that are on the screen: hardly any visit needs it. */
const changePart = createPart({ name: 'change of remote apps', load: () => import('./change-part') });

/** It is here, and begins. */
export const changeBegan = createEvent();

const $hasBegun = createStore(false).on(careBegan, () => true);
sample({ clock: careBegan, target: createEffect(heedTyping) });

/** An app on the page should be of another entry, or its style sheet waits until it is held within. */
const $isNeeded = combine($hasBegun, $plugins, $apps, (hasBegun, plugins, apps) =>
  hasBegun
    ? (plugins ?? []).some((entry) => {
        const app = apps[entry.id];
        const waits = entry.style !== undefined && entry.styleScoped !== true;
        return app !== undefined && (waits || makingOf(app.entry) !== makingOf(entry));
      })
    : false,
);
sample({ clock: $isNeeded, filter: Boolean, fn: () => changePart, target: partWanted });
sample({ clock: partCame(changePart), target: changeBegan });
