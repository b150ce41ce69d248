/** Does the element take typed text? There a letter is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * True when no modifier makes the key somebody else's shortcut. Shift may be down: some keyboards need it for "/" and
 * "?".
 */
export const isPlain = ({ ctrlKey, metaKey, altKey }: Modifiers): boolean => !ctrlKey && !metaKey && !altKey;
