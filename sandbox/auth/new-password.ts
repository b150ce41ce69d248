import { randomInt } from 'node:crypto';

/** Leaves out signs that look alike. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Twelve signs. Like every password it needs a letter and a digit (decision D-85). */
export const newPassword = (): string =>
  Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('') +
  `${String(signs[randomInt(48)])}${String(randomInt(2, 10))}`;
