/** A subset of Inter under public/, not hashed. How the files are made: docs/ui-kit.md. */
export const letterFace = (subset: string, unicodeRange: string) => ({
  src: `url('/fonts/inter-${subset}.woff2') format('woff2')`,
  fontWeight: '400 700',
  fontDisplay: 'swap' as const,
  unicodeRange,
});
