import { createEffect } from 'effector';

/** Puts the page on paper, as its styles for paper say. */
export const printFx = createEffect(() => {
  window.print();
});
