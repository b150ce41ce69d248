import { createEvent, createStore } from 'effector';

import { known } from '@/shared/known';

/** The server runs another version of the site than the one this page first saw. Fires once. Spec: shell §4, UI-14. */
export const newVersionSeen = createEvent();

/** The next navigation loads the page from the server and so brings the new version. Spec: GUARD-04. */
export const $isOutdated = known(createStore(false).on(newVersionSeen, () => true));
