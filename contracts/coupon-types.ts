/**
 * The types of a coupon by their numbers, and the questions that code asks about a number, so that nobody compares bare
 * numbers. Spec: coupon §4, decision D-45.
 */
export const couponTypes = {
  single: 0,
  express: 1,
  system: 2,
  chain: 3,
  multiBet: 4,
  conditional: 5,
  antiExpress: 6,
  lucky: 7,
  patent: 8,
  severalSingles: 9,
} as const;

export const isExpress = (typeId: unknown): boolean => typeId === couponTypes.express;
export const isSystem = (typeId: unknown): boolean => typeId === couponTypes.system;
export const isChain = (typeId: unknown): boolean => typeId === couponTypes.chain;
export const isMultiBet = (typeId: unknown): boolean => typeId === couponTypes.multiBet;
export const isConditional = (typeId: unknown): boolean => typeId === couponTypes.conditional;
export const isAntiExpress = (typeId: unknown): boolean => typeId === couponTypes.antiExpress;
/** Each bet is a coupon of its own, with a stake of its own. */
export const isSeveralSingles = (typeId: unknown): boolean => typeId === couponTypes.severalSingles;

/** A single or an express: its bets are one line at one price, which the player may ask to be another. */
export const isOneLine = (typeId: unknown): boolean => typeId === couponTypes.single || isExpress(typeId);
/** One price tells what the whole coupon pays. */
export const isAtOnePrice = (typeId: unknown): boolean => isOneLine(typeId) || isAntiExpress(typeId);
/** Its bets are in blocks. */
export const hasBlocks = (typeId: unknown): boolean => isMultiBet(typeId) || isConditional(typeId);
/** The player chooses how many of its parts make a line. */
export const hasSizes = (typeId: unknown): boolean => isSystem(typeId) || isMultiBet(typeId);
/** Lines of every size together: of one bet and more, or of two and more. */
export const isFullCover = (typeId: unknown): boolean => typeId === couponTypes.lucky || typeId === couponTypes.patent;
