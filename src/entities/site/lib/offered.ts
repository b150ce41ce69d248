/**
 * Does a site with these entries offer what needs `entry`? A page without a requirement is everywhere. Decision D-28.
 */
export const isOffered = (availability: readonly number[], entry: number | undefined): boolean =>
  entry === undefined || availability.includes(entry);
