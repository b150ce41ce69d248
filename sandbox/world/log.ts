import type { LogKind } from '../../contracts/control.ts';

/**
 * What the backend received. Tests read requests with their headers, errors, and reports of the collector. `at`: ms.
 */
type LogEntry = { kind: LogKind; at: number; [detail: string]: unknown };
export type WorldLog = {
  add: (entry: LogEntry) => void;
  /** Entries at or after `since` (ms), oldest first. */
  read: (kind: LogKind | null, since: number) => LogEntry[];
};

/** Keeps the last 2000 entries. */
export function createLog(): WorldLog {
  let entries: LogEntry[] = [];
  return {
    add: (entry) => {
      entries.push(entry);
      if (entries.length > 4000) entries = entries.slice(-2000);
    },
    read: (kind, since) => entries.filter((entry) => (kind === null || entry.kind === kind) && entry.at >= since),
  };
}
