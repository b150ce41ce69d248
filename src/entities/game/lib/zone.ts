import type { Zone } from '@contracts/feed';

/** The zone that the `section` of an address names. Null: it names neither. */
export const zoneOf = (section: string | undefined): Zone | null =>
  section === 'line' || section === 'live' ? section : null;
