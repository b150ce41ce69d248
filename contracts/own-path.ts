/** A path of this site: no scheme, no other host, no way up. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])(?!.*\.\.)/.test(address);
