import { createEffect } from 'effector';

/** Is the reader in the middle of something that a dialog must not break into: another dialog, a field, a form that has begun? */
export const readBusyFx = createEffect((): boolean => {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, select, textarea');
  return isTyping || document.querySelector('dialog[open], [popover]:popover-open, form[data-dirty]') !== null;
});
