/** `2026-11-22 12:00`, in UTC as everything here. */
export const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
