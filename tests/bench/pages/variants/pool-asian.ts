import { mountPool } from '../../ref/direct';

/** Three rows of prices and what a match has besides them. */
const matchHeight = 3 * 30 + 9;

export const mount = (root: HTMLElement, rows: number) => Promise.resolve(mountPool(root, rows, matchHeight));
