import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until the disk has a file, not only the system. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
