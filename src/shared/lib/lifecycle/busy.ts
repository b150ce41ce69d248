import { createEffect } from 'effector';

/**
 * Is the reader busy, so that a dialog must not interrupt? They may have another dialog open, type in a field, or have
 * begun a form.
 */
export const readBusyFx = createEffect((): boolean => {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, select, textarea');
  return isTyping || document.querySelector('dialog[open], [popover]:popover-open, form[data-dirty]') !== null;
});
