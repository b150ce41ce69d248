import { isPlain, isTyping } from '@/shared/lib/keys';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** "/" works outside fields, while single letters are shortcuts. Ctrl+K or ⌘K works everywhere. */
export function opensSearch(press: Press, hasShortcuts: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = press;
  if (defaultPrevented || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey;
  return key === '/' && hasShortcuts && isPlain(press) && !isTyping(target);
}
