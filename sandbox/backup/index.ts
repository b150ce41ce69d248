export { keepNewest } from './keep.ts';
export { makeBackup } from './make.ts';
export { restoreBackup } from './restore.ts';
