/**
 * Invisible characters that change what others read: controls, marks of direction, zero-width joiners, tags. The
 * invisible characters that spell words of some languages (U+200C, U+200D) stay.
 */
const unseen = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u2028\u2029\u3164\uffa0]/gu;

/** Text that players write for others, without invisible characters. */
export const plainText = (written: string): string => written.replaceAll(unseen, '');

/** The same as a check of a schema. A plain function: remote apps do not share `overwrite`. */
export const asPlain = (payload: { value: string }): void => {
  payload.value = plainText(payload.value);
};
