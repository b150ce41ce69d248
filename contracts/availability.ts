/** Numbers of everything that a site can offer. Decision D-28. */
export const everything: readonly number[] = Array.from({ length: 64 }, (_, index) => index + 1);
