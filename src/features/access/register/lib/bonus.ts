import type { Bonus } from './fields';

/** 0 none, 1 sport, 2 casino. They are strings, because form controls hold texts. */
export const bonusOf = (text: string): Bonus => (text === '1' ? 1 : text === '2' ? 2 : 0);
