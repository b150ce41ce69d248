import { mountDirect } from '../../ref/direct';

export const mount = (root: HTMLElement, rows: number) => Promise.resolve(mountDirect(root, rows));
