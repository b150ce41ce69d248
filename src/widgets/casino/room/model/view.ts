import { createEffect, createEvent, createStore, sample } from 'effector';

export const rulesPressed = createEvent();
export const rulesClosed = createEvent();
/** Fills the screen with the page, or gives it back. */
export const fullScreenPressed = createEvent();

/** The rules and the exact table lie over the game, so that nobody has to leave it for them. */
export const $areRulesOpen = createStore(false)
  .on(rulesPressed, () => true)
  .reset(rulesClosed);

/** The whole page, so that the session, its clock and reality checks stay in sight. */
const fillScreenFx = createEffect(() =>
  document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen(),
);

sample({ clock: fullScreenPressed, target: fillScreenFx });
