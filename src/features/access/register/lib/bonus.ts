import type { Bonus } from './fields';

/** 0 none, 1 sport, 2 casino; the value of a form control is text. */
export const bonusOf = (text: string): Bonus => (text === '1' ? 1 : text === '2' ? 2 : 0);
