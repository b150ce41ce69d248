/** Somewhere letters go in: there a letter is a letter. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Without a key that makes it somebody else's shortcut. Shift is how some keyboards write "/" and "?". */
export const isPlain = ({ ctrlKey, metaKey, altKey }: Modifiers): boolean => !ctrlKey && !metaKey && !altKey;
