/** The keys in the list, by topic. Each topic is also a text key: `popups.keys.<value>`. */
export const shortcuts = [
  { what: 'search', keys: ['/', 'Ctrl K'] },
  { what: 'odds', keys: ['P'] },
  { what: 'prices', keys: ['←', '↑', '→', '↓'] },
  { what: 'line', keys: ['Home', 'End'] },
  { what: 'group', keys: ['Page Up', 'Page Down'] },
  { what: 'pick', keys: ['Enter'] },
  { what: 'joint', keys: ['B'] },
  { what: 'coupon', keys: ['C'] },
  { what: 'back', keys: ['Esc'] },
  { what: 'message', keys: ['F6'] },
  { what: 'list', keys: ['?'] },
] as const;

type Press = Pick<KeyboardEvent, 'key' | 'code'>;

/** Finds the key by its letter or, on a keyboard with other letters, by its place. */
const isLetter =
  (letter: string) =>
  ({ key, code }: Press): boolean =>
    /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
export const isCouponKey = isLetter('c');
export const isPricesKey = isLetter('p');
export const isJointKey = isLetter('b');
