import { createEffect, createEvent, sample } from 'effector';

export const rulesPressed = createEvent();
/** Fills the screen with the page, or gives it back. */
export const fullScreenPressed = createEvent();

/** The heading of the rules takes the focus, so the keyboard goes on from there. */
export const rulesId = 'rules-of-the-game';

const showRulesFx = createEffect(() => {
  const heading = document.getElementById(rulesId);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
});
/** The whole page, so that the session, its clock and reality checks stay in sight. */
const fillScreenFx = createEffect(() =>
  document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen(),
);

sample({ clock: rulesPressed, target: showRulesFx });
sample({ clock: fullScreenPressed, target: fillScreenFx });
