/** The reader wants less motion, by the settings of their system. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
