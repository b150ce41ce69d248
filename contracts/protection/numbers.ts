/** Numbers on the wire of the kinds of limits of which code knows more than their row says (`limit-kinds.ts`). */
export const selfExclusion = 30;
export const sessionLimit = 31;
export const realityCheck = 32;
export const timeOut = 33;
export const largestStake = 37;
/** The rest above it is paid out to the player. Row LIM-51. */
export const largestBalance = 43;
