/** Numbers of all that a site can offer. Decision D-28. */
export const EVERYTHING: readonly number[] = Array.from({ length: 64 }, (_, index) => index + 1);
