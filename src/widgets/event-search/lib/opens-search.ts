type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** Somewhere letters go in: there "/" is a letter. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** "/" anywhere but in a field; Ctrl+K or ⌘K everywhere. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: Press): boolean {
  if (defaultPrevented || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey;
  return key === '/' && !ctrlKey && !metaKey && !isTyping(target);
}
