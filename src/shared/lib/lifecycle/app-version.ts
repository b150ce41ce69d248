import { createEvent, createStore } from 'effector';

/** Another version of the site than the first one that this page saw is out. Once. Spec: shell §4, UI-14. */
export const newVersionSeen = createEvent();

/** The next navigation is a page load: it brings the new version. Spec: GUARD-04. */
export const $isOutdated = createStore(false).on(newVersionSeen, () => true);
