import type { PluginEntry } from '@contracts/plugin';

import { failuresOf, type MountedPlace } from '@/widgets/plugin-slot';

/** Whether the script of a place is at a full address. */
export const isOf = ({ mount }: MountedPlace, address: string): boolean =>
  address !== '' && new URL(address, location.href).pathname === mount.entry.entry;

/** A promise that nobody heeds names no file: its error says where it was made, and the host knows what it gave. */
export function isRejectionOf({ id, entry }: PluginEntry, reason: unknown): boolean {
  if (typeof reason !== 'object' || reason === null) return false;
  const { stack } = reason as { stack?: unknown };
  const isMadeThere = typeof stack === 'string' && stack.includes(new URL(entry, location.href).href);
  return isMadeThere || failuresOf.get(reason)?.id === id;
}

/** A text or a plain object says nothing of its maker. */
export const isNobodys = (reason: unknown): boolean =>
  typeof reason !== 'object' || reason === null || (!('stack' in reason) && !failuresOf.has(reason));
