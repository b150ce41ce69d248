/** Decision D-85: 8 to 64 signs, a letter and a digit, no spaces at the ends. */
export const passwordForm = /^(?=.{8,64}$)(?=.*\p{L})(?=.*\d)(?!\s)(?!.*\s$)/u;
