import { mountPool } from '../../ref/direct';

export const mount = (root: HTMLElement, rows: number) => Promise.resolve(mountPool(root, rows));
